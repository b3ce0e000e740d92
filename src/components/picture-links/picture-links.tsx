import { graphql, Link } from "gatsby";
import * as React from "react";
import { shortAlt } from "../../format";
import { Picture, type PictureFile } from "../picture/picture";
import * as rows from "../rows/rows.module.css";
import { smallSizes } from "../rows/small-sizes";
import * as styles from "./picture-links.module.css";

interface PictureLink {
  to: string;
  title: string;
  image: PictureFile;
  alt: string;
}

/** Small pictures with their titles, each a link to where it stands at its full size. */
export function PictureLinks({ pictures }: { pictures: readonly PictureLink[] }) {
  return (
    <ul className={rows.small}>
      {pictures.map(({ to, title, image, alt }, index) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Picture
              className={styles.picture}
              file={image}
              alt={shortAlt(alt)}
              sizes={smallSizes(index, pictures.length, 92)}
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
      gatsbyImageData(width: 480, aspectRatio: 1.5, breakpoints: [240, 320, 480], avifOptions: { quality: 42 })
    }
  }
`;
