import { graphql, type HeadFC, Link, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import * as button from "../../components/button/button.module.css";
import { DownloadLink } from "../../components/download-link/download-link";
import { InTheStory } from "../../components/in-the-story/in-the-story";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { Neighbours } from "../../components/neighbours/neighbours";
import { PrintSheet } from "../../components/print-layout/print-sheet";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { PrintButton } from "../../components/print-button/print-button";
import { Section } from "../../components/section/section";
import { findSection, requireSection } from "../../components/section/section-by-id";
import { enumValue } from "../../content/kinds/enums";
import { formatFile, inSentences, shorten } from "../../format";
import { artwork as artworkJsonLd } from "../../head/json-ld";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./artwork-picture.module.css";
import { ColourIt } from "./colouring/colour-it";

// Not by sizesOf, because the two-column layout also has a media query for the viewport's aspect ratio.
const wideSizes = "(min-width: 86rem) 46rem, (min-width: 40rem) and (min-aspect-ratio: 1/1) 54vw, 92.5vw";
const tallSizes = sizesOf("44vw", { 40: "42vw", 62: "24rem" });
const sheetSizes = sizesOf("92vw", { 40: "42vw", 62: "24rem" });

interface Shape {
  readonly download: Queries.OriginalDownloadFragment;
}

/** Labels of the fitted downloads. */
const screens = { PHONE: "for a phone", TABLET: "for a tablet", DESKTOP: "for a computer" };

/** True for a landscape picture, which has a layout of its own: full width on phones, else wider than the text. */
const isWide = ({ download }: Shape) => download.width > download.height;

/** The picture's `sizes` attribute: on phones a sheet for paper has the full width, other portrait pictures half of it. */
const pictureSizes = (artwork: Shape & { readonly printPath: string | null }) =>
  isWide(artwork) ? wideSizes : artwork.printPath ? sheetSizes : tallSizes;

/** One free picture with all its downloads. */
export default function ArtworkPicturePage({ data }: PageProps<Queries.ArtworkPicturePageQuery>) {
  const { artwork, index, books, previous, next } = data;
  if (!artwork) return null;
  const { kind, title, alt, caption, image, download, fitted, printPath, printWidth } = artwork;
  const wide = isWide(artwork);
  /** The neighbour if it is of the same kind: after the last colouring sheet, a poster would be unexpected. */
  const alike = (neighbour: typeof previous) => (neighbour?.kind === kind ? neighbour : null);
  const forPhone = fitted.find(({ screen }) => screen === "PHONE");
  const own = index && findSection(index.sections, enumValue(kind));
  const phones = index && findSection(index.sections, "phone-wallpaper");
  const behindClock = wide && !forPhone ? null : phones?.howTo;
  const onPhone = printPath ? [] : [...(phones?.onPhones ?? []), ...(behindClock ?? [])];
  const onPaper = (printPath && own?.howTo) || [];
  const terms = index && requireSection(index.sections, "terms");
  return (
    <>
      <div className={printPath ? `${patterns.column} ${styles.onPaper}` : patterns.shelf}>
        <div className={styles.inner}>
          <Breadcrumb name={title} path={artwork.path} />
          <div className={wide ? styles.wide : styles.tall}>
            {printPath ? (
              <PrintSheet
                className={`${patterns.cover} ${styles.sheet}`}
                file={image}
                alt={alt}
                download={download}
                sizes={pictureSizes(artwork)}
                eager
              />
            ) : (
              <Picture
                className={patterns.framed}
                file={image}
                alt={alt}
                sizes={pictureSizes(artwork)}
                eager
                transparent={download.format === "PNG"}
              />
            )}
            <div className={`${patterns.stack} ${styles.words}`}>
              <div>
                <h1>{title}</h1>
                <p className={styles.lead}>{caption}</p>
              </div>
              <div className={styles.files}>
                {forPhone && (
                  <div className={styles.forPhone}>
                    <DownloadLink download={forPhone} name={title} label="Download for a phone" main />
                  </div>
                )}
                {printPath &&
                  (printWidth ? (
                    <p>
                      <Link className={button.primary} to={printPath}>
                        Print it
                      </Link>
                    </p>
                  ) : (
                    <PrintButton label="Print it" />
                  ))}
                {artwork.colours.length > 0 && (
                  <ColourIt
                    sheet={{ ...download, title, alt, url: withPrefix(download.url), colours: artwork.colours }}
                  />
                )}
                <DownloadLink download={download} name={title} label="Download the original" main={!printPath} />
                <Paragraphs className={`${patterns.fine} ${styles.onPhone}`} text={onPhone} />
                <Paragraphs className={patterns.fine} text={onPaper} />
                {fitted.length > 0 && (
                  <>
                    <h2 className={styles.cut}>Cut to fit your screen</h2>
                    <ul className={patterns.fine}>
                      {fitted.map((file) => (
                        <li key={file.url} className={file === forPhone ? styles.alreadyFirst : undefined}>
                          <a href={withPrefix(file.url)} download={file.fileName}>
                            Download {file.screen && screens[file.screen]}
                          </a>
                          {formatFile(file)}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            </div>
          </div>
        </div>
        <RenderBlockEnd />
      </div>
      <InTheStory books={books.nodes} book={artwork.book} characters={artwork.characters} ages={artwork.ages} />
      {terms && index && (
        <Section id="terms" panel heading={terms.heading} text={terms.text.slice(0, 1)}>
          <p>
            <Link to={`${index.path}#terms`}>All about what you may do</Link>
          </p>
        </Section>
      )}
      <Neighbours kind="picture" previous={alike(previous)} next={alike(next)} />
    </>
  );
}

export const Head: HeadFC<Queries.ArtworkPicturePageQuery> = ({ data: { artwork, index } }) =>
  artwork && (
    <Seo
      path={artwork.path}
      name={artwork.title}
      description={shorten(inSentences(artwork.caption, artwork.alt, "Free to download"), 160)}
      picture={{ image: artwork.share, alt: artwork.alt }}
      jsonLd={(site) => [artworkJsonLd(site, artwork, `${index?.path ?? ""}#terms`)]}
    />
  );

export const query = graphql`
  query ArtworkPicturePage($slug: String!, $previous: String, $next: String) {
    artwork(slug: { eq: $slug }) {
      path
      kind
      title
      alt
      caption
      printPath
      colours {
        name
        colour
      }
      book {
        ...StoryBook
      }
      printWidth
      characters {
        ...StoryCharacter
      }
      ages {
        ...StoryAge
      }
      download {
        ...OriginalDownload
      }
      fitted {
        ...OriginalDownload
        screen
      }
      image {
        ...SheetPicture
      }
      share: image {
        ...ShareImageWhole
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...StoryBook
      }
    }
    previous: artwork(slug: { eq: $previous }) {
      path
      kind
      name: title
      image {
        ...SmallPicture
      }
    }
    next: artwork(slug: { eq: $next }) {
      path
      kind
      name: title
      image {
        ...SmallPicture
      }
    }
    index: page(template: { eq: ARTWORK }) {
      path
      sections {
        ...SectionText
        howTo
        onPhones
      }
    }
  }
`;
