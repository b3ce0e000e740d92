import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { useSite } from "../../components/layout/use-site";
import { PageHeading } from "../../components/page-heading/page-heading";
import { QuestionDisclosure } from "../../components/questions/question-disclosure";
import { formatLongDate } from "../../format";
import * as styles from "./privacy-policy.module.css";

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
      .replaceAll("{siteName}", () => site.name);
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
      <PageHeading
        page={page}
        parts={[
          { id: "in-short", heading: "In short" },
          { id: "the-policy", heading: "The whole policy" },
        ]}
      />
      <div className={styles.page}>
        <section className={styles.summary} aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <ul>
            {summary.map((point) => (
              <li key={point}>{fill(point)}</li>
            ))}
          </ul>
        </section>
        <LaterStyles />
        <section className={styles.policy} aria-labelledby="the-policy">
          <h2 id="the-policy">The whole policy</h2>
          <p className={styles.date}>
            Last updated: <time dateTime={lastUpdated}>{formatLongDate(lastUpdated)}</time>
          </p>
          {sections.map(({ id, heading, blocks }) => (
            <QuestionDisclosure key={id} id={id} heading={heading}>
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
            </QuestionDisclosure>
          ))}
        </section>
      </div>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query PrivacyPolicyPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
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
