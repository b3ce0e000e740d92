import * as React from "react";
import { formatDuration, spokenDuration } from "../../format";
import { Icon } from "../icons/icons";
import { Picture, type PictureFile } from "../picture/picture";
import * as styles from "./video-still.module.css";

type Video = Pick<Queries.VideoCardFragment, "slug" | "title" | "url" | "durationSeconds">;

/** Plays a video on this page, for the click on its still. */
export type PlayVideo = (event: React.MouseEvent<HTMLElement>, video: Video) => void;

interface VideoStillProps {
  video: Video;
  file: PictureFile;
  sizes: string;
  eager?: boolean;
  /** Without it, as without script, the still leads to the video site. */
  onPlay?: PlayVideo;
}

/** A picture from a video, with the sign that pressing it plays the video, and its length. */
export function VideoStill({ video, file, sizes, eager = false, onPlay }: VideoStillProps) {
  const { slug, title, url, durationSeconds } = video;
  return (
    <a
      className={styles.still}
      href={url}
      target="_blank"
      rel="noopener"
      data-video={slug}
      data-needs-wake
      onClick={(event) => onPlay?.(event, video)}
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
    </a>
  );
}
