import { graphql, Link } from "gatsby";
import * as React from "react";
import { imageData, Picture } from "../../components/picture/picture";
import * as styles from "./quiz-ticket.module.css";

/** A result's reward: a link to a free picture. */
export function QuizReward({ words, artwork }: Queries.QuizRewardPartsFragment) {
  const { width, height } = imageData(artwork.image);
  const ratio = width / height;
  return (
    <div className={styles.reward} style={{ "--ratio": ratio } as React.CSSProperties}>
      <Picture file={artwork.image} alt="" sizes={`${Math.min(20, Math.ceil(20 * ratio))}rem`} />
      <p>
        <strong>Your reward:</strong> <Link to={artwork.printPath ?? artwork.path}>{words}</Link>
      </p>
    </div>
  );
}

export const fragments = graphql`
  fragment QuizRewardParts on QuizReward {
    words
    artwork {
      path
      alt
      printPath
      image {
        childImageSharp {
          gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
        }
      }
    }
  }

  fragment QuizTickets on QuizResult {
    id
    name
    heading
    text
    character {
      path
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 720, breakpoints: [240, 360, 540, 720])
        }
      }
    }
    reward {
      ...QuizRewardParts
    }
  }

  fragment QuizTicketOfAll on QuizEverybody {
    id
    heading
    text
    reward {
      ...QuizRewardParts
    }
  }
`;
