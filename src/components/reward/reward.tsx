import { graphql, Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Picture } from "../picture/picture";
import { aspectRatioOf } from "../picture/aspect-ratio";

interface RewardProps {
  reward: Queries.RewardFragment;
  /** Styles of the reward, which may use --ratio, the picture's width ÷ height. */
  className: string | undefined;
}

/** A reward: a link to a free picture, or to its page for printing. */
export function Reward({ reward: { words, artwork }, className }: RewardProps) {
  const ratio = aspectRatioOf(artwork.image);
  return (
    <div className={className} style={{ "--ratio": ratio } as React.CSSProperties}>
      <Picture
        className={patterns.screenOnly}
        file={artwork.image}
        alt=""
        sizes={`${Math.min(20, Math.ceil(200 * ratio) / 10)}rem`}
      />
      <p>
        <strong>Your reward:</strong> <Link to={artwork.printPath ?? artwork.path}>{words}</Link>
      </p>
    </div>
  );
}

export const fragments = graphql`
  fragment Reward on QuizReward {
    words
    artwork {
      path
      alt
      printPath
      image {
        ...MediumPicture
      }
    }
  }
`;
