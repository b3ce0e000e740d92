import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Picture } from "../components/picture/picture";
import { Seo } from "../head/seo";
import * as styles from "./404.module.css";

const heading = "Page Not Found";
const explanation = "The page you're looking for doesn't exist or has been moved.";

export default function NotFoundPage({
  data: { siteSettings, characters, artwork, first },
}: PageProps<Queries.NotFoundPageQuery>) {
  const words = siteSettings?.notFound;
  const lost = words?.character;
  return (
    <div className={styles.page}>
      {lost && (
        <Picture
          className={styles.lost}
          file={lost.image}
          alt={lost.alt}
          sizes="(min-width: 63rem) 23.25rem, 35vw"
          eager
        />
      )}
      <div>
        <p className={styles.code}>404</p>
        <h1>{heading}</h1>
        <p className={styles.text}>{explanation}</p>
        <Link className={button.primary} to="/">
          Return to Home
        </Link>
        <div className={styles.meanwhile}>
          {words && (
            <>
              <p>{words.text}</p>
              <p>{words.invitation}</p>
            </>
          )}
          <ul>
            {characters && (
              <li>
                <Link to={characters.path}>See who else is here</Link>
              </li>
            )}
            {artwork && (
              <li>
                <Link to={artwork.path}>Take a free picture home</Link>
              </li>
            )}
            {first.nodes.map(({ path }) => (
              <li key={path}>
                <Link to={path}>Start the story at the beginning</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

export const Head: HeadFC = () => <Seo path="/404" name={heading} description={explanation} noindex />;

export const query = graphql`
  query NotFoundPage {
    siteSettings {
      notFound {
        text
        invitation
        character {
          ...CharacterCard
        }
      }
    }
    characters: page(template: { eq: CHARACTERS }) {
      path
    }
    artwork: page(template: { eq: ARTWORK }) {
      path
    }
    first: allBook(sort: { order: ASC }, limit: 1) {
      nodes {
        path
      }
    }
  }
`;
