import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

/** The `sizes` attribute of a picture between paragraphs. */
const pictureSizes = "(min-width: 40rem) 38rem, 92vw";

/** A generic page of sections with text and pictures. */
export default function TextPage({ data: { page } }: PageProps<Queries.TextPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHeading page={page} />
      {page.sections.map(({ id, heading, text, image, alt }) => (
        <Section key={id} id={id} heading={heading} text={text}>
          {image && (
            <Picture
              file={image}
              alt={alt ?? ""}
              sizes={pictureSizes}
              className={`${patterns.framed} ${patterns.measure}`}
            />
          )}
        </Section>
      ))}
    </>
  );
}

export const Head: HeadFC<Queries.TextPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query TextPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
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
  }
`;
