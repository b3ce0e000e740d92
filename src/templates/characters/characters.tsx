import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { BookChips, ByBook } from "../../components/by-book/by-book";
import { groupByBook } from "../../components/by-book/group-by-book";
import { CharacterGrid } from "../../components/character-grid/character-grid";
import { Crew } from "../../components/crew/crew";
import { EmptyState } from "../../components/empty-state/empty-state";
import { itemsPerDisclosure } from "../../components/show-more/show-more";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import * as patterns from "../../styles/patterns.module.css";

export default function CharactersPage({ data: { page, characters, books } }: PageProps<Queries.CharactersPageQuery>) {
  if (!page) return null;
  if (page.groupBy) {
    // A character is listed under the first book that introduces it. Reversed, because later entries of a Map win.
    const firstBook = new Map(
      [...books.nodes].reverse().flatMap(({ slug, characters: people }) => people.map((one) => [one.slug, slug])),
    );
    const parts = groupByBook(characters.nodes, books.nodes, ({ slug }) => firstBook.get(slug));
    const { text } = requireSection(page.sections, "everyone");
    return (
      <>
        <PageHeading page={page}>
          <BookChips parts={parts} />
        </PageHeading>
        <div className={patterns.section}>
          {parts.length === 0 && <EmptyState />}
          <ByBook parts={parts} noun="character" open={itemsPerDisclosure}>
            {({ items }) => <CharacterGrid characters={items} />}
          </ByBook>
          <Paragraphs text={text} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeading page={page} foot={<Crew characters={characters.nodes} />} />
      <Section {...requireSection(page.sections, "everyone")} quiet textLast>
        {characters.nodes.length === 0 && <EmptyState />}
        <CharacterGrid characters={characters.nodes} />
      </Section>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query CharactersPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      groupBy
      sections {
        ...SectionText
      }
    }
    characters: allCharacter(sort: { order: ASC }) {
      nodes {
        ...CharacterCard
        ...CrewMember
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...NamedBook
        characters {
          slug
        }
      }
    }
  }
`;
