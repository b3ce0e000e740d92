import * as React from "react";
import { formatDate } from "../../format";
import * as styles from "./video-facts.module.css";

type Video = Pick<Queries.VideoCardFragment, "publishedOn" | "quality" | "status">;

/** A video's badges (New, HD) and its publication date. */
export function VideoFacts({ video: { publishedOn, quality, status } }: { video: Video }) {
  return (
    <div className={styles.badges}>
      {status === "NEW" && <span className={styles.fresh}>New</span>}
      <span className={styles.badge}>{quality}</span>
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
    </div>
  );
}
