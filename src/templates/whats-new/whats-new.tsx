import { graphql, Link, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Disclosure } from "../../components/disclosure/disclosure";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { aspectRatioOf, coverScale } from "../../components/picture/aspect-ratio";
import { sizesOf } from "../../components/picture/sizes";
import { Section } from "../../components/section/section";
import { findSection } from "../../components/section/section-by-id";
import { formatDate } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./whats-new.module.css";

type News = NonNullable<Queries.WhatsNewPageQuery["siteSettings"]>["news"];

/** Groups older news by year. */
function byYear(news: readonly Pick<News[number], "title" | "path" | "category" | "date">[]) {
  const years = [...new Set(news.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, items: news.filter(({ date }) => date.startsWith(year)) }));
}

/** The `sizes` of the newest item, which spans two columns (whats-new.module.css). */
const newestSizes = (file: PictureFile) => sizesOf(92, { 40: 60, 62: 45 }, coverScale(file, 1.5));
/** The `sizes` of a cropped picture. */
const croppedSizes = (file: PictureFile) => sizesOf(44, { 40: 29, 62: 22 }, coverScale(file, 1.5));
/** The `sizes` of a sheet or a phone's wallpaper, which is as high as the other pictures, and as wide as its shape is. */
const wholeSizes = (file: PictureFile) => sizesOf(44, { 40: 29, 62: 22 }, aspectRatioOf(file) / 1.5);

/** The news in one grid, newest first; then older news by year, and the feed. */
export default function WhatsNewPage({ data }: PageProps<Queries.WhatsNewPageQuery>) {
  const { page, siteSettings, lessons } = data;
  if (!page) return null;
  const news = siteSettings?.news ?? [];
  const older = siteSettings?.older ?? [];
  const feed = findSection(page.sections, "feed");
  /** An item's cropped picture. A lesson has none of its own: the picture of its scene or artwork stands in. */
  const cropOf = ({ path, picture }: News[number]) => {
    const lesson = lessons.nodes.find((one) => one.path === path);
    return picture ?? (lesson?.scene ?? lesson?.artwork)?.image;
  };
  return (
    <>
      <PageHeading page={page} />
      {news.length === 0 ? (
        <div className={patterns.column}>
          <EmptyState />
        </div>
      ) : (
        <ul className={styles.wall}>
          {news.map((one) => {
            const { path, title, text, category, date, sheet } = one;
            const cropped = cropOf(one);
            const isNewest = one === news[0];
            return (
              <li key={path} className={isNewest ? styles.newest : undefined}>
                <Link className={styles.item} to={path}>
                  {sheet ? (
                    <Picture
                      className={styles.whole}
                      file={sheet}
                      alt=""
                      sizes={wholeSizes(sheet)}
                      eager={isNewest && !opensOnPicture(page)}
                    />
                  ) : (
                    cropped && (
                      <Picture
                        className={`${patterns.framed} ${patterns.photo}`}
                        file={cropped}
                        alt=""
                        sizes={(isNewest ? newestSizes : croppedSizes)(cropped)}
                        eager={isNewest && !opensOnPicture(page)}
                      />
                    )
                  )}
                  <span className={styles.facts}>
                    {category}, <time dateTime={date}>{formatDate(date)}</time>
                  </span>
                  <span className={styles.title}>{title}</span>
                  {(isNewest || !(sheet ?? cropped)) && <span>{text}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {older.length > 0 && (
        <div className={patterns.section}>
          <h2 className={patterns.minor}>Before that</h2>
          {byYear(older).map(({ year, items }) => (
            <Disclosure key={year} label={year}>
              <ul className={styles.names}>
                {items.map(({ path, title, category, date }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>{" "}
                    <span className={patterns.fine}>
                      {category}, <time dateTime={date}>{formatDate(date)}</time>
                    </span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      )}
      {feed && (
        <Section {...feed} panel>
          <p>
            <a className={button.button} href={withPrefix("/feed.xml")} type="application/rss+xml">
              The news feed (RSS)
            </a>
          </p>
        </Section>
      )}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query WhatsNewPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
      }
    }
    siteSettings {
      # Three rows of six on a wide screen, of which the newest takes four places; four screens of a phone.
      news(limit: 21) {
        title
        text
        path
        category
        date
        picture {
          ...MediumPicture
        }
        sheet {
          childImageSharp {
            gatsbyImageData(width: 360, breakpoints: [120, 240, 360])
          }
        }
      }
      older: news(skip: 21) {
        title
        path
        category
        date
      }
    }
    lessons: allLesson(sort: { order: ASC }) {
      nodes {
        path
        scene {
          image {
            ...MediumPicture
          }
        }
        artwork {
          image {
            ...MediumPicture
          }
        }
      }
    }
  }
`;
