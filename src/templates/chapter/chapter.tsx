import { graphql, type HeadFC, Link, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import * as button from "../../components/button/button.module.css";
import { Drawing } from "../../components/drawing/drawing";
import { Editions } from "../../components/editions/editions";
import { Icon } from "../../components/icons/icons";
import { ContinueReading } from "../../components/bookmark/continue-reading";
import { storyAttribute } from "../../components/bookmark/bookmark";
import { BookmarkButtons } from "../../components/bookmark/bookmark-buttons";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { Neighbours } from "../../components/neighbours/neighbours";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import * as pill from "../../components/pill/pill.module.css";
import { markTerms } from "../../components/marked-text/mark-terms";
import { MarkedText } from "../../components/marked-text/marked-text";
import { SettingsButton } from "../../components/reading-settings/settings-panel";
import { Section } from "../../components/section/section";
import { type Block, bindDashes, blocksOf, paragraphIds, readingTimes } from "../../content/kinds/marked-text";
import { afterChapter } from "../../content/shared-labels";
import { bookName, chapterInSentence, chapterName, formatBytes, shortBookName } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./chapter.module.css";
import { ReadAloud } from "./read-aloud";

export default function ChapterPage({ data }: PageProps<Queries.ChapterPageQuery>) {
  const { chapter, chapters, books, glossary, terms } = data;
  if (!chapter) return null;
  const { path, number, title, minutes, text, opener, drawings, plate, afterwards, epub, book } = chapter;
  const name = bookName(book);
  const here = chapters.nodes.findIndex((one) => one.path === path);
  const previous = chapters.nodes[here - 1];
  const next = chapters.nodes[here + 1];
  const isFirstHere = previous?.book.path !== book.path;
  const isLastHere = next?.book.path !== book.path;
  const placeOf = (path?: string) => books.nodes.findIndex((one) => one.path === path);
  const isAfter = placeOf(book.path) - placeOf(previous?.book.path) === 1;
  const isBefore = placeOf(next?.book.path) - placeOf(book.path) === 1;
  return (
    <>
      <ContinueReading chapters={[chapter]} />
      <article className={styles.article} aria-labelledby="chapter-title">
        <div className={styles.progress} aria-hidden="true" />
        <RenderBlockEnd />
        <div className={styles.opening}>
          <Breadcrumb name={chapterName(chapter)} path={path} />
          {opener && (
            <div className={styles.opener}>
              <Drawing file={opener.image} alt={opener.alt} eager />
            </div>
          )}
          <p className={styles.book}>{name}</p>
          <h1 id="chapter-title" className={styles.title}>
            <span className={styles.number}>
              {number}
              <span className="visually-hidden">: </span>
            </span>
            {title}
          </h1>
          <p className={`${patterns.soft} ${patterns.screenOnly}`}>
            About {minutes === 1 ? "a minute" : `${minutes} minutes`} to read
          </p>
          <div className={styles.tools}>
            <SettingsButton />
            <a className={pill.pill} href="#take-along">
              <Icon name="download" size={20} />
              Take it along
            </a>
          </div>
        </div>
        {/* Contains the sticky toolbar, so that it is in view only while the story is. */}
        <div className={styles.story}>
          <div className={styles.paper} {...{ [storyAttribute]: true }}>
            <Story blocks={markTerms(blocksOf(text), { page: glossary, terms })} drawings={drawings} plate={plate} />
            <p className={styles.end} aria-hidden="true" />
          </div>
          <div className={styles.bar}>
            <BookmarkButtons />
            <ReadAloud />
          </div>
        </div>
      </article>

      <Section id="next" panel heading={afterChapter(afterwards)}>
        <div className={styles.next}>
          <Link className={styles.cover} to={book.path} tabIndex={-1} aria-hidden="true">
            <Picture className={patterns.cover} file={book.cover} alt="" sizes={sizesOf("9rem", { 40: "12rem" })} />
          </Link>
          <div className={styles.words}>
            {blocksOf(afterwards ?? []).map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static order
              <p key={index}>
                <MarkedText block={block} />
              </p>
            ))}
            {isLastHere && book.editions.length > 0 && (
              <p>
                What comes after {chapterInSentence(number)} is <a href="#get-the-book">in the book</a>.
              </p>
            )}
            <p>
              <Link className={button.primary} to={book.path}>
                Meet {name}
              </Link>
            </p>
          </div>
        </div>
      </Section>

      {book.editions.length > 0 && (
        <Section
          id="get-the-book"
          heading={`Where to get ${shortBookName(book)}`}
          text={["For the grown-ups who buy: each link leaves this site."]}
        >
          <Editions editions={book.editions} bookName={name} status={book.status} />
        </Section>
      )}

      <Section
        id="take-along"
        panel
        heading="Take it along"
        text={[
          "The same chapter as an e-book, for a phone, a tablet or a reader. It needs no network, it lets you choose the letters, and it costs nothing.",
        ]}
      >
        <p className={patterns.cluster}>
          <a className={button.button} href={withPrefix(epub.url)} download={epub.fileName} type="application/epub+zip">
            <Icon name="download" size={20} />
            Download the e-book
          </a>
          <span className={patterns.soft}>E-book file (EPUB), {formatBytes(epub.bytes)}</span>
        </p>
        <p className={`${patterns.soft} ${patterns.measure}`}>
          On paper: choose “Print” from your browser’s own menu. The chapter comes in two columns, without the rest of
          this page.
        </p>
      </Section>

      <Neighbours
        kind="chapter"
        labels={[
          isFirstHere ? `From ${isAfter ? "the book before" : "an earlier book"}` : "Previous chapter",
          isLastHere ? `From ${isBefore ? "the next book" : "a later book"}` : "Next chapter",
        ]}
        previous={previous && { path: previous.path, name: `${bookName(previous.book)}, ${previous.number}` }}
        next={
          next && {
            path: next.path,
            name: isLastHere ? `The opening of ${next.book.label}` : `${bookName(next.book)}, ${next.number}`,
          }
        }
      />
    </>
  );
}

interface StoryProps extends Pick<NonNullable<Queries.ChapterPageQuery["chapter"]>, "drawings" | "plate"> {
  blocks: readonly Block[];
}

/** The paragraphs with their drawings, minute marks (reading time) and ids, for bookmarks. */
function Story({ blocks, drawings, plate }: StoryProps) {
  const { starts } = readingTimes(blocks);
  const ids = paragraphIds(blocks);
  // Later styles come after the second paragraph: a phone's first screen ends before it.
  const secondParagraph = blocks.findIndex((block, index) => index > 0 && block.length > 0);
  return blocks.map((block, index) => {
    const minute = Math.floor(starts[index] ?? 0);
    const isMarked = minute > Math.floor(starts[index - 1] ?? 0);
    const paragraph = block.map((run) => run.text).join("");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static order
      <React.Fragment key={index}>
        {isMarked && (
          <span className={styles.mark} id={`minute-${minute}`} aria-hidden="true">
            {minute} min
          </span>
        )}
        {block.length === 0 ? (
          <hr className={styles.pause} />
        ) : (
          <p id={ids[index]}>
            <MarkedText block={block} />
          </p>
        )}
        {index === secondParagraph && <LaterStyles />}
        {drawings
          ?.filter(({ after }) => paragraph.includes(bindDashes(after)))
          .map(({ image, alt }) => (
            <div key={image.publicURL} className={styles.drawing}>
              <Drawing file={image} alt={alt} />
            </div>
          ))}
        {plate && paragraph.includes(bindDashes(plate.after)) && (
          <figure className={styles.plate}>
            <Picture
              className={patterns.cover}
              file={plate.image}
              alt={plate.alt}
              sizes={sizesOf("92vw", { 40: "36.5rem" })}
            />
            {plate.caption && <figcaption>{plate.caption}</figcaption>}
          </figure>
        )}
      </React.Fragment>
    );
  });
}

export const Head: HeadFC<Queries.ChapterPageQuery> = ({ data: { chapter } }) =>
  chapter && (
    <Seo
      path={chapter.path}
      name={chapterName(chapter)}
      description={chapter.description}
      picture={{ image: chapter.book.shareImage, alt: chapter.book.coverAlt }}
    />
  );

export const query = graphql`
  query ChapterPage($slug: String!) {
    chapter(slug: { eq: $slug }) {
      path
      number
      title
      description
      minutes
      text
      opener {
        alt
        image {
          ...DrawingFile
        }
      }
      drawings {
        alt
        after
        image {
          ...DrawingFile
        }
      }
      plate {
        alt
        caption
        after
        image {
          childImageSharp {
            gatsbyImageData(width: 1280, breakpoints: [540, 720, 960, 1280])
          }
        }
      }
      afterwards
      epub {
        url
        fileName
        bytes
      }
      book {
        path
        label
        title
        status
        coverAlt
        cover {
          ...MediumPicture
        }
        shareImage: cover {
          ...ShareImageWhole
        }
        editions {
          ...Edition
        }
      }
    }
    ...Glossary
    chapters: allChapter(sort: [{ book: { order: ASC } }, { order: ASC }]) {
      nodes {
        path
        number
        book {
          path
          label
          title
        }
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        path
      }
    }
  }
`;
