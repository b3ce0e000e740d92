import { Link } from "gatsby";
import * as React from "react";
import { Face } from "../../components/picture/face";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { aspectRatioOf } from "../../components/picture/aspect-ratio";
import * as styles from "./age-stop.module.css";

interface AgeLinksProps {
  label: string;
  /** Each link shows the character's figure, else the portrait, if it has one. */
  links: {
    to: string;
    name: string;
    figure?: Queries.AgeFigureFragment | null;
    portrait?: Queries.SectionFaceFragment;
  }[];
}

/** The `sizes` attribute of a figure. Keep in step with age-stop.module.css. */
const figureSizes = (file: PictureFile) => `${Math.min(5, Math.round(60 * aspectRatioOf(file)) / 10)}rem`;

/** One group of a description list: a label and its links. Renders nothing without links. */
export function AgeLinks({ label, links }: AgeLinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={links.some(({ portrait }) => portrait) ? styles.who : undefined}>
      <dt>{label}</dt>
      {links.map(({ to, name, figure, portrait }) => (
        <dd key={to + name}>
          <Link to={to}>
            {figure ? (
              <Picture
                className={styles.figure}
                file={figure.image}
                alt=""
                sizes={figureSizes(figure.image)}
                transparent
              />
            ) : (
              portrait && <Face className={styles.face} character={portrait} sizes="3.5rem" />
            )}
            {name}
          </Link>
        </dd>
      ))}
    </div>
  );
}
