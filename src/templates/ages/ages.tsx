import { graphql, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Disclosure } from "../../components/disclosure/disclosure";
import { slicesOf } from "../../components/show-more/show-more";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { JumpLinks } from "../../components/pill/jump-links";
import { Ride, ticketOf } from "../../components/ride/ride";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import * as patterns from "../../styles/patterns.module.css";
import { AgeStop } from "./age-stop";
import * as styles from "./ages.module.css";

/** How many ages are open: about ten screens of a phone. */
const open = 4;

/** The timeline of ages, then links to each stop and to the printable pages. */
export default function AgesPage({ data }: PageProps<Queries.AgesPageQuery>) {
  const { page, ages, glossary, terms } = data;
  if (!page) return null;
  const stops = ages.nodes;
  return (
    <>
      {/* No scene in this opening, whose picture is the ride below; the page's scene is for tiles that link here. */}
      <PageHeading page={page} />
      {stops.length === 0 ? (
        <div className={styles.place}>
          <EmptyState />
        </div>
      ) : (
        <>
          <Ride ages={stops} page={page} heading="Ride the line" opening eager={!opensOnPicture(page)} />
          <LaterStyles />
          {slicesOf(stops.length, open).map(({ from, to }, part) => {
            const line = (
              <ol key={from} className={styles.line} start={from + 1}>
                {stops.slice(from, to).map((age) => (
                  <AgeStop key={age.slug} age={age} glossary={{ page: glossary, terms }} ticket={ticketOf(stops)} />
                ))}
              </ol>
            );
            return part === 0 ? (
              line
            ) : (
              <div key={from} className={styles.place}>
                <Disclosure label={`Ages ${from + 1} to ${to}`}>{line}</Disclosure>
              </div>
            );
          })}
          <nav className={styles.place} aria-label="On this page">
            <JumpLinks links={stops.map(({ slug, name }) => ({ id: slug, label: name }))} />
          </nav>
        </>
      )}
      {stops.length > 0 && (
        <Section {...requireSection(page.sections, "paper")} panel>
          <p className={`${patterns.cluster} ${patterns.screenOnly}`}>
            <Link className={button.button} to={page.posterPath}>
              Print the poster
            </Link>
            <Link className={button.button} to={page.questionsPath}>
              Print the question sheet
            </Link>
          </p>
        </Section>
      )}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query AgesPage($slug: String!) {
    page(slug: { eq: $slug }) {
      posterPath: furtherPath(template: "ages-poster")
      questionsPath: furtherPath(template: "ages-questions")
      ...PageHead
      ...PageHeading
      ...RidePage
      sections {
        ...SectionText
      }
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        ...AgeStop
        ...RideAge
      }
    }
    ...Glossary
  }
`;
