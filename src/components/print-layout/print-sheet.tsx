import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./print-sheet.module.css";

interface PrintSheetProps {
  file: PictureFile;
  alt: string;
  /** The original, which is for paper alone. */
  download: Queries.OriginalDownloadFragment;
  /** The `sizes` attribute of what screens show. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/**
 * A picture for paper: screens show one of their own size. The original, of megabytes, is lazy and fetched by printing,
 * on top of the other, which is on paper where a browser prints without it.
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
