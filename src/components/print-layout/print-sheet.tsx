import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./print-sheet.module.css";

interface PrintSheetProps {
  file: PictureFile;
  alt: string;
  /** The original file, which is only printed. */
  download: Queries.OriginalDownloadFragment;
  /** The `sizes` attribute of the picture that screens show. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/**
 * A picture to print. Screens show a responsive one; the original, of megabytes, is lazy, and is fetched for printing only.
 * It covers the responsive one, which is printed if the browser does not wait for the original.
 */
export const PrintSheet = ({ file, alt, download, sizes, eager = false, className = "" }: PrintSheetProps) => (
  <div className={`${styles.sheet} ${className}`}>
    <Picture file={file} alt={alt} sizes={sizes} eager={eager} transparent={download.format === "PNG"} />
    <img
      className={styles.original}
      src={withPrefix(download.url)}
      alt=""
      width={download.width}
      height={download.height}
      loading="lazy"
      hidden
    />
  </div>
);

export const fragments = graphql`
  fragment SheetPicture on File {
    childImageSharp {
      gatsbyImageData(width: 1664, breakpoints: [360, 720, 960, 1280, 1664])
    }
  }
`;
