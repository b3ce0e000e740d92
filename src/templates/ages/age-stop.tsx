import { graphql, Link } from "gatsby";
import * as React from "react";
import { face } from "../../components/picture/object-position";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { coverScale } from "../../components/picture/aspect-ratio";
import { sizesOf } from "../../components/picture/sizes";
import { type Glossary, markTerms } from "../../components/marked-text/mark-terms";
import { MarkedText } from "../../components/marked-text/marked-text";
import { TrueOrStory } from "../../components/true-or-story/true-or-story";
import { blocksOf, runsOf } from "../../content/kinds/marked-text";
import { bookName } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import { AgeLinks } from "./age-links";
import * as styles from "./age-stop.module.css";

interface AgeStopProps {
  age: Queries.AgeStopFragment;
  glossary: Glossary;
  /** The fragment id of the page's ticket. */
  ticket?: string;
}

/** The `sizes` attribute of a thumbnail under "Look at": a column of age-stop.module.css, of which phones have three. */
const lookSizes = (file: PictureFile) => sizesOf("35vw", { 40: "7.5rem" }, coverScale(file, 1.5));

/** One stop of the timeline: its scene, and statements as disclosures with the buttons "True" and "Story". */
export function AgeStop({ age, glossary, ticket }: AgeStopProps) {
  const { slug, name, when, scene, books, statements, artworks, pictures, characters } = age;
  const [opening = [], ...reasons] = markTerms(
    [...blocksOf([scene]), ...statements.map(({ why }) => runsOf(why))],
    glossary,
  );
  const looks = [
    ...(artworks ?? []).map(({ path, ...artwork }) => ({ ...artwork, to: path })),
    ...(pictures ?? []).map(({ slug, book, ...picture }) => ({ ...picture, to: `${book.path}#${slug}` })),
  ];
  return (
    <li id={slug} className={styles.stop}>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={patterns.label}>{when}</p>
        <p className={patterns.lead}>
          <MarkedText block={opening} />
        </p>
        <h3>True or story?</h3>
        {statements.map(({ statement, answer }, index) => (
          <details key={statement} className={`${patterns.panel} ${patterns.disclosure} ${styles.statement}`}>
            <summary>{statement}</summary>
            <TrueOrStory
              statement={statement}
              answer={answer}
              why={reasons[index] ?? []}
              legend={<span className="visually-hidden">{statement}</span>}
              ticket={ticket}
            />
          </details>
        ))}
        {books.length + (characters?.length ?? 0) + looks.length > 0 && (
          <dl className={styles.more}>
            <AgeLinks label="Visited in" links={books.map((book) => ({ to: book.path, name: bookName(book) }))} />
            <AgeLinks
              label="Who is there"
              links={(characters ?? []).map(({ path, name, figure, ...portrait }) => ({
                to: path,
                name,
                figure,
                portrait,
              }))}
            />
            {looks.length > 0 && (
              <div className={styles.looks}>
                <dt>Look at</dt>
                {looks.map(({ to, title, image, focus }) => (
                  <dd key={to}>
                    <Link to={to}>
                      <Picture
                        className={patterns.photo}
                        file={image}
                        alt=""
                        focus={focus ?? face}
                        sizes={lookSizes(image)}
                      />
                      {title}
                    </Link>
                  </dd>
                ))}
              </div>
            )}
          </dl>
        )}
      </div>
    </li>
  );
}

export const fragments = graphql`
  fragment AgeScene on Age {
    slug
    name
    when
    scene
    alt
    image {
      childImageSharp {
        gatsbyImageData(width: 1280, breakpoints: [540, 720, 960, 1280])
      }
    }
  }

  fragment AgeStop on Age {
    ...AgeScene
    books {
      path
      label
      title
    }
    statements {
      ...TrueOrStory
    }
    artworks {
      path
      title
      focus {
        x
        y
      }
      image {
        ...SmallPicture
      }
    }
    pictures {
      slug
      title
      focus {
        x
        y
      }
      image {
        ...SmallPicture
      }
      book {
        path
      }
    }
    characters {
      path
      name
      ...SectionFace
      figure {
        ...AgeFigure
      }
    }
  }

  fragment AgeFigure on Figure {
    image {
      childImageSharp {
        gatsbyImageData(width: 240, breakpoints: [120, 240], avifOptions: { quality: 45 })
      }
    }
  }
`;
