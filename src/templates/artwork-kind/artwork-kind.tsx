import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkGrid } from "../../components/artwork-grid/artwork-grid";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { Opening } from "../../components/opening/opening";
import * as pill from "../../components/pill/pill.module.css";
import { sectionOf } from "../../components/section/section-of";
import { enumValue } from "../../content/kinds/names";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

interface Context {
  kind: Queries.ArtworkKind;
  skip: number;
  limit: number;
}

/** The page's name by its range: "Wallpapers 25 to 48". */
const nameOf = (heading: string, skip: number, limit: number, total: number) =>
  `${heading} ${skip + 1} to ${Math.min(skip + limit, total)}`;

/** Pagination: the pictures of one kind beyond those on the artwork page. */
export default function ArtworkKindPage({ data, pageContext }: PageProps<Queries.ArtworkKindPageQuery, Context>) {
  const { page, artworks } = data;
  const { kind, skip, limit } = pageContext;
  if (!page) return null;
  const { heading } = sectionOf(page.sections, enumValue(kind));
  const lists = [
    { path: `${page.path}#${enumValue(kind)}`, skip: 0 },
    ...page.artworkLists.filter((list) => list.kind === kind),
  ].map((list, index, all) => ({ ...list, end: all[index + 1]?.skip ?? artworks.totalCount }));
  return (
    <>
      <Opening scene={page.scene} way={<Breadcrumb name={heading} parent={page} />}>
        <h1>{nameOf(heading, skip, limit, artworks.totalCount)}</h1>
      </Opening>
      <div className={`${patterns.column} ${patterns.stack}`}>
        <ArtworkGrid artworks={artworks.nodes} eager={!page.scene} />
        <nav aria-label={heading}>
          <ul className={pill.pills}>
            {lists.map((list) => (
              <li key={list.path}>
                <Link
                  className={pill.pill}
                  to={list.path}
                  aria-current={list.skip === skip ? "page" : undefined}
                  rel={list.end === skip ? "prev" : list.skip === skip + limit ? "next" : undefined}
                >
                  {list.skip + 1} to {list.end}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

export const Head: HeadFC<Queries.ArtworkKindPageQuery, Context> = ({ data: { page, artworks }, pageContext }) => {
  if (!page) return null;
  const { kind, skip, limit } = pageContext;
  const list = page.artworkLists.find((one) => one.kind === kind && one.skip === skip);
  const name = nameOf(sectionOf(page.sections, enumValue(kind)).heading, skip, limit, artworks.totalCount);
  if (!list) return null;
  return (
    <Seo
      path={list.path}
      name={name}
      description={`${name}, free to download. ${page.description}`}
      scene={page.scene}
    />
  );
};

export const query = graphql`
  query ArtworkKindPage($slug: String!, $kind: ArtworkKind!, $skip: Int!, $limit: Int!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      scene {
        ...Scene
      }
      artworkLists {
        path
        kind
        skip
      }
      sections {
        ...SectionText
      }
    }
    artworks: allArtwork(filter: { kind: { eq: $kind } }, sort: { order: ASC }, skip: $skip, limit: $limit) {
      totalCount
      nodes {
        ...ArtworkCard
      }
    }
  }
`;
