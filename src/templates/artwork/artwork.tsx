import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkGrid, thumbnailSizes } from "../../components/artwork-grid/artwork-grid";
import * as button from "../../components/button/button.module.css";
import { BundleLink } from "../../components/download-link/bundle-link";
import { Icon } from "../../components/icons/icons";
import { MarkedText } from "../../components/marked-text/marked-text";
import { PageHeading } from "../../components/page-heading/page-heading";
import * as pill from "../../components/pill/pill.module.css";
import { Section } from "../../components/section/section";
import { sectionOf } from "../../components/section/section-of";
import { artworkKindNames } from "../../content/kinds/artwork-kinds";
import { enumName } from "../../content/kinds/names";
import { PreloadPicture, Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./artwork.module.css";

/** Pictures grouped by kind, in display order, without empty kinds. */
const byKind = ({ group }: Queries.ArtworkPageQuery["artworks"]) =>
  artworkKindNames.flatMap((kind) => {
    const found = group.find(({ nodes }) => nodes[0]?.kind === enumName(kind));
    return found ? [{ kind, total: found.totalCount, pictures: found.nodes }] : [];
  });

export default function ArtworkPage({ data: { page, artworks } }: PageProps<Queries.ArtworkPageQuery>) {
  if (!page) return null;
  const shown = byKind(artworks);
  const terms = sectionOf(page.sections, "terms");
  const saving = sectionOf(page.sections, "saving");
  return (
    <>
      <PageHeading page={page}>
        <nav className={styles.kinds} aria-label="Kinds of picture">
          <ul className={pill.line}>
            <li>
              <a href="#all" id="all" className={`${pill.pill} ${styles.all}`}>
                All <span className={patterns.label}>{artworks.totalCount}</span>
              </a>
            </li>
            {shown.map(({ kind, total }) => (
              <li key={kind}>
                <a className={pill.pill} href={`#${kind}`}>
                  {sectionOf(page.sections, kind).heading} <span className={patterns.label}>{total}</span>
                </a>
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
        {shown.map(({ kind, total, pictures }, part) => {
          const { heading, text, howTo, onPhones } = sectionOf(page.sections, kind);
          const uses = [...(onPhones ?? []), ...(howTo ?? [])];
          const further = page.artworkLists.find((list) => list.kind === enumName(kind));
          return (
            <Section key={kind} id={kind} heading={heading} text={text} shelf={part % 2 === 0}>
              <ArtworkGrid artworks={pictures} eager={part === 0 && !page.scene} />
              {further && (
                <p>
                  <Link className={button.small} to={further.path}>
                    {heading}: {total - further.skip} more
                  </Link>
                </p>
              )}
              <div className={styles.after}>
                {page.bundles
                  .filter(({ id }) => id === `${kind}s`)
                  .map((bundle) => (
                    <BundleLink key={bundle.id} bundle={bundle} label={`Download all ${bundle.files}: ${heading}`} />
                  ))}
                {uses.length > 0 && <Fold summary="How to use them" text={uses} />}
              </div>
            </Section>
          );
        })}
      </div>
      <Section id="terms" panel heading={terms.heading} text={terms.text}>
        <Fold id="saving" summary={saving.heading} text={saving.text} />
      </Section>
    </>
  );
}

interface FoldProps {
  id?: string;
  summary: string;
  text: readonly string[];
}

/** Words for those who ask for them. */
const Fold = ({ id, summary, text }: FoldProps) => (
  <details id={id} className={`${patterns.unfold} ${patterns.measure}`}>
    <summary>
      {summary} <Icon name="down" size={16} />
    </summary>
    {text.map((paragraph) => (
      <p key={paragraph}>
        <MarkedText text={paragraph} />
      </p>
    ))}
  </details>
);

export const Head: HeadFC<Queries.ArtworkPageQuery> = ({ data: { page, artworks, shared } }) => {
  const [group] = byKind(artworks);
  const first = group?.pictures[0];
  return (
    page && (
      <>
        <Seo {...page} picture={shared.nodes[0]} />
        {first && !page.scene && <PreloadPicture file={first.image} sizes={thumbnailSizes(group.pictures, 0)} />}
      </>
    )
  );
};

export const query = graphql`
  query ArtworkPage($slug: String!, $shown: Int!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      bundles {
        ...BundleDownload
      }
      artworkLists {
        path
        kind
        skip
      }
      sections {
        ...SectionText
        howTo
        onPhones
      }
    }
    artworks: allArtwork(sort: [{ order: ASC }, { slug: ASC }]) {
      totalCount
      group(field: { kind: SELECT }, limit: $shown) {
        totalCount
        nodes {
          ...ArtworkCard
        }
      }
    }
    # Apart from the others, so that only one picture is made in the size for sharing.
    shared: allArtwork(filter: { kind: { eq: WALLPAPER } }, sort: { order: ASC }, limit: 1) {
      nodes {
        alt
        image {
          ...ShareImage
        }
      }
    }
  }
`;
