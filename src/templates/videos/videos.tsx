import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { BookChips, ByBook } from "../../components/by-book/by-book";
import { groupByBook } from "../../components/by-book/group-by-book";
import { EmptyState } from "../../components/empty-state/empty-state";
import { ReadMore } from "../../components/disclosure/read-more";
import { ShowMore } from "../../components/show-more/show-more";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { rowSizes } from "../../components/picture/sizes";
import * as grid from "../../components/card-grid/card-grid.module.css";
import { requireSection } from "../../components/section/section-by-id";
import { VideoCard } from "../../components/video-card/video-card";
import { useVideoPlayer } from "../../components/video-player/use-video-player";
import { video as videoJsonLd } from "../../head/json-ld";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

/** How many videos are shown before the first disclosure: about ten screens of a phone. */
const open = 8;

type Video = Queries.VideosPageQuery["videos"]["nodes"][number];

/** The videos grouped by book, if the page says so (groupBy); else an empty list. */
const partsOf = ({ page, videos, books }: Queries.VideosPageQuery) =>
  page?.groupBy ? groupByBook(videos.nodes, books.nodes, ({ book }) => book?.slug) : [];

/** The list that the page begins with. */
const firstList = (data: Queries.VideosPageQuery) => partsOf(data)[0]?.items ?? data.videos.nodes;

export default function VideosPage({ data }: PageProps<Queries.VideosPageQuery>) {
  const { page, videos } = data;
  const { play, player } = useVideoPlayer(videos.nodes);
  if (!page) return null;
  const about = requireSection(page.sections, "player");
  const all = videos.nodes;
  const parts = partsOf(data);
  const [first] = firstList(data);
  const list = (some: readonly Video[]) => (
    <ShowMore items={some} name={page.name} className={grid.grid} open={open}>
      {(video, index, count) => (
        <li key={video.slug}>
          <VideoCard
            video={video}
            sizes={rowSizes(index, count)}
            eager={!opensOnPicture(page) && video === first}
            label={video.featured && all.length > 1 ? "Start with this one" : undefined}
            under={parts.length > 0}
            onPlay={play}
          />
        </li>
      )}
    </ShowMore>
  );
  return (
    <>
      <PageHeading page={page}>
        <BookChips parts={parts} />
      </PageHeading>
      <section className={patterns.shelf} aria-label={page.name}>
        {all.length === 0 && <EmptyState />}
        {parts.length > 0 ? (
          <ByBook parts={parts} noun="video" open={open}>
            {({ items }) => list(items)}
          </ByBook>
        ) : (
          list(all)
        )}
        <div className={patterns.flow}>
          <ReadMore id="player" summary={about.heading} text={about.text} />
        </div>
      </section>
      {player}
    </>
  );
}

export const Head: HeadFC<Queries.VideosPageQuery> = ({ data: { page, videos } }) =>
  page && <Seo {...page} jsonLd={(site) => videos.nodes.map((video) => videoJsonLd(site, video, video.path))} />;

export const query = graphql`
  query VideosPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      groupBy
      sections {
        ...SectionText
      }
    }
    videos: allVideo(sort: { order: ASC }) {
      nodes {
        ...VideoCard
        featured
        book {
          slug
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
