import * as React from "react";
import { formatDate } from "../../format";
import * as styles from "./video-facts.module.css";

type Video = Pick<Queries.VideoCardFragment, "publishedOn" | "quality" | "status">;

/** Whether a video is new, how sharp it is and since when it can be seen. */
export function VideoFacts({ video: { publishedOn, quality, status } }: { video: Video }) {
  return (
    <div className={styles.badges}>
      {status === "NEW" && <span className={styles.fresh}>New</span>}
      <span className={styles.badge}>{quality}</span>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
    </div>
  );
}
