import { graphql, Link } from "gatsby";
import * as React from "react";
import { bookName, fullStop } from "../../format";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { useSite } from "../layout/use-site";
import { Picture } from "../picture/picture";
import { ReadChapter } from "../read-chapter/read-chapter";
import { Section } from "../section/section";
import * as styles from "./in-the-story.module.css";
import { NameLinks } from "./name-links";
import { type Shown, relatedBooks } from "./related-books";

interface InTheStoryProps extends Shown {
  /** All books, in series order. */
  books: readonly Queries.StoryBookFragment[];
}

/** Links from a picture or video into the books: its characters, their books, and the first chapter to read. */
export function InTheStory({ books: all, ...shown }: InTheStoryProps) {
  const { site } = useSite();
  const { characters, books } = relatedBooks(shown);
  // Visitors from a search engine are offered the series' first chapter, whichever book the picture is from.
  const first = all.find(({ chapters }) => chapters.length > 0);
  if (all.length === 0 && characters.length === 0) return null;
  const about = `${site.name}: ${site.description}`;
  const [one, another] = characters;
  // Of a picture of no book in particular is only known where its people are met.
  const [before, after] =
    one && !shown.book ? [`Meet ${another ? "them" : one.name} in `, about] : [`From ${site.name}, `, site.description];
  const named = books.map((book) => ({ path: book.path, name: bookName(book) }));
  return (
    <Section id="story" heading={characters.length > 0 ? "Who is in it" : "From the story"}>
      <div className={styles.story}>
        {characters.length > 0 && (
          <ul className={styles.characters}>
            {characters.map(({ path, name, role, portrait }) => (
              <li key={path} className={styles.character}>
                <Picture className={patterns.face} file={portrait} alt="" sizes="96px" />
                <div>
                  <Link className={styles.name} to={path}>
                    {name}
                  </Link>
                  <p className={patterns.fine}>{role}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.words}>
          <p>
            {books.length > 0 ? (
              <>
                {before}
                <NameLinks links={named} />
                {fullStop(named.at(-1)?.name ?? "")} {after}
              </>
            ) : (
              about
            )}
          </p>
          {first?.chapters[0] && (
            <p>
              <ReadChapter chapter={first.chapters[0]} book={bookName(first)} className={button.primary} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment StoryBook on Book {
    path
    order
    label
    title
    chapters {
      ...ReadChapter
    }
  }

  fragment StoryCharacter on Character {
    path
    name
    role
    books {
      ...StoryBook
    }
    portrait: image {
      childImageSharp {
        gatsbyImageData(width: 240, breakpoints: [120, 240])
      }
    }
  }

  fragment StoryAge on Age {
    books {
      ...StoryBook
    }
  }
`;
