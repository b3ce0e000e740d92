import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { ArtworkCard } from "../components/artwork-card/artwork-card";
import { BundleLink } from "../components/download-link/bundle-link";
import { useLightbox } from "../components/lightbox/use-lightbox";
import { PageHeading } from "../components/page-heading/page-heading";
import { narrowColumnSizes, rowSizes } from "../components/picture/column-sizes";
import * as rows from "../components/rows/rows.module.css";
import { Section } from "../components/section/section";
import { sectionOf } from "../components/section/section-of";
import { type ArtworkKindName, artworkKindNames, artworkKinds } from "../content/kinds/artwork-kinds";
import { enumName } from "../content/kinds/names";
import { artwork as artworkJsonLd } from "../head/json-ld";
import { PreloadPicture, Seo } from "../head/seo";
import * as styles from "./artwork.module.css";

const isTall = (kind: ArtworkKindName) => artworkKinds[kind].shape === "tall";

/** How wide a picture's thumbnail is drawn: wide ones in few columns, tall ones in many. */
const sizesOf = (kind: ArtworkKindName, index: number, count: number) =>
  isTall(kind) ? narrowColumnSizes : rowSizes(index, count);

/** The kinds in the order of the page, each with its pictures; those without any are left out. */
function byKind(artworks: Queries.ArtworkPageQuery["artworks"]["nodes"]) {
  return artworkKindNames
    .map((kind) => ({ kind, pictures: artworks.filter((artwork) => artwork.kind === enumName(kind)) }))
    .filter(({ pictures }) => pictures.length > 0);
}

export default function ArtworkPage({ data: { page, artworks } }: PageProps<Queries.ArtworkPageQuery>) {
  const shown = byKind(artworks.nodes);
  const { open, lightbox } = useLightbox(shown.flatMap(({ pictures }) => pictures));
  if (!page) return null;
  const terms = sectionOf(page.sections, "terms");
  return (
    <>
      <PageHeading name={page.name} intro={page.intro} />
      <nav className={styles.kinds} aria-label="Kinds of picture">
        <ul>
          <li>
            <a href="#all" id="all" className={styles.all}>
              All <span>{artworks.nodes.length}</span>
            </a>
          </li>
          {shown.map(({ kind, pictures }) => (
            <li key={kind}>
              <a href={`#${kind}`}>
                {sectionOf(page.sections, kind).heading} <span>{pictures.length}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="#terms">{terms.heading}</a>
          </li>
        </ul>
      </nav>
      <div className={styles.filtered}>
        {shown.map(({ kind, pictures }, part) => (
          <Section key={kind} {...sectionOf(page.sections, kind)}>
            {page.bundles
              .filter(({ id }) => id === `${kind}s`)
              .map((bundle) => (
                <BundleLink
                  key={bundle.id}
                  bundle={bundle}
                  label={`Download all ${bundle.files} ${sectionOf(page.sections, kind).heading.toLowerCase()}`}
                />
              ))}
            <ul className={isTall(kind) ? styles.tall : rows.rows}>
              {pictures.map((artwork, index) => (
                <li key={artwork.slug}>
                  <ArtworkCard
                    artwork={artwork}
                    sizes={sizesOf(kind, index, pictures.length)}
                    eager={part === 0 && index === 0}
                    onOpen={open}
                  />
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <Section id="terms" panel heading={terms.heading} text={terms.text} />
      {lightbox}
    </>
  );
}

export const Head: HeadFC<Queries.ArtworkPageQuery> = ({ data: { page, artworks, shared } }) => {
  const [part] = byKind(artworks.nodes);
  const first = part?.pictures[0];
  return (
    page && (
      <>
        <Seo
          {...page}
          picture={shared.nodes[0]}
          jsonLd={(site) => artworks.nodes.map((artwork) => artworkJsonLd(site, artwork, `${page.path}#terms`))}
        />
        {part && first && <PreloadPicture file={first.image} sizes={sizesOf(part.kind, 0, part.pictures.length)} />}
      </>
    )
  );
};

export const query = graphql`
  query ArtworkPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      intro
      bundles {
        ...BundleDownload
      }
      sections {
        ...SectionText
      }
    }
    artworks: allArtwork(sort: { order: ASC }) {
      nodes {
        ...ArtworkCard
      }
    }
    # Apart from the others, so that only one picture is made in the size for sharing. A wallpaper, where there is one: the
    # last kind in the order of the alphabet.
    shared: allArtwork(sort: [{ kind: DESC }, { order: ASC }], limit: 1) {
      nodes {
        alt
        image {
          ...ShareImage
        }
      }
    }
  }
`;
