import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkGrids } from "../../components/artwork-grid/artwork-grid";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { namesOf } from "../../components/by-book/group-by-book";
import { Opening } from "../../components/opening/opening";
import * as pill from "../../components/pill/pill.module.css";
import { requireSection } from "../../components/section/section-by-id";
import { artworkKinds } from "../../content/kinds/artwork-kinds";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

interface Context {
  /** The kind or the book. */
  group: string;
  skip: number;
  total: number;
  slugs: string[];
}

type Data = Queries.ArtworkListPageQuery;

const pathOf = ({ page }: Data, { group, skip }: Context) =>
  page?.artworkLists.find((list) => list.group === group && list.skip === skip)?.path;

const headingOf = ({ page, books }: Data, group: string) =>
  group in artworkKinds ? requireSection(page?.sections ?? [], group).heading : namesOf(books.nodes, group).heading;

const rangeOf = ({ skip, slugs }: Context) => ` ${skip + 1} to ${skip + slugs.length}`;

/** The page's name by its range: "Wallpapers 25 to 48". */
const nameOf = (heading: string, context: Context) => `${heading}${/\d$/.test(heading) ? "," : ""}${rangeOf(context)}`;

/** Pagination: the pictures of one kind, or of one book, beyond those on the artwork page. */
export default function ArtworkListPage({ data, pageContext }: PageProps<Data, Context>) {
  const { page, artworks } = data;
  const { group, skip, total, slugs } = pageContext;
  const path = pathOf(data, pageContext);
  if (!page || !path) return null;
  const heading = headingOf(data, group);
  const further = page.artworkLists.filter((list) => list.group === group);
  const onIndex = further[0]?.skip === 0 ? [] : [{ path: `${page.path}#${group}`, skip: 0 }];
  const lists = [...onIndex, ...further].map((list, index, all) => ({ ...list, end: all[index + 1]?.skip ?? total }));
  return (
    <>
      <Opening scene={page.scene} way={<Breadcrumb name={heading} path={path} />}>
        <h1>{nameOf(heading, pageContext)}</h1>
      </Opening>
      <div className={`${patterns.column} ${patterns.stack}`}>
        <ArtworkGrids
          artworks={slugs.flatMap((slug) => artworks.nodes.filter((one) => one.slug === slug))}
          eager={!page.scene}
        />
        <nav aria-label={heading}>
          <ul className={pill.pills}>
            {lists.map((list) => (
              <li key={list.path}>
                <Link
                  className={pill.pill}
                  to={list.path}
                  aria-current={list.skip === skip ? "page" : undefined}
                  rel={list.end === skip ? "prev" : list.skip === skip + slugs.length ? "next" : undefined}
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

export const Head: HeadFC<Data, Context> = ({ data, pageContext }) => {
  const { page } = data;
  const path = pathOf(data, pageContext);
  if (!page || !path) return null;
  const name = nameOf(headingOf(data, pageContext.group), pageContext);
  return <Seo path={path} name={name} description={`${name}, free to download. ${page.description}`} />;
};

export const query = graphql`
  query ArtworkListPage($slug: String!, $slugs: [String!]!) {
    page(slug: { eq: $slug }) {
      path
      name
      description
      scene {
        ...Scene
      }
      artworkLists {
        path
        group
        skip
      }
      sections {
        ...SectionText
      }
    }
    artworks: allArtwork(filter: { slug: { in: $slugs } }, sort: { slug: ASC }) {
      nodes {
        ...ArtworkCard
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...NamedBook
      }
    }
  }
`;
