import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { Empty } from "../../components/empty/empty";
import { PageHeading } from "../../components/page-heading/page-heading";
import { PillLinks } from "../../components/pill/pill-links";
import { Section } from "../../components/section/section";
import { sectionOf } from "../../components/section/section-of";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import { AgeStop } from "./age-stop";
import * as styles from "./ages.module.css";

/** The timeline of ages, then links to each stop and to the printable pages. */
export default function AgesPage({ data }: PageProps<Queries.AgesPageQuery>) {
  const { page, ages, glossary, terms } = data;
  if (!page) return null;
  const stops = ages.nodes;
  return (
    <>
      <PageHeading page={page} />
      {stops.length === 0 ? (
        <div className={styles.place}>
          <Empty />
        </div>
      ) : (
        <>
          <ol className={styles.line}>
            {stops.map((age, index) => (
              <AgeStop
                key={age.slug}
                age={age}
                glossary={{ page: glossary, terms }}
                previous={stops[index - 1]}
                next={stops[index + 1]}
                eager={index === 0 && !page.scene}
              />
            ))}
          </ol>
          <nav className={styles.place} aria-label="On this page">
            <PillLinks links={stops.map(({ slug, name }) => ({ id: slug, label: name }))} />
          </nav>
        </>
      )}
      <Section {...sectionOf(page.sections, "paper")} panel>
        <p className={`${patterns.cluster} ${patterns.screenOnly}`}>
          <Link className={button.button} to={page.posterPath}>
            Print the poster
          </Link>
          <Link className={button.button} to={page.questionsPath}>
            Print the question sheet
          </Link>
        </p>
      </Section>
    </>
  );
}

export const Head: HeadFC<Queries.AgesPageQuery> = ({ data: { page, shared } }) =>
  page && <Seo {...page} picture={shared.nodes[0]} />;

export const query = graphql`
  query AgesPage($slug: String!) {
    page(slug: { eq: $slug }) {
      posterPath: furtherPath(template: "ages-poster")
      questionsPath: furtherPath(template: "ages-questions")
      ...PageHead
      ...PageHeading
      sections {
        ...SectionText
      }
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        ...AgeStop
      }
    }
    shared: allAge(sort: { order: ASC }, limit: 1) {
      nodes {
        alt
        image {
          ...ShareImage
        }
      }
    }
    ...Glossary
  }
`;
