import { graphql } from "gatsby";
import * as React from "react";
import { formatDate, formatDuration, spokenDuration } from "../../format";
import { ExternalLink } from "../external-link";
import { Icon } from "../icons";
import { columnSizes } from "../picture/column-sizes";
import { Picture } from "../picture/picture";
import * as styles from "./video-card.module.css";

interface VideoCardProps {
  video: Queries.VideoCardFragment;
  eager?: boolean;
  /** Plays the video on this page; without it, as without script, the still leads to the video site. */
  onPlay?: (event: React.MouseEvent<HTMLElement>, video: Queries.VideoCardFragment) => void;
}

/** A video: its still plays it here, its title leads to the video site. */
export function VideoCard({ video, eager = false, onPlay }: VideoCardProps) {
  const { slug, title, url, image, durationSeconds, publishedOn, quality, status, description } = video;
  return (
    <article className={styles.card} id={slug}>
      <a
        className={styles.still}
        href={url}
        target="_blank"
        rel="noopener"
        data-video={slug}
        data-needs-wake
        onClick={(event) => onPlay?.(event, video)}
      >
        <Picture file={image} alt="" sizes={columnSizes} eager={eager} />
        <span className={styles.play}>
          <Icon name="play" size={34} />
        </span>
        <span className="visually-hidden">
          Play {title}, {spokenDuration(durationSeconds)}
        </span>
        <span className={styles.duration} aria-hidden="true">
          {formatDuration(durationSeconds)}
        </span>
      </a>
      <div className={styles.badges}>
        {status === "NEW" && <span className={styles.fresh}>New</span>}
        <span className={styles.badge}>{quality}</span>
        <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      </div>
      <h2 className={styles.title}>
        <ExternalLink href={url}>{title}</ExternalLink>
      </h2>
      <p className={styles.description}>{description}</p>
    </article>
  );
}

export const fragments = graphql`
  fragment VideoCard on Video {
    slug
    title
    url
    alt
    durationSeconds
    publishedOn
    quality
    status
    description
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 540, 720])
      }
    }
  }
`;
