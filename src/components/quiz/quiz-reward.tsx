import { Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import * as styles from "./quiz.module.css";

interface QuizRewardProps extends Queries.QuizRewardPartsFragment {
  /** The page of all the free pictures. */
  artworkPath?: string;
}

/** A free picture, whoever the reader has turned out to be. */
export function QuizReward({ words, artwork: { slug, printPath, image }, artworkPath }: QuizRewardProps) {
  const address = printPath ?? (artworkPath && `${artworkPath}#${slug}`);
  return (
    <div className={styles.reward}>
      <Picture file={image} alt="" sizes="6rem" />
      <p>
        <strong>Your reward:</strong> {address ? <Link to={address}>{words}</Link> : words}
      </p>
    </div>
  );
}
