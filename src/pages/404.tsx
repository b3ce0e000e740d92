import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Picture } from "../components/picture/picture";
import { Seo } from "../head/seo";
import * as styles from "./404.module.css";

const heading = "Page Not Found";
const explanation = "The page you're looking for doesn't exist or has been moved.";

export default function NotFoundPage({ data: { lost } }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <div className={styles.page}>
      {lost && (
        <Picture
          className={styles.lost}
          file={lost.image}
          alt={lost.alt}
          sizes="(min-width: 40rem) 23.25rem, 58vw"
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
      </div>
    </div>
  );
}

export const Head: HeadFC = () => <Seo path="/404" name={heading} description={explanation} noindex />;

export const query = graphql`
  query NotFoundPage {
    lost: character(slug: { eq: "pip" }) {
      ...CharacterCard
    }
  }
`;
