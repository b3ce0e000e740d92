import { graphql, Link } from "gatsby";
import * as React from "react";
import { Picture, type PictureFile } from "../picture/picture";
import * as rows from "../rows/rows.module.css";
import * as styles from "./picture-links.module.css";

interface PictureLink {
  to: string;
  title: string;
  image: PictureFile;
  alt: string;
}

/** How wide a picture is drawn: on a phone, one that is left over comes first and fills its row. */
const sizes = (index: number, count: number) =>
  `(min-width: 86rem) 15rem, (min-width: 64.7rem) 17vw, (min-width: 40rem) 30vw, ${index === 0 && count % 2 === 1 ? 92 : 46}vw`;

/** Small pictures with their titles, each a link to where it stands at its full size. */
export function PictureLinks({ pictures }: { pictures: readonly PictureLink[] }) {
  return (
    <ul className={rows.small}>
      {pictures.map(({ to, title, image, alt }, index) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Picture className={styles.picture} file={image} alt={alt} sizes={sizes(index, pictures.length)} />
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
      gatsbyImageData(width: 480, aspectRatio: 1.5, breakpoints: [200, 360, 480])
    }
  }
`;
