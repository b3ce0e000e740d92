import { graphql, type HeadFC, Link, type PageProps, withPrefix } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Empty } from "../components/empty/empty";
import { PageHeading } from "../components/page-heading/page-heading";
import { Picture } from "../components/picture/picture";
import { Section } from "../components/section/section";
import { sectionOf } from "../components/section/section-of";
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

/** The `sizes` attribute: 30 % of a row, in one or two columns (see the style sheet). */
const pictureSizes = (hasRow: boolean) =>
  `${hasRow ? "(min-width: 86rem) 24rem, " : "(min-width: 86rem) 12rem, (min-width: 62rem) 14vw, "}28vw`;

/** The news, newest first, with links to the feed and the newsletter. */
export default function WhatsNewPage({ data: { page, siteSettings } }: PageProps<Queries.WhatsNewPageQuery>) {
  if (!page) return null;
  const news = siteSettings?.news ?? [];
  return (
    <>
      <PageHeading page={page} />
      {news.length === 0 && (
        <div className={styles.empty}>
          <Empty />
        </div>
      )}
      {byMonth(news).map(({ month, items }) => (
        <Section key={month} id={`month-${month}`} heading={formatMonth(month)}>
          <ul className={styles.list}>
            {items.map(({ path, title, text, category, date, picture }, index) => (
              <li key={path}>
                <Link className={styles.item} to={path}>
                  {picture && (
                    <Picture
                      className={styles.picture}
                      file={picture}
                      alt=""
                      sizes={pictureSizes(index === 0 && items.length % 2 === 1)}
                    />
                  )}
                  <span className={styles.words}>
                    <span className={styles.facts}>
                      {category}, <time dateTime={date}>{formatDate(date)}</time>
                    </span>
                    <span className={styles.title}>{title}</span>
                    <span>{text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section {...sectionOf(page.sections, "feed")} panel>
        <p>
          <a className={button.button} href={withPrefix("/feed.xml")} type="application/rss+xml">
            The news feed (RSS)
          </a>
        </p>
      </Section>
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
          childImageSharp {
            gatsbyImageData(width: 384, aspectRatio: 1.5, breakpoints: [160, 240, 384])
          }
        }
      }
    }
  }
`;
