import { graphql, Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import { coverOf } from "../picture/cover";
import { type FocalPoint, face } from "../picture/object-position";
import { imageData, Picture, type PictureFile } from "../picture/picture";
import * as rows from "../rows/rows.module.css";
import { smallSizes } from "../rows/small-sizes";
import * as styles from "./picture-links.module.css";

interface PictureLink {
  to: string;
  title: string;
  image: PictureFile;
  alt: string;
  focus?: FocalPoint | null;
}

/** Posters and sheets are shown whole: a slice of one tells nothing. */
function isUpright(file: PictureFile) {
  const { width, height } = imageData(file);
  return height > width;
}

/** Small pictures with their titles, each a link to where it stands at its full size. */
export function PictureLinks({ pictures }: { pictures: readonly PictureLink[] }) {
  return (
    <ul className={rows.small}>
      {pictures.map(({ to, title, image, alt, focus }, index) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Picture
              className={`${styles.picture} ${isUpright(image) ? styles.whole : ""}`}
              file={image}
              alt={shortAlt(alt)}
              focus={focus ?? face}
              sizes={smallSizes(index, pictures.length, isUpright(image) ? 1 : coverOf(image, 1.5))}
            />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment SmallPicture on File {
    childImageSharp {
      gatsbyImageData(width: 480, breakpoints: [240, 320, 480], avifOptions: { quality: 42 })
    }
  }
`;
