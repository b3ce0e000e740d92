import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { DownloadLink } from "../../components/download-link/download-link";
import { NameLinks } from "../../components/in-the-story/name-links";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { aspectRatioOf, coverScale } from "../../components/picture/aspect-ratio";
import { sizesOf } from "../../components/picture/sizes";
import * as grid from "../../components/card-grid/card-grid.module.css";
import { shortAlt } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./gallery.module.css";
import { Lightbox } from "./lightbox/lightbox";
import { altAttribute, pictureAttribute } from "./lightbox/open-lightbox";

/**
 * A picture's `sizes` attribute: it spans three, two or one of the mosaic's columns (gallery.module.css). Rows are 13rem
 * high on phones, 10rem from 48rem on and 17vw from some 60rem on: in one column, wide pictures are cropped at their sides.
 */
function sizesInMosaic(file: PictureFile, index: number, count: number): string {
  const isLast = index === count - 1;
  const isLarge = (index === 0 && count !== 2) || (index === 1 && count > 5) || (isLast && count % 3 === 2);
  const shape = aspectRatioOf(file);
  const onPhones = shape > 1.4 ? (`${13 * shape}rem` as const) : 80;
  if (isLast && count % 3 === 1 && count > 1) return sizesOf(onPhones, { 48: 92 });
  if (isLarge) return sizesOf(onPhones, { 48: 61 });
  return sizesOf(onPhones, { 48: shape > 1.5 ? `${10 * shape}rem` : 30, 62: 30 * coverScale(file, 1.7) });
}

/** A book's interior pictures, each opening in the lightbox. */
export function Gallery({ pictures }: { pictures: readonly Queries.GalleryPictureFragment[] }) {
  return (
    <>
      <ul className={`${grid.grid} ${styles.mosaic}`}>
        {pictures.map(({ slug, title, alt, caption, characters, image, download }, index) => (
          <li key={slug}>
            <figure className={`${patterns.pictured} ${styles.figure}`} id={slug}>
              <a
                className={styles.thumbnail}
                href={withPrefix(download.url)}
                data-works-asleep
                {...{ [pictureAttribute]: slug, [altAttribute]: alt === shortAlt(alt) ? undefined : alt }}
              >
                <Picture file={image} alt={shortAlt(alt)} sizes={sizesInMosaic(image, index, pictures.length)} />
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
      {pictures.length > 0 && <Lightbox hasSeveral={pictures.length > 1} />}
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
