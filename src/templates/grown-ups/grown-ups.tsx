import { graphql, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { ContentGuidance } from "../../components/content-guidance/content-guidance";
import { BundleLink } from "../../components/download-link/bundle-link";
import { DownloadLink } from "../../components/download-link/download-link";
import { Icon } from "../../components/icons/icons";
import { pictureOf } from "../../components/lessons/lesson";
import { LinkedText } from "../../components/linked-text/linked-text";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Face } from "../../components/picture/face";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { PictureLinks } from "../../components/picture-links/picture-links";
import * as swipeRow from "../../components/card-grid/swipe-row.module.css";
import { Section } from "../../components/section/section";
import { findSection, requireSection } from "../../components/section/section-by-id";
import { bookName, bookStatus, formatRange } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./grown-ups.module.css";

const coverSizes = sizesOf("5.5rem", { 40: "7rem" });
const waySizes = sizesOf("4.5rem", { 40: "7rem", 62: "9rem" });

export default function GrownUpsPage({ data }: PageProps<Queries.GrownUpsPageQuery>) {
  const { page, books, lessons, activities, privacyPolicy, artwork, sheets } = data;
  if (!page) return null;
  const section = (id: string) => requireSection(page.sections, id);
  const pictures = findSection(page.sections, "pictures");
  const questions = findSection(page.sections, "questions");
  const activity = findSection(page.sections, "activity");
  const [sheet, ...others] = sheets.nodes;
  return (
    <>
      <PageHeading page={page} />

      {page.ways && page.ways.length > 0 && (
        <ul className={styles.ways}>
          {page.ways.map(({ heading, text, book, character }) => (
            <li key={heading}>
              {book && <Picture className={styles.cover} file={book.cover} alt="" sizes={waySizes} />}
              {character && <Face className={patterns.face} character={character} sizes={waySizes} />}
              <div>
                <h2 className={patterns.minor}>{heading}</h2>
                <p className={patterns.fine}>
                  <LinkedText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}

      <Section
        {...section("reading")}
        panel
        folded
        wide={
          books.nodes.length > 0 && (
            <ul className={`${styles.books} ${swipeRow.row}`}>
              {books.nodes.map((book) => (
                <li key={book.path}>
                  <Picture className={styles.cover} file={book.cover} alt="" sizes={coverSizes} />
                  <div>
                    <h3>
                      <Link to={book.path}>{bookName(book)}</Link>
                    </h3>
                    <p>
                      {bookStatus(book)}, for readers of {formatRange(book.readingAge)}
                    </p>
                    {book.guidance && <ContentGuidance guidance={book.guidance} />}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      />

      {lessons && (
        <Section id="teachers" shelf heading={lessons.heading ?? lessons.name} text={lessons.intro}>
          <PictureLinks
            pictures={activities.nodes.flatMap(({ path, title, ...lesson }) => {
              const picture = pictureOf(lesson);
              return picture ? [{ ...picture, to: path, title, alt: "" }] : [];
            })}
          />
          <p>
            <Link className={button.button} to={lessons.path}>
              {lessons.name}
            </Link>
          </p>
        </Section>
      )}

      <div className={`${patterns.column} ${styles.pair}`}>
        <Section {...section("site")} panel folded>
          {privacyPolicy && (
            <p className={styles.more}>
              <Link to={privacyPolicy.path}>{privacyPolicy.name}</Link>
            </p>
          )}
        </Section>

        {pictures && (
          <Section {...pictures} panel folded>
            {books.nodes.map(
              (book) =>
                book.makingOf && (
                  <p key={book.path} className={styles.more}>
                    <Link to={`${book.path}#making-of`}>
                      {bookName(book)}: {book.makingOf.heading}
                      {book.makingOf.video && (
                        <Picture
                          className={styles.still}
                          file={book.makingOf.video.image}
                          alt=""
                          sizes={sizesOf(84, { 40: "27rem" })}
                        />
                      )}
                    </Link>
                  </p>
                ),
            )}
          </Section>
        )}
      </div>

      {questions && books.nodes.some((book) => book.questions) && (
        <Section
          {...questions}
          panel
          wide={
            <ul className={styles.talk}>
              {books.nodes.map(
                (book) =>
                  book.questions && (
                    <li key={book.path}>
                      <Picture className={styles.cover} file={book.cover} alt="" sizes={coverSizes} />
                      <details className={patterns.disclosure}>
                        <summary>
                          <h3>{bookName(book)}</h3>
                          <Icon name="down" size={20} />
                        </summary>
                        <ol>
                          {book.questions.map((question) => (
                            <li key={question}>{question}</li>
                          ))}
                        </ol>
                      </details>
                    </li>
                  ),
              )}
            </ul>
          }
        />
      )}

      {activity && sheet && (
        <Section {...activity} shelf>
          <div className={styles.sheet}>
            <Picture className={styles.page} file={sheet.image} alt={sheet.alt} sizes="15rem" />
            <div className={styles.sheetWords}>
              <h3>{sheet.title}</h3>
              <p>{sheet.caption}</p>
              <DownloadLink download={sheet.download} name={sheet.title}>
                {sheet.printPath && (
                  <Link className={button.small} to={sheet.printPath}>
                    Print<span className="visually-hidden">{` ${sheet.title}`}</span>
                  </Link>
                )}
              </DownloadLink>
              {artwork && (
                <p className={styles.more}>
                  <Link to={`${artwork.path}#colouring-sheet`}>
                    All of them: {requireSection(artwork.sections, "colouring-sheet").heading}
                  </Link>
                </p>
              )}
            </div>
            {others.length > 0 && (
              <ul className={styles.others}>
                {others.map(({ path, title, image }) => (
                  <li key={path}>
                    <Link to={path}>
                      <Picture file={image} alt="" sizes={sizesOf("27vw", { 40: "10rem" })} />
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      )}

      <Section {...section("press")} panel folded>
        {page.bundles.map((bundle) => (
          <BundleLink key={bundle.id} bundle={bundle} label="Download the press pack" />
        ))}
        <p className={styles.more}>
          <Link to={page.pressPath}>Cover pictures, large and to download, and whom to write to</Link>
        </p>
      </Section>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query GrownUpsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      pressPath: furtherPath(template: "press")
      ...PageHead
      ...PageOpening
      ways {
        heading
        text
        book {
          ...SmallCover
        }
        character {
          ...SectionFace
        }
      }
      ...PressPack
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        path
        label
        title
        ...SmallCover
        status
        readingAge {
          from
          to
        }
        guidance {
          ...ContentGuidance
        }
        questions
        makingOf {
          heading
          video {
            image {
              ...LessonPicture
            }
          }
        }
      }
    }
    lessons: page(template: { eq: LESSONS }) {
      path
      name
      heading
      intro
    }
    activities: allLesson(sort: { order: ASC }, limit: 5) {
      nodes {
        ...SmallLesson
      }
    }
    privacyPolicy: page(template: { eq: PRIVACY_POLICY }) {
      path
      name
    }
    artwork: page(template: { eq: ARTWORK }) {
      path
      sections {
        ...SectionText
      }
    }
    sheets: allArtwork(filter: { kind: { eq: COLOURING_SHEET } }, sort: { order: ASC }, limit: 4) {
      nodes {
        path
        title
        alt
        caption
        printPath
        download {
          ...OriginalDownload
        }
        image {
          childImageSharp {
            gatsbyImageData(width: 540, breakpoints: [360, 540])
          }
        }
      }
    }
  }
`;
