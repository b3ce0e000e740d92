import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { Section } from "../../components/section/section";
import { peopleSection } from "../../content/shared-labels";
import * as patterns from "../../styles/patterns.module.css";
import { People } from "./people";

/** The `sizes` attribute of a picture between paragraphs. */
const pictureSizes = sizesOf("92vw", { 62: "49.5rem" });

/** A generic page: sections with text and pictures, and one with the people who made the books. */
export default function TextPage({ data: { page, people } }: PageProps<Queries.TextPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHeading page={page} />
      {page.sections.map(({ id, heading, text, image, alt }) => {
        const shown = id === peopleSection ? people.nodes : [];
        // Without people and text the section would be an empty heading.
        if (id === peopleSection && shown.length === 0 && text.length === 0) return null;
        return (
          <Section key={id} id={id} heading={heading} text={text}>
            {image && (
              <Picture
                file={image}
                alt={alt ?? ""}
                sizes={pictureSizes}
                className={`${patterns.framed} ${patterns.measure}`}
              />
            )}
            {shown.length > 0 && <People people={shown} />}
          </Section>
        );
      })}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query TextPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 1280, breakpoints: [540, 720, 1280])
          }
        }
      }
    }
    people: allPerson(sort: { order: ASC }) {
      nodes {
        ...PersonCard
      }
    }
  }
`;
