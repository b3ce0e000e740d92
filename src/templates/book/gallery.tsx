import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { DownloadLink } from "../../components/download-link/download-link";
import { NameLinks } from "../../components/in-the-story/name-links";
import { imageData, Picture, type PictureFile } from "../../components/picture/picture";
import * as rows from "../../components/rows/rows.module.css";
import { shortAlt } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./gallery.module.css";
import { pictureAttribute } from "./lightbox/open-pictures";
import { PictureDialog } from "./lightbox/picture-dialog";

/** The `sizes` on wide screens: a row of the mosaic, two of its three columns, or one (see the style sheet). */
function wideSizes(index: number, count: number): string {
  const isLast = index === count - 1;
  if (isLast && count % 3 === 1) return "(min-width: 86rem) 80rem, (min-width: 48rem) 92vw";
  const isLarge = (index === 0 && count > 2) || (index === 1 && count > 5) || (isLast && count % 3 === 2);
  return isLarge
    ? "(min-width: 86rem) 52rem, (min-width: 48rem) 60vw"
    : "(min-width: 86rem) 26rem, (min-width: 48rem) 30vw";
}

/** The width for `sizes` on phones, where all pictures are 13rem high: wider aspect ratios are cropped at the sides. */
function phoneSize(file: PictureFile): string {
  const { width, height } = imageData(file);
  const drawn = (13 * width) / height;
  return drawn > 18 ? `${Math.round(drawn)}rem` : "80vw";
}

/** A book's interior pictures, each opening in the lightbox. */
export function Gallery({ pictures }: { pictures: readonly Queries.GalleryPictureFragment[] }) {
  return (
    <>
      <ul className={`${rows.rows} ${styles.mosaic}`} data-preload="lightbox">
        {pictures.map(({ slug, title, alt, caption, characters, image, download }, index) => (
          <li key={slug}>
            <figure className={styles.figure} id={slug}>
              <a
                className={styles.thumbnail}
                href={withPrefix(download.url)}
                data-works-asleep
                {...{ [pictureAttribute]: slug }}
              >
                <Picture
                  file={image}
                  alt={shortAlt(alt)}
                  sizes={`${wideSizes(index, pictures.length)}, ${phoneSize(image)}`}
                />
              </a>
              <figcaption className={styles.caption}>
                <h3>{title}</h3>
                <p className={patterns.fine}>{caption}</p>
                {characters && characters.length > 0 && (
                  <p className={patterns.fine}>
                    With <NameLinks links={characters} />
                  </p>
                )}
                <DownloadLink download={download} name={title} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && <PictureDialog pictures={pictures} />}
    </>
  );
}

export const fragments = graphql`
  fragment GalleryPicture on GalleryPicture {
    slug
    title
    alt
    caption
    characters {
      path
      name
    }
    download {
      ...OriginalDownload
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 1280, breakpoints: [360, 540, 720, 1280])
      }
    }
  }
`;
