import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { DownloadLink } from "../../components/download-link/download-link";
import { Neighbours } from "../../components/neighbours/neighbours";
import * as band from "../../components/opening/band.module.css";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import { face } from "../../components/picture/object-position";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { aspectRatioOf } from "../../components/picture/aspect-ratio";
import { sizesOf } from "../../components/picture/sizes";
import { PictureLinks } from "../../components/picture-links/picture-links";
import { markTerms } from "../../components/marked-text/mark-terms";
import { MarkedText } from "../../components/marked-text/marked-text";
import { ReadingOrder } from "../../components/reading-order/reading-order";
import { Section } from "../../components/section/section";
import { inSentences } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./character.module.css";

const portraitSizes = sizesOf("100vw", { 40: "40vw", 78: "33rem" });

/** The `sizes` attribute of a figure: its height is set in character.module.css, its column limits the width. */
function figureSizes(file: PictureFile) {
  const rem = (high: number) => high * aspectRatioOf(file);
  return sizesOf(rem(20) > 18 ? "80vw" : `${rem(20)}rem`, {
    40: rem(30) > 18 ? "40vw" : `${rem(30)}rem`,
    62: `${Math.min(30, rem(30))}rem`,
    78: `${Math.min(30, rem(36))}rem`,
  });
}

export default function CharacterPage({ data }: PageProps<Queries.CharacterPageQuery>) {
  const { character, books, scenes, downloads, previous, next, glossary, terms } = data;
  if (!character) return null;
  const { name, role, alt, caption, description, about, image, focus, figure, download, square } = character;
  // The books that list the character, and those with the character in a gallery picture.
  const met = new Map([...books.nodes, ...scenes.nodes.map(({ book }) => book)].map((book) => [book.slug, book]));
  const metIn = [...met.values()].sort((a, b) => a.order - b.order);
  const paragraphs = [description, ...(about ?? [])].map((text) => [{ text, stressed: false }]);
  const portrait = (
    <>
      <Picture
        className={styles.picture}
        file={image}
        alt={alt}
        focus={focus ?? face}
        sizes={figure ? sizesOf("92vw", { 40: "20rem" }) : portraitSizes}
        eager={!figure}
      />
      <div className={styles.take}>
        <p className={styles.caption}>{caption}</p>
        <DownloadLink download={download} name={`of ${name}`} label="Download the portrait" />
        <DownloadLink download={square} name={`of ${name}, for a profile`} label="Download a square" />
      </div>
    </>
  );
  const [lead = [], ...more] = markTerms(paragraphs, { page: glossary, terms });
  return (
    <>
      <div className={band.band}>
        <div className={`${band.ground} ${styles.dusk} ${figure ? styles.atFeet : ""}`} />
        <div className={styles.inner}>
          <div className={styles.trail}>
            <Breadcrumb name={name} path={character.path} />
          </div>
          {figure ? (
            <Picture
              className={styles.figure}
              file={figure.image}
              alt={figure.alt}
              sizes={figureSizes(figure.image)}
              eager
              transparent
            />
          ) : (
            <div className={styles.portrait}>{portrait}</div>
          )}
          <div>
            <p className={patterns.label}>{role}</p>
            <h1>{name}</h1>
          </div>
          {metIn.length > 0 && (
            <section className={styles.books} aria-labelledby="books">
              <h2 id="books" className={patterns.minor}>
                Meet {name} in
              </h2>
              <ReadingOrder books={metIn} />
            </section>
          )}
          <div className={patterns.copy}>
            <p className={patterns.lead}>
              <MarkedText block={lead} />
            </p>
            {more.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static order
              <p key={index}>
                <MarkedText block={block} />
              </p>
            ))}
          </div>
        </div>
        <RenderBlockEnd />
      </div>
      {scenes.nodes.length > 0 && (
        <Section id="scenes" heading={`${name} in the story`}>
          <PictureLinks
            pictures={scenes.nodes.map(({ book, ...scene }) => ({ ...scene, to: `${book.path}#${scene.slug}` }))}
          />
        </Section>
      )}
      {(figure || downloads.nodes.length > 0) && (
        <Section id="downloads" shelf heading={`${name} to take home`}>
          {figure && <div className={styles.beside}>{portrait}</div>}
          <PictureLinks pictures={downloads.nodes.map((picture) => ({ ...picture, to: picture.path }))} />
        </Section>
      )}
      <Neighbours kind="character" labels={["Who came before", "Who comes next"]} previous={previous} next={next} />
    </>
  );
}

export const Head: HeadFC<Queries.CharacterPageQuery> = ({ data: { character } }) =>
  character && (
    <Seo
      path={character.path}
      name={character.name}
      description={inSentences(character.role, character.caption)}
      picture={{ image: character.shareImage, alt: character.alt }}
    />
  );

export const query = graphql`
  query CharacterPage($slug: String!, $previous: String, $next: String) {
    character(slug: { eq: $slug }) {
      ...CharacterCard
      figure {
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 960, breakpoints: [240, 360, 540, 720, 960], avifOptions: { quality: 45 })
          }
        }
      }
      description
      about
      download {
        ...OriginalDownload
      }
      square {
        ...OriginalDownload
      }
      shareImage: image {
        ...ShareImageWhole
      }
    }
    books: allBook(filter: { characters: { elemMatch: { slug: { eq: $slug } } } }, sort: { order: ASC }) {
      nodes {
        ...ReadingOrderBook
      }
    }
    scenes: allGalleryPicture(
      filter: { characters: { elemMatch: { slug: { eq: $slug } } } }
      sort: [{ book: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        slug
        title
        alt
        focus {
          x
          y
        }
        book {
          ...ReadingOrderBook
        }
        image {
          ...SmallPicture
        }
      }
    }
    downloads: allArtwork(filter: { characters: { elemMatch: { slug: { eq: $slug } } } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        path
        title
        alt
        focus {
          x
          y
        }
        image {
          ...SmallPicture
        }
      }
    }
    ...Glossary
    previous: character(slug: { eq: $previous }) {
      path
      name
      image {
        ...SmallPicture
      }
    }
    next: character(slug: { eq: $next }) {
      path
      name
      image {
        ...SmallPicture
      }
    }
  }
`;
