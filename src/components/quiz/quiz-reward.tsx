import { Link } from "gatsby";
import * as React from "react";
import { Picture } from "../picture/picture";
import * as styles from "./quiz.module.css";

/** A free picture, whoever the reader has turned out to be. */
export function QuizReward({ words, artwork }: Queries.QuizRewardPartsFragment) {
  return (
    <div className={styles.reward}>
      <Picture file={artwork.image} alt="" sizes="6rem" />
      <p>
        <strong>Your reward:</strong> <Link to={artwork.printPath ?? artwork.path}>{words}</Link>
      </p>
    </div>
  );
}
