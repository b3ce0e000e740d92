import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Disclosure } from "../../components/disclosure/disclosure";
import { ReadMore } from "../../components/disclosure/read-more";
import { useSite } from "../../components/layout/use-site";
import { slicesOf } from "../../components/show-more/show-more";
import { PageHeading } from "../../components/page-heading/page-heading";
import { requireSection } from "../../components/section/section-by-id";
import { bindDashes } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import { AlbumPlayer } from "./album-player";
import * as styles from "./music.module.css";

/** How many albums are shown before the first disclosure: about ten screens of a phone. */
const open = 8;

export default function MusicPage({ data: { page, albums } }: PageProps<Queries.MusicPageQuery>) {
  const { albumHeightPx } = useSite().site;
  if (!page) return null;
  const player = requireSection(page.sections, "player");
  return (
    <>
      <PageHeading
        page={page}
        parts={albums.nodes.slice(0, open).map(({ slug, title }) => ({ id: slug, heading: bindDashes(title) }))}
      />
      <div className={patterns.shelf}>
        {albums.nodes.length === 0 && <EmptyState />}
        {slicesOf(albums.nodes.length, open).map(({ from, to }, part) => {
          const players = (
            <div key={from} className={styles.albums}>
              {albums.nodes.slice(from, to).map((album) => (
                <AlbumPlayer key={album.slug} album={album} height={albumHeightPx} />
              ))}
            </div>
          );
          return part === 0 ? (
            players
          ) : (
            <Disclosure key={from} label={`Albums ${from + 1} to ${to}`}>
              {players}
            </Disclosure>
          );
        })}
        <div className={patterns.flow}>
          <ReadMore id="player" summary={player.heading} text={player.text} />
        </div>
      </div>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query MusicPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
      }
    }
    albums: allAlbum(sort: { order: ASC }) {
      nodes {
        ...AlbumPlayer
      }
    }
  }
`;
