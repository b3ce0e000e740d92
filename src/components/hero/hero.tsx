import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName } from "../../format";
import { BuyButton } from "../book-card/book-card";
import * as button from "../button/button.module.css";
import { Picture } from "../picture/picture";
import * as styles from "./hero.module.css";

/** How wide the hero's pictures are drawn: cropped to a taller shape on phones, so wider than the screen there. */
export const heroSizes = "(min-width: 62em) max(100vw, 76rem), (min-width: 48em) 126vw, 168vw";

interface HeroProps {
  heading: string;
  slides: readonly Queries.HeroSlideFragment[];
}

/** The home page's opening: the series' promise over a picture of each book. */
export function Hero({ heading, slides }: HeroProps) {
  return (
    <section className={styles.hero} aria-label="The books in pictures" data-wake="idle">
      <h1 className={styles.heading}>{heading}</h1>
      <div className={styles.slider}>
        <ul className={styles.slides}>
          {slides.map(({ slug, eyebrow, title, line, image, alt, book }, index) => (
            <li key={slug} className={styles.slide}>
              <Picture className={styles.picture} file={image} alt={alt} sizes={heroSizes} eager={index === 0} />
              <div className={styles.words}>
                <p className={styles.eyebrow}>{eyebrow}</p>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.line}>{line}</p>
                <div className={styles.actions}>
                  <Link className={button.primary} to={book.path}>
                    Meet {book.label}
                  </Link>
                  {book.homeOffer && <BuyButton offer={book.homeOffer} name={bookName(book)} />}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment HeroSlide on Slide {
    slug
    eyebrow
    title
    line
    alt
    book {
      path
      label
      title
      homeOffer {
        ...HomeOffer
      }
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 2400, breakpoints: [640, 960, 1280, 1800, 2400])
      }
    }
  }
`;
