import { graphql, Link, withPrefix } from "gatsby";
import * as React from "react";
import { bookName, sentencesOf } from "../../format";
import * as button from "../button/button.module.css";
import { BuyButton } from "../buy-button/buy-button";
import { InlineScript } from "../inline-script/inline-script";
import { useSite } from "../layout/use-site";
import { Logotype } from "../logotype/logotype";
import { RenderBlockEnd } from "../opening/render-block-end";
import { Picture } from "../picture/picture";
import { sizesOf } from "../picture/sizes";
import { ReadChapter } from "../read-chapter/read-chapter";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./hero.module.css";
import { SlideControls } from "./slide-controls";
import { autoplayAttribute, loadsAttribute, shownAttribute, swiperAttribute } from "./carousel";
import runCarousel from "./carousel.inline";

/** The address of swiper.ts as a file of its own. */
declare const SWIPER_SCRIPT: string;

/** The `sizes` attribute. object-fit: cover crops to a taller aspect ratio, hence widths above the viewport's. */
const heroSizes = sizesOf("113vw", { 40: "104vw" });

// The breakpoint of hero.module.css: below it a slide shows its upright picture.
const wide = "(min-width: 40rem)";

interface HeroProps {
  heading: string;
  slides: readonly Queries.HeroSlideFragment[];
}

/** The home page's hero: a heading and a carousel of slides, which carousel.ts turns; React leaves them as they are. */
export function Hero({ heading, slides }: HeroProps) {
  const { autoplayMs, transitionMs } = useSite().site.slider;
  const many = slides.length > 1;
  /** Whether on phones, too, there is a sky for the heading to stand on. */
  const allUpright = slides.every(({ portrait }) => portrait);
  return (
    <section
      className={styles.hero}
      aria-label="The story in pictures"
      aria-roledescription={many ? "carousel" : undefined}
      style={{ "--transition": `${transitionMs}ms` } as React.CSSProperties}
      data-upright={allUpright || undefined}
      {...(many && { [autoplayAttribute]: autoplayMs, [swiperAttribute]: withPrefix(SWIPER_SCRIPT) })}
    >
      <RenderBlockEnd />
      <div className={styles.heading}>
        <Logotype className={styles.lettering} large />
        <h1>
          {sentencesOf(heading).map((sentence, index) => (
            <span key={sentence}>{index > 0 ? ` ${sentence}` : sentence}</span>
          ))}
        </h1>
      </div>
      {many && <SlideControls className={styles.controls} slides={slides} />}
      <div className={styles.slider}>
        <ul className={`${styles.slides} swiper-wrapper`} aria-live="off">
          {slides.map(({ slug, eyebrow, title, line, image, portrait, alt, book }, index) => (
            <li
              key={slug}
              className={`${styles.slide} swiper-slide`}
              {...(index === 0 && { [shownAttribute]: true, [loadsAttribute]: true })}
            >
              <Picture
                className={styles.picture}
                file={image}
                otherwise={portrait ? { media: wide, file: portrait, sizes: "100vw" } : false}
                alt={alt}
                sizes={heroSizes}
                eager={index === 0}
              />
              <div className={styles.words}>
                <p className={`${patterns.label} ${styles.eyebrow}`}>{eyebrow}</p>
                <h2>{title}</h2>
                <p className={styles.line}>{line}</p>
                <div className={styles.actions}>
                  <Link className={button.primary} to={book.path}>
                    Meet {book.label}
                  </Link>
                  {book.chapters.slice(0, 1).map((chapter) => (
                    <ReadChapter
                      key={chapter.path}
                      className={`${button.button} ${styles.second}`}
                      chapter={chapter}
                      book={bookName(book)}
                    />
                  ))}
                  {book.homeOffer && (
                    <>
                      <BuyButton
                        className={`${button.button} ${styles.offer}`}
                        offer={book.homeOffer}
                        name={bookName(book)}
                      />
                      <p className={styles.buyer}>A grown-up buys.</p>
                    </>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {many && <InlineScript script={runCarousel} />}
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
      chapters {
        ...ReadChapter
      }
      homeOffer {
        ...HomeOffer
      }
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 2400, breakpoints: [960, 1280, 1920, 2400])
      }
    }
    portrait {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [540, 720], formats: [AVIF], avifOptions: { quality: 40 })
      }
    }
  }
`;
