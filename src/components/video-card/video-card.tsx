import { graphql, Link } from "gatsby";
import * as React from "react";
import { formatDate } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import * as styles from "./video-card.module.css";
import { type PlayVideo, VideoStill } from "./video-still";

interface VideoCardProps {
  video: Queries.VideoCardFragment;
  sizes: string;
  eager?: boolean;
  /** True where the list has a heading (h2) of its own. */
  under?: boolean;
  /** A label before the date, such as "Start with this one". */
  label?: string;
  /** Opens the pop-up player. */
  onPlay: PlayVideo;
}

/** A video in a list: its thumbnail opens the pop-up player, its title links to the video site. */
export function VideoCard({ video, sizes, eager = false, under = false, label, onPlay }: VideoCardProps) {
  const { slug, path, title, url, image, description, publishedOn } = video;
  const Name = under ? "h3" : "h2";
  return (
    <article className={patterns.pictured} id={slug}>
      <VideoStill video={video} file={image} sizes={sizes} eager={eager} onPlay={onPlay} />
      <div className={styles.words}>
        <p className={patterns.fine}>
          {label && <span className={styles.label}>{`${label} `}</span>}
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
        </p>
        <Name className={patterns.name}>
          <ExternalLink href={url}>{title}</ExternalLink>
        </Name>
        <Link className={styles.about} to={path}>
          {description} <Icon name="next" size={16} />
        </Link>
      </div>
    </article>
  );
}

export const fragments = graphql`
  fragment VideoCard on Video {
    slug
    path
    title
    url
    captions
    alt
    durationSeconds
    publishedOn
    quality
    status
    description
    image {
      childImageSharp {
        gatsbyImageData(width: 1280, breakpoints: [360, 540, 720, 1280])
      }
    }
  }
`;
