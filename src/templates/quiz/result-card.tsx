import { graphql, Link } from "gatsby";
import * as React from "react";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { Reward } from "../../components/reward/reward";
import { isLong } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./result-card.module.css";

interface ResultCardProps {
  /** The fragment id. */
  id: string;
  heading: string;
  /** The heading level: 1 on a result's own page. */
  level: 1 | 2;
  /** A line above the heading, such as the quiz's name. */
  above?: React.ReactNode;
  text: string;
  picture: { readonly image: PictureFile; readonly alt: string };
  reward: Queries.RewardFragment;
  /** The character's page. */
  meet?: { readonly name: string; readonly path: string };
  /** The result's own page, to link to; undefined on that page. */
  path?: string;
}

/** A quiz result: portrait, text, and the reward. */
export function ResultCard({ id, heading, level, above, text, picture, reward, meet, path }: ResultCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={styles.card} aria-labelledby={`${id}-heading`}>
      <div className={styles.main}>
        <div className={styles.ring}>
          <Picture
            className={`${patterns.face} ${styles.portrait}`}
            file={picture.image}
            alt={picture.alt}
            sizes={sizesOf(53, { 40: "13rem", 48: "15rem", 62: "25.5vw", 78: "20rem" })}
            eager={level === 1}
          />
        </div>
        <div className={styles.words}>
          {above && <p className={patterns.label}>{above}</p>}
          <Heading id={`${id}-heading`} className={isLong(heading) ? styles.long : undefined}>
            {heading}
          </Heading>
          <p className={`${patterns.lead} ${styles.text}`}>{text}</p>
          {meet && (
            <p>
              Meet <Link to={meet.path}>{meet.name}</Link>.
            </p>
          )}
          {path && (
            <p className={patterns.screenOnly}>
              <Link to={path}>A page of its own</Link>
            </p>
          )}
        </div>
      </div>
      <Reward className={styles.reward} reward={reward} />
    </section>
  );
}

export const fragments = graphql`
  fragment ResultCard on QuizResult {
    id
    name
    heading
    text
    character {
      path
      alt
      image {
        ...MediumPicture
      }
    }
    reward {
      ...Reward
    }
  }

  fragment EverybodyCard on QuizEverybody {
    id
    heading
    text
    reward {
      ...Reward
    }
  }
`;
