import { graphql, type HeadFC, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import * as button from "../components/button/button.module.css";
import { DownloadLink } from "../components/download-link/download-link";
import { Seo } from "../head/seo";
import * as styles from "./print.module.css";

/** A picture that fills one sheet of paper, whichever the printer holds; on a screen, what to do to print it. */
export default function PrintPage({ data: { artwork, index } }: PageProps<Queries.PrintPageQuery>) {
  if (!artwork) return null;
  const { title, alt, download } = artwork;
  const wide = download.width > download.height;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumb name={title} parent={index} />
        <h1>Print: {title}</h1>
        <p>
          The picture fills one sheet, A4 or US Letter{wide ? ", lying on its side" : ""}. Nothing else of this page is
          printed.
        </p>
        <p>
          <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
            Print it now
          </button>
        </p>
        <p className={styles.hint}>Nothing happens? Choose “Print” from your browser’s own menu.</p>
        <DownloadLink download={download} name={title} label="Download it instead" />
      </div>
      <img
        className={wide ? styles.wideSheet : styles.sheet}
        src={withPrefix(download.url)}
        alt={alt}
        width={download.width}
        height={download.height}
        fetchPriority="high"
      />
    </div>
  );
}

export const Head: HeadFC<Queries.PrintPageQuery> = ({ data: { artwork } }) =>
  artwork?.printPath && (
    <Seo
      path={artwork.printPath}
      name={`Print: ${artwork.title}`}
      description={`“${artwork.title}” on one sheet of paper, A4 or US Letter, free to print at home or at school.`}
      noindex
    />
  );

export const query = graphql`
  query PrintPage($slug: String!) {
    artwork(slug: { eq: $slug }) {
      title
      alt
      caption
      printPath
      download {
        ...OriginalDownload
      }
    }
    index: page(template: { eq: ARTWORK }) {
      path
      name
    }
  }
`;
