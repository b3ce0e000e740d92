import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Disclosure } from "../../components/disclosure/disclosure";
import { PrintFooter, PrintLayout } from "../../components/print-layout/print-layout";
import { MarkedText } from "../../components/marked-text/marked-text";
import { runsOf } from "../../content/kinds/marked-text";
import { countOf } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./ages-questions.module.css";

/** The worksheet 'True or story?': statements on one page, answers on the next. */
export default function AgesQuestionsPage({ data: { page, ages } }: PageProps<Queries.AgesQuestionsPageQuery>) {
  if (!page) return null;
  const count = ages.nodes.reduce((sum, { statements }) => sum + statements.length, 0);
  return (
    <PrintLayout
      className={styles.page}
      name="Question sheet"
      path={page.ownPath}
      heading={`Question sheet: ${page.name}`}
      instructions={
        <p>
          Two pages: {countOf(count, "statement")} to decide about, and the answers. Print on both sides, and the
          answers are on the back.
        </p>
      }
    >
      <section className={styles.sheet} aria-labelledby="statements">
        <h2 id="statements">True or story?</h2>
        <p className={styles.name}>
          Name <span /> Score <span /> of {count}
        </p>
        <p>Decide about each one, and tick a box. The answers are on the back, and they are not going anywhere.</p>
        {ages.nodes.map(({ slug, name, statements }) => (
          <div key={slug} className={styles.age}>
            <h3>{name}</h3>
            <ul className={styles.statements}>
              {statements.map(({ statement }) => (
                <li key={statement}>
                  {statement}
                  <span className={styles.boxes}>
                    <span>True</span> <span>Story</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={`${styles.sheet} ${styles.back}`} aria-labelledby="answers">
        <h2 id="answers">The answers</h2>
        <Disclosure label="Show them" onPhones>
          <div className={styles.columns}>
            {ages.nodes.map(({ slug, name, statements }) => (
              <div key={slug} className={styles.age}>
                <h3>{name}</h3>
                {statements.map(({ statement, answer, why }) => (
                  <p key={statement} className={styles.answer}>
                    <em>{statement}</em> <strong>{answer === "TRUE" ? "True." : "Story."}</strong>{" "}
                    <MarkedText block={runsOf(why)} />
                  </p>
                ))}
              </div>
            ))}
          </div>
        </Disclosure>
        <PrintFooter className={patterns.soft} />
      </section>
    </PrintLayout>
  );
}

export const Head: HeadFC<Queries.AgesQuestionsPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={page.ownPath}
      name={`Question sheet: ${page.name}`}
      description="True or story? Statements about every age in the books on one sheet of paper, with the answers on the back. Free to print."
      noindex
    />
  );

export const query = graphql`
  query AgesQuestionsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ownPath: furtherPath(template: "ages-questions")
      name
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        slug
        name
        statements {
          ...TrueOrStory
        }
      }
    }
  }
`;
