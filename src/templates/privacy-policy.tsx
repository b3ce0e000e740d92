import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { useSite } from "../components/layout/use-site";
import { PageHeading } from "../components/page-heading/page-heading";
import { formatLongDate } from "../format";
import { Seo } from "../head/seo";
import * as styles from "./privacy-policy.module.css";

const inShort = { id: "in-short", heading: "In short" };
const contents = { id: "contents", heading: "What is in this policy" };

export default function PrivacyPolicyPage({
  data: { page, privacyPolicy },
}: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { site } = useSite();
  if (!page || !privacyPolicy) return null;
  const { lastUpdated, ageLimit, summary, sections } = privacyPolicy;

  /** Replaces the placeholders of a policy text; {email} becomes a link. */
  const fill = (text: string) => {
    const words = text
      .replaceAll("{ageLimit}", String(ageLimit))
      .replaceAll("{cookieDays}", String(site.cookieNotice.days))
      .replaceAll("{siteName}", site.name);
    return words.split("{email}").map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: static order
      <React.Fragment key={index}>
        {index > 0 && <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>}
        {part}
      </React.Fragment>
    ));
  };

  return (
    <>
      <PageHeading page={page} parts={[inShort, contents]} />
      <div className={styles.page}>
        <p className={styles.date}>
          Last updated: <time dateTime={lastUpdated}>{formatLongDate(lastUpdated)}</time>
        </p>
        <section className={styles.summary} aria-labelledby={inShort.id}>
          <h2 id={inShort.id}>{inShort.heading}</h2>
          <ul>
            {summary.map((point) => (
              <li key={point}>{fill(point)}</li>
            ))}
          </ul>
        </section>
        <nav className={styles.contents} aria-labelledby={contents.id}>
          <h2 id={contents.id}>{contents.heading}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {blocks.map(({ text, list }) => (
                <React.Fragment key={text}>
                  <p>{fill(text)}</p>
                  {list && (
                    <ul>
                      {list.map((point) => (
                        <li key={point}>{fill(point)}</li>
                      ))}
                    </ul>
                  )}
                </React.Fragment>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export const Head: HeadFC<Queries.PrivacyPolicyPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query PrivacyPolicyPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
    }
    privacyPolicy {
      lastUpdated
      ageLimit
      summary
      sections {
        id
        heading
        blocks {
          text
          list
        }
      }
    }
  }
`;
