import { graphql } from "gatsby";
import * as React from "react";
import { ExternalLink } from "../../components/external-link/external-link";
import { face } from "../../components/picture/object-position";
import { Picture } from "../../components/picture/picture";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./people.module.css";

/** The people who made the books, with portrait, text and link as far as there are any. */
export const People = ({ people }: { people: readonly Queries.PersonCardFragment[] }) => (
  <ul className={styles.people}>
    {people.map(({ slug, name, about, link, portrait }) => (
      <li key={slug} className={styles.person}>
        {portrait && (
          <Picture className={patterns.face} file={portrait.image} alt={portrait.alt} focus={face} sizes="9rem" />
        )}
        <div>
          <h3>{name}</h3>
          {about?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <ExternalLink href={link}>{`${name}’s own page`}</ExternalLink>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);

export const fragments = graphql`
  fragment PersonCard on Person {
    slug
    name
    about
    link
    portrait {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 360, aspectRatio: 1, breakpoints: [120, 240, 360])
        }
      }
    }
  }
`;
