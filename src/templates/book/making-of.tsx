import { graphql, Link } from "gatsby";
import * as React from "react";
import { Icon } from "../../components/icons/icons";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { countOf } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./making-of.module.css";

/** How a book's pictures were made: a disclosure whose summary shows a still of the video. */
export function MakingOf({ makingOf }: { makingOf: Queries.MakingOfPartsFragment }) {
  const { heading, summary, pictureCount, text, video } = makingOf;
  return (
    <section className={`${patterns.section} ${styles.making}`} aria-labelledby="making-of">
      <details className={styles.disclosure}>
        <summary>
          {video && (
            <Picture
              className={styles.still}
              file={video.image}
              alt=""
              sizes={sizesOf("85vw", { 40: "14rem", 48: "28.5vw", 78: "22rem" })}
            />
          )}
          <h2 id="making-of">{heading}</h2>
          <span>
            {summary ??
              `About ${countOf(pictureCount, "picture")} ${pictureCount === 1 ? "was" : "were"} made for this book.`}{" "}
            <Icon name="down" size={16} />
          </span>
        </summary>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {video && (
            <p>
              <Link to={video.path}>Watch it happen: {video.title}</Link>
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

export const fragment = graphql`
  fragment MakingOfParts on MakingOf {
    heading
    summary
    pictureCount
    text
    video {
      path
      title
      image {
        childImageSharp {
          gatsbyImageData(width: 540, breakpoints: [360, 540])
        }
      }
    }
  }
`;
