import * as React from "react";
import { formatDuration, spokenDuration } from "../../format";
import { Icon } from "../icons/icons";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./video-still.module.css";

type Video = Pick<Queries.VideoCardFragment, "slug" | "title" | "url" | "durationSeconds" | "quality" | "status">;

/** Click handler of a thumbnail. */
export type PlayVideo = (event: React.MouseEvent<HTMLElement>, video: Video) => void;

interface VideoStillProps {
  video: Video;
  file: PictureFile;
  sizes: string;
  eager?: boolean;
  /** Opens the pop-up player. Without script, the thumbnail links to the video site. */
  onPlay: PlayVideo;
}

/** A video's thumbnail with play icon, duration and labels (New, HD). */
export function VideoStill({ video, file, sizes, eager = false, onPlay }: VideoStillProps) {
  const { slug, title, url, durationSeconds, quality, status } = video;
  return (
    <a
      className={styles.still}
      href={url}
      target="_blank"
      rel="noopener"
      data-video={slug}
      data-needs-wake
      onClick={(event) => onPlay(event, video)}
    >
      <Picture file={file} alt="" sizes={sizes} eager={eager} />
      <span className={styles.play}>
        <Icon name="play" size={24} />
      </span>
      <span className="visually-hidden">
        Play {title}, {spokenDuration(durationSeconds)}
      </span>
      <span className={styles.duration} aria-hidden="true">
        {formatDuration(durationSeconds)}
      </span>
      <span className={styles.labels}>{[status === "NEW" && "New", quality].filter(Boolean).join(" · ")}</span>
    </a>
  );
}
