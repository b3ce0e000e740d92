import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { findEntry } from "../../components/a-to-z/find-entry";
import { type Tile, Tiles } from "../../components/explore/tiles";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { bookName } from "../../format";
import { Seo } from "../../head/seo";
import { Alphabet } from "./alphabet";
import { Finder } from "./finder";
import * as styles from "./finder.module.css";

type Looked = NonNullable<NonNullable<Queries.FindPageQuery["page"]>["lookedFor"]>;

/** What people look for most, as far as there are pictures of it. */
const tilesOf = ({ tiles }: Looked): Tile[] =>
  tiles.flatMap(({ page, book, character }) => [
    ...(page?.scene ? [{ path: page.path, name: page.name, file: page.scene.image }] : []),
    ...(book
      ? [
          {
            path: book.path,
            name: bookName(book),
            file: book.scene?.tile ?? book.tile,
            focus: book.scene?.focus,
          },
        ]
      : []),
    // The portrait stands in the list below.
    ...(character
      ? [
          {
            path: character.path,
            name: character.name,
            file: character.figure?.image ?? character.image,
            isFigure: Boolean(character.figure),
          },
        ]
      : []),
  ]);

export default function FindPage({ data, location }: PageProps<Queries.FindPageQuery>) {
  const entries = React.useMemo(() => data.siteSettings?.findEntries.map(findEntry) ?? [], [data]);
  if (!data.page) return null;
  const { lookedFor } = data.page;
  return (
    <>
      <PageHeading page={{ ...data.page, intro: [] }} />
      <Finder
        path={data.page.path}
        visit={(location as { key?: string }).key}
        entries={entries}
        otherWays={data.helpful.nodes}
      />
      {lookedFor && (
        <Tiles
          id="looked-for"
          heading={lookedFor.heading}
          tiles={tilesOf(lookedFor)}
          eager={!opensOnPicture(data.page)}
        />
      )}
      <LaterStyles />
      <Alphabet entries={entries} pages={data.siteSettings?.findLetters ?? []} />
      <Paragraphs className={styles.after} text={data.page.intro} />
    </>
  );
}

export const Head: HeadFC<Queries.FindPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query FindPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      lookedFor {
        heading
        tiles {
          page {
            ...ExploreScene
          }
          book {
            path
            label
            title
            tile: cover {
              ...MediumPicture
            }
            scene {
              focus {
                x
                y
              }
              tile: image {
                ...BookScene
              }
            }
          }
          character {
            path
            name
            image {
              ...SmallPicture
            }
            figure {
              image {
                childImageSharp {
                  gatsbyImageData(width: 360, breakpoints: [120, 240, 360], avifOptions: { quality: 45 })
                }
              }
            }
          }
        }
      }
    }
    siteSettings {
      findEntries {
        ...FindEntry
      }
      findIndex
      findLetters {
        letter
        path
      }
    }
    # Suggested when a query has no results.
    helpful: allPage(filter: { template: { in: [QUESTIONS, ARTWORK] } }, sort: { path: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`;
