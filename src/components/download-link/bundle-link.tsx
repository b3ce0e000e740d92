import { graphql, withPrefix } from "gatsby";
import * as React from "react";
import { countOf, formatBytes } from "../../format";
import * as button from "../button/button.module.css";
import { Icon } from "../icons/icons";
import * as styles from "./download-link.module.css";

interface BundleLinkProps {
  bundle: Queries.BundleDownloadFragment;
  label: string;
  /** True for the page's main action. */
  primary?: boolean;
}

/** A download link to a zip, with its number of files and its size. */
export function BundleLink({ bundle: { url, fileName, files, bytes }, label, primary = false }: BundleLinkProps) {
  return (
    <div className={styles.bundle}>
      <a className={primary ? button.primary : button.small} href={withPrefix(url)} download={fileName}>
        <Icon name="download" size={20} />
        {label}
      </a>
      <p className={styles.facts}>
        ZIP with {countOf(files, "file")}, {formatBytes(bytes)}
      </p>
    </div>
  );
}

export const fragments = graphql`
  fragment BundleDownload on Bundle {
    id
    url
    fileName
    files
    bytes
  }

  fragment PressPack on Page {
    bundles {
      ...BundleDownload
    }
    sections {
      ...SectionText
    }
  }
`;
