import { graphql, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Opening } from "../components/opening/opening";
import { Picture } from "../components/picture/picture";
import { sizesOf } from "../components/picture/sizes";
import { Seo } from "../head/seo";
import * as patterns from "../styles/patterns.module.css";
import * as styles from "./404.module.css";

const heading = "Page Not Found";
const explanation = "The page you're looking for doesn't exist or has been moved.";

export default function NotFoundPage({
  data: { siteSettings, characters, artwork, first },
}: PageProps<Queries.NotFoundPageQuery>) {
  const words = siteSettings?.notFound;
  return (
    <>
      <Opening scene={words?.scene}>
        <p className={words?.scene ? styles.code : `${styles.code} ${styles.onTop}`}>404</p>
        <h1 className={patterns.title}>{heading}</h1>
        <p className={styles.text}>{explanation}</p>
        <Link className={button.primary} to="/">
          Return to Home
        </Link>
      </Opening>
      <div className={words?.cutout ? styles.meanwhile : patterns.column}>
        {words?.cutout && (
          <Picture
            className={styles.lost}
            file={words.cutout.image}
            alt={words.cutout.alt}
            sizes={sizesOf("38vw", { 40: "14rem" })}
            transparent
          />
        )}
        <div className={styles.words}>
          {words && (
            <>
              <p>{words.text}</p>
              <p>{words.invitation}</p>
            </>
          )}
          <ul>
            {characters && (
              <li>
                <Link to={characters.path}>{words ? "See who else is here" : "See who is here"}</Link>
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
    </>
  );
}

export const Head = () => <Seo path="/404" name={heading} description={explanation} noindex />;

export const query = graphql`
  query NotFoundPage {
    siteSettings {
      notFound {
        text
        invitation
        scene {
          ...Scene
        }
        cutout {
          ...Cutout
        }
      }
    }
    characters: page(template: { eq: CHARACTERS }) {
      path
    }
    artwork: page(template: { eq: ARTWORK }) {
      path
    }
    first: allBook(filter: { status: { eq: PUBLISHED } }, sort: { order: ASC }, limit: 1) {
      nodes {
        path
      }
    }
  }
`;
