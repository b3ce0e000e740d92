import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { DownloadLink } from "../../components/download-link/download-link";
import { PrintLayout } from "../../components/print-layout/print-layout";
import { PrintSheet } from "../../components/print-layout/print-sheet";
import { PictureLinks } from "../../components/picture-links/picture-links";
import { Section } from "../../components/section/section";
import { quoted } from "../../format";
import { Seo } from "../../head/seo";
import * as styles from "./artwork-print.module.css";

/** The printable area of both A4 and US Letter, in mm. */
const room = { width: 190, height: 255 };

/** The `sizes` of the sheet on screens. */
const sheetSizes = "(min-width: 48rem) 44rem, 92vw";

/** How many pictures of this size (in mm) fit on a sheet. */
function copiesOn(width: number, height: number): number {
  const gap = 4;
  const alongside = (room: number, size: number) => Math.max(1, Math.floor((room + gap) / (size + gap)));
  return alongside(room.width, width) * alongside(room.height, height);
}

/** A picture for printing on one sheet, with instructions on screen. */
export default function ArtworkPrintPage({ data: { artwork, others } }: PageProps<Queries.ArtworkPrintPageQuery>) {
  if (!artwork?.printPath) return null;
  const { title, alt, download } = artwork;
  // At its own print width a tall picture may be higher than the sheet.
  const highest = Math.floor((room.height * download.width) / download.height);
  const printWidth = artwork.printWidth && Math.min(artwork.printWidth, highest);
  const wide = download.width > download.height;
  const copies = printWidth ? copiesOn(printWidth, (printWidth * download.height) / download.width) : 1;
  const sheet = wide ? `${styles.sheet} ${styles.wideSheet}` : styles.sheet;
  return (
    <>
      <PrintLayout
        className={styles.page}
        name={title}
        path={artwork.printPath}
        heading={`Print: ${title}`}
        instructions={
          printWidth ? (
            <p>
              {copies === 1 ? "One of them fits" : `${copies} of them fit`} on one sheet, A4 or US Letter,{" "}
              {copies > 1 && "each "}
              {printWidth} millimetres wide. Print at 100%, not “Fit to page”.
            </p>
          ) : (
            <p>The picture fills one sheet, A4 or US Letter{wide ? ", lying on its side" : ""}.</p>
          )
        }
        more={<DownloadLink download={download} name={title} label="Download it" />}
      >
        <div
          className={printWidth ? styles.copies : undefined}
          style={printWidth ? ({ "--print-width": `${printWidth}mm` } as React.CSSProperties) : undefined}
        >
          {Array.from({ length: copies }, (_, copy) => (
            <PrintSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: identical copies
              key={copy}
              className={printWidth ? styles.copy : sheet}
              file={artwork.image}
              alt={copy === 0 ? alt : ""}
              download={download}
              sizes={sheetSizes}
              eager={copy === 0}
            />
          ))}
        </div>
      </PrintLayout>
      {others.nodes.length > 0 && (
        <Section id="more" shelf heading="More to print">
          <PictureLinks
            pictures={others.nodes.map(({ path, printPath, ...one }) => ({ ...one, to: printPath ?? path }))}
          />
        </Section>
      )}
    </>
  );
}

export const Head: HeadFC<Queries.ArtworkPrintPageQuery> = ({ data: { artwork } }) =>
  artwork?.printPath && (
    <Seo
      path={artwork.printPath}
      name={`Print: ${artwork.title}`}
      description={`${quoted(artwork.title)} on one sheet of paper, A4 or US Letter, free to print at home or at school.`}
      noindex
    />
  );

export const query = graphql`
  query ArtworkPrintPage($slug: String!) {
    artwork(slug: { eq: $slug }) {
      title
      alt
      printWidth
      printPath
      image {
        ...SheetPicture
      }
      download {
        ...OriginalDownload
      }
    }
    others: allArtwork(
      filter: { slug: { ne: $slug }, kind: { in: [POSTER, COLOURING_SHEET, PRINTABLE] } }
      sort: [{ kind: ASC }, { order: ASC }]
      limit: 5
    ) {
      nodes {
        path
        title
        alt
        printPath
        focus {
          x
          y
        }
        image {
          ...SmallPicture
        }
      }
    }
  }
`;
