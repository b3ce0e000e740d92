import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Empty } from "../components/empty/empty";
import { PageHeading } from "../components/page-heading/page-heading";
import { columnSizes } from "../components/picture/column-sizes";
import { Section } from "../components/section/section";
import { sectionOf } from "../components/section/section-of";
import { VideoCard } from "../components/video-card/video-card";
import { useVideoPlayer } from "../components/video-player/use-video-player";
import { video as videoJsonLd } from "../head/json-ld";
import { PreloadPicture, Seo } from "../head/seo";
import * as styles from "./grid-page.module.css";

export default function VideosPage({ data: { page, videos } }: PageProps<Queries.VideosPageQuery>) {
  const { play, player } = useVideoPlayer(videos.nodes);
  if (!page) return null;
  const about = sectionOf(page.sections, "player");
  return (
    <>
      <PageHeading name={page.name} intro={page.intro} />
      <section className={styles.part} aria-label={page.name}>
        {videos.nodes.length === 0 && <Empty />}
        <ul className={styles.videos}>
          {videos.nodes.map((video, index) => (
            <li key={video.slug}>
              <VideoCard video={video} eager={index === 0} onPlay={play} />
            </li>
          ))}
        </ul>
      </section>
      <Section id="player" panel heading={about.heading} text={about.text} />
      {player}
    </>
  );
}

export const Head: HeadFC<Queries.VideosPageQuery> = ({ data: { page, videos, shared } }) => {
  const first = videos.nodes[0];
  return (
    page && (
      <>
        <Seo
          {...page}
          picture={shared.nodes[0]}
          jsonLd={(site) => videos.nodes.map((video) => videoJsonLd(site, video, video.path))}
        />
        {first && <PreloadPicture file={first.image} sizes={columnSizes} />}
      </>
    )
  );
};

export const query = graphql`
  query VideosPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      intro
      sections {
        ...SectionText
      }
    }
    videos: allVideo(sort: { order: ASC }) {
      nodes {
        ...VideoCard
      }
    }
    # Apart from the others, so that only one picture is made in the size for sharing.
    shared: allVideo(sort: { order: ASC }, limit: 1) {
      nodes {
        alt
        image {
          ...ShareImage
        }
      }
    }
  }
`;
