import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { formatFile } from "../../format";
import * as button from "../button/button.module.css";
import { Icon } from "../icons/icons";
import { NoWrap } from "../no-wrap/no-wrap";
import * as styles from "./download-link.module.css";

interface DownloadLinkProps {
  download: Queries.OriginalDownloadFragment;
  /** What is downloaded, as visually hidden text: screen readers list links out of context. */
  name: string;
  label?: string;
  /** True for the page's main action. */
  main?: boolean;
  /** Further actions beside the button. */
  children?: React.ReactNode;
}

/** A download link to an original file, with its format, pixel dimensions and size. */
export function DownloadLink({ download, name, label = "Download", main = false, children }: DownloadLinkProps) {
  const { url, fileName } = download;
  return (
    <div className={styles.place}>
      <a className={main ? button.primary : button.small} href={withPrefix(url)} download={fileName}>
        <Icon name="download" size={20} />
        <span>
          <NoWrap text={label} />
        </span>
        <span className="visually-hidden">{` ${name}`}</span>
      </a>
      {children}
      <p className={styles.facts}>{formatFile(download)}</p>
    </div>
  );
}

export const fragments = graphql`
  fragment OriginalDownload on Download {
    url
    fileName
    format
    width
    height
    bytes
  }
`;
