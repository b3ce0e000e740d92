import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Characters } from "../../components/character-card/character-card";
import { Empty } from "../../components/empty/empty";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Section } from "../../components/section/section";
import { sectionOf } from "../../components/section/section-of";
import { Seo } from "../../head/seo";

export default function CharactersPage({ data: { page, characters } }: PageProps<Queries.CharactersPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHeading page={page} />
      <Section {...sectionOf(page.sections, "everyone")} quiet textLast>
        {characters.nodes.length === 0 && <Empty />}
        <Characters characters={characters.nodes} />
      </Section>
    </>
  );
}

export const Head: HeadFC<Queries.CharactersPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query CharactersPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      sections {
        ...SectionText
      }
    }
    characters: allCharacter(sort: { order: ASC }) {
      nodes {
        ...CharacterCard
      }
    }
  }
`;
