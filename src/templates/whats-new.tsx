import { graphql, type HeadFC, Link, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Empty } from "../components/empty/empty";
import { PageHeading } from "../components/page-heading/page-heading";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section/section";
import { maybeSectionOf } from "../components/section/section-of";
import { formatDate, formatMonth } from "../format";
import { Seo } from "../head/seo";
import * as styles from "./whats-new.module.css";

type News = NonNullable<Queries.WhatsNewPageQuery["siteSettings"]>["news"];

/** Groups news by month, keeping their order. */
function byMonth(news: News): { month: string; items: News[number][] }[] {
  const months = new Map<string, News[number][]>();
  for (const one of news) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months].map(([month, items]) => ({ month, items }));
}

/** The `sizes` attribute: the newest item spans two columns (see the style sheet). */
const pictureSizes = (isNewest: boolean) =>
  isNewest
    ? "(min-width: 86rem) 40rem, (min-width: 62rem) 45vw, (min-width: 40rem) 60vw, 92vw"
    : "(min-width: 86rem) 19rem, (min-width: 62rem) 22vw, (min-width: 40rem) 29vw, 44vw";

/** The news in one grid, newest first, with a calendar leaf before each month; then the feed. */
export default function WhatsNewPage({ data }: PageProps<Queries.WhatsNewPageQuery>) {
  const { page, siteSettings, lessons } = data;
  if (!page) return null;
  const news = siteSettings?.news ?? [];
  const feed = maybeSectionOf(page.sections, "feed");
  /** A lesson has no picture of its own: its scene or artwork stands in. */
  const pictureFor = ({ path, picture }: News[number]) => {
    const lesson = lessons.nodes.find((one) => one.path === path);
    return picture ?? (lesson?.scene ?? lesson?.artwork)?.image;
  };
  return (
    <>
      <PageHeading page={page} />
      <div className={styles.wall}>
        {news.length === 0 && <Empty />}
        {byMonth(news).map(({ month, items }) => (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`} className={styles.leaf}>
              {formatMonth(month)}
            </h2>
            <ul className={styles.month}>
              {items.map((one) => {
                const { path, title, text, category, date } = one;
                const picture = pictureFor(one);
                const isNewest = one === news[0];
                return (
                  <li key={path} className={isNewest ? styles.newest : undefined}>
                    <Link className={styles.item} to={path}>
                      {picture && (
                        <Picture className={styles.picture} file={picture} alt="" sizes={pictureSizes(isNewest)} />
                      )}
                      <span className={styles.facts}>
                        {category}, <time dateTime={date}>{formatDate(date)}</time>
                      </span>
                      <span className={styles.title}>{title}</span>
                      {(isNewest || !picture) && <span>{text}</span>}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
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

export const Head: HeadFC<Queries.WhatsNewPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query WhatsNewPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      sections {
        ...SectionText
      }
    }
    siteSettings {
      # About as many as a page of 100 KB can hold.
      news(limit: 80) {
        title
        text
        path
        category
        date
        picture {
          ...NewsPicture
        }
      }
    }
    lessons: allLesson(sort: { order: ASC }) {
      nodes {
        path
        scene {
          image {
            ...NewsPicture
          }
        }
        artwork {
          image {
            ...NewsPicture
          }
        }
      }
    }
  }
`;
