import { graphql, Link, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkGrids } from "../../components/artwork-grid/artwork-grid";
import * as button from "../../components/button/button.module.css";
import { namesOf } from "../../components/by-book/group-by-book";
import { BundleLink } from "../../components/download-link/bundle-link";
import { ReadMore } from "../../components/disclosure/read-more";
import { LaterStyles } from "../../components/later-styles/later-styles";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import * as pill from "../../components/pill/pill.module.css";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import { artworkKindNames, artworkKinds } from "../../content/kinds/artwork-kinds";
import { enumValue } from "../../content/kinds/enums";
import type { ArtworkGroup } from "../../content/site-map";
import * as styles from "./artwork.module.css";

interface Context {
  /** The parts of the page: of one kind each or, where it is grouped so, of one book. */
  groups: ArtworkGroup[];
}

const isKind = (id: string) => id in artworkKinds;

export default function ArtworkPage({ data, pageContext }: PageProps<Queries.ArtworkPageQuery, Context>) {
  const { page, artworks, books, all } = data;
  if (!page) return null;
  const groups = pageContext.groups.map(({ id, total, shown }) => {
    const { heading, label = heading }: { heading: string; label?: string } = isKind(id)
      ? requireSection(page.sections, id)
      : namesOf(books.nodes, id);
    const further = page.artworkLists.find((list) => list.group === id);
    return { id, total, label, heading, further, pictures: picturesOf(artworks.nodes, shown) };
  });
  const open = groups.filter(({ pictures }) => pictures.length > 0);
  const elsewhere = groups.filter(({ pictures }) => pictures.length === 0);
  const terms = requireSection(page.sections, "terms");
  const saving = requireSection(page.sections, "saving");
  const kinds = all.group.flatMap(({ nodes }) => nodes.map(({ kind }) => enumValue(kind)));
  return (
    <>
      <PageHeading page={page}>
        <nav className={styles.kinds} aria-label={page.groupBy ? "By book" : "Kinds of picture"}>
          <ul className={`${pill.pills} ${pill.line}`}>
            {groups.length > 1 && (
              <li>
                <a href="#all" id="all" className={`${pill.pill} ${styles.all}`}>
                  All <span className={pill.count}>{all.totalCount}</span>
                </a>
              </li>
            )}
            {groups.map(({ id, label, total, further, pictures }) => (
              <li key={id}>
                {further && pictures.length === 0 ? (
                  <Link className={pill.pill} to={further.path}>
                    {label} <span className={pill.count}>{total}</span>
                  </Link>
                ) : (
                  <a className={pill.pill} href={`#${id}`}>
                    {label} <span className={pill.count}>{total}</span>
                  </a>
                )}
              </li>
            ))}
            <li>
              <a className={pill.pill} href="#terms">
                {terms.heading}
              </a>
            </li>
          </ul>
        </nav>
      </PageHeading>
      <div className={styles.filtered}>
        {open.map(({ id, total, heading, further, pictures }, part) => (
          <React.Fragment key={id}>
            <Section
              id={id}
              heading={heading}
              text={isKind(id) ? requireSection(page.sections, id).text : []}
              shelf={part % 2 === 0}
            >
              <ArtworkGrids artworks={pictures} eager={part === 0 && !opensOnPicture(page)} />
              {further && (
                <p>
                  <Link className={button.small} to={further.path}>
                    {heading}: {total - further.skip} more
                  </Link>
                </p>
              )}
              {isKind(id) && <AfterKind page={page} kind={id} />}
            </Section>
            {part === 0 && !page.scene && <LaterStyles />}
          </React.Fragment>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <Section id="other-books" heading="From the other books">
          <ul className={pill.pills}>
            {elsewhere.map(
              ({ id, heading, total, further }) =>
                further && (
                  <li key={id}>
                    <Link className={pill.pill} to={further.path}>
                      {heading} <span className={pill.count}>{total}</span>
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </Section>
      )}
      {page.groupBy &&
        artworkKindNames
          .filter((kind) => kinds.includes(kind))
          .map((kind) => (
            <Section key={kind} {...requireSection(page.sections, kind)}>
              <AfterKind page={page} kind={kind} />
            </Section>
          ))}
      <Section id="terms" panel heading={terms.heading} text={terms.text}>
        <ReadMore id="saving" summary={saving.heading} text={saving.text} />
      </Section>
    </>
  );
}

type Artwork = Queries.ArtworkPageQuery["artworks"]["nodes"][number];

/** The artworks with these slugs, in the slugs' order. */
const picturesOf = (artworks: readonly Artwork[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => artworks.filter((artwork) => artwork.slug === slug));

interface AfterKindProps {
  page: NonNullable<Queries.ArtworkPageQuery["page"]>;
  kind: string;
}

/** What stands below a kind's pictures: how to use them, and all of them in one zip. */
function AfterKind({ page, kind }: AfterKindProps) {
  const { heading, onPhones, howTo } = requireSection(page.sections, kind);
  return (
    <>
      <ReadMore summary="How to use them" text={[...(onPhones ?? []), ...(howTo ?? [])]} />
      {page.bundles
        .filter(({ id }) => id === `${kind}s`)
        .map((bundle) => (
          <BundleLink key={bundle.id} bundle={bundle} label={`Download all ${bundle.files}: ${heading}`} />
        ))}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query ArtworkPage($slug: String!, $slugs: [String!]!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      groupBy
      bundles {
        ...BundleDownload
      }
      artworkLists {
        path
        group
        skip
      }
      sections {
        ...SectionText
        howTo
        onPhones
      }
    }
    artworks: allArtwork(filter: { slug: { in: $slugs } }, sort: { slug: ASC }) {
      nodes {
        ...ArtworkCard
      }
    }
    all: allArtwork(sort: { slug: ASC }) {
      totalCount
      group(field: { kind: SELECT }, limit: 1) {
        nodes {
          kind
        }
      }
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...NamedBook
      }
    }
  }
`;
