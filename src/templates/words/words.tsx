import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { Letters } from "../../components/a-to-z/letters";
import { BookChips, ByBook } from "../../components/by-book/by-book";
import { groupByBook } from "../../components/by-book/group-by-book";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Disclosure } from "../../components/disclosure/disclosure";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { MarkedText } from "../../components/marked-text/marked-text";
import { aToZ } from "../../content/a-to-z";
import { runsOf } from "../../content/kinds/marked-text";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./words.module.css";

const origins = { REAL: "Real", MADE_UP: "Made up" };

/** A list of more words than these has a disclosure for each letter: about ten screens of a phone. */
const mostOpen = 30;

/** On phones the first letters are open, until they have this many words; the others are disclosures. */
const openOnPhones = 3;

/** On phones a list of no more words than these stays whole: about two screens. */
const wholeOnPhones = 6;

interface LetterProps {
  letter: string;
  /** The fragment id. */
  id: string;
  names: readonly string[];
  /** Where the letter is a disclosure: everywhere, on phones, or nowhere (undefined). */
  folded: "always" | "phones" | undefined;
  children: React.ReactNode;
}

/** A letter with its words: a section, or a disclosure, which browsers open for fragment links into it. */
function Letter({ letter, id, names, folded, children }: LetterProps) {
  if (folded) {
    const [first] = names;
    const further = names.length > 1 ? ` and ${names.length - 1} more` : "";
    return (
      <Disclosure label={`${letter}: ${first}${further}`} onPhones={folded === "phones"}>
        <div id={id} className={styles.letter}>
          {folded === "phones" && <h2>{letter}</h2>}
          {children}
        </div>
      </Disclosure>
    );
  }
  return (
    <section className={styles.letter} aria-labelledby={id}>
      <h2 id={id}>{letter}</h2>
      {children}
    </section>
  );
}

type Word = Queries.WordsPageQuery["words"]["nodes"][number];

/** Words with their meanings. */
function Entries({ words }: { words: readonly Word[] }) {
  return (
    <dl>
      {words.map(({ slug, name, sayIt, meaning, origin, originNote, cutout }) => (
        <div key={slug} className={styles.entry} id={slug}>
          <dt>
            <dfn>{name}</dfn>
            {sayIt && (
              <span className={patterns.soft}>
                <span className="visually-hidden">, say it: </span>
                {sayIt}
              </span>
            )}
          </dt>
          <dd>
            {cutout && (
              <Picture
                className={styles.cutout}
                file={cutout.image}
                alt={cutout.alt}
                sizes={sizesOf("45vw", { 40: "11rem" })}
                transparent
              />
            )}
            <p className={styles.meaning}>
              <MarkedText block={runsOf(meaning)} />
            </p>
            <p className={`${origin === "REAL" ? styles.real : styles.madeUp} ${originNote ? styles.long : ""}`}>
              {originNote ? <MarkedText block={runsOf(originNote)} /> : origins[origin]}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default function WordsPage({ data: { page, words, books } }: PageProps<Queries.WordsPageQuery>) {
  if (!page) return null;
  const letters = aToZ(words.nodes);
  if (page.groupBy) {
    const sorted = letters.flatMap(({ entries }) => entries);
    const parts = groupByBook(sorted, books.nodes, ({ book }) => book?.slug);
    return (
      <>
        <PageHeading page={page}>
          <BookChips parts={parts} />
        </PageHeading>
        <div className={patterns.column}>
          {parts.length === 0 && <EmptyState />}
          <ByBook parts={parts} noun="word" open={mostOpen}>
            {({ items }) => <Entries words={items} />}
          </ByBook>
        </div>
      </>
    );
  }
  const isFolded = words.nodes.length > mostOpen;
  const isOpen = (index: number) =>
    words.nodes.length <= wholeOnPhones ||
    letters.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0) < openOnPhones;
  return (
    <>
      <PageHeading page={page} />
      <div className={patterns.column}>
        {letters.length === 0 && <EmptyState />}
        {letters.length > 1 && (
          <div className={styles.letters}>
            <Letters letters={letters} />
          </div>
        )}
        <div className={styles.columns}>
          {letters.map(({ letter, id, entries }, index) => (
            <Letter
              key={letter}
              letter={letter}
              id={id}
              names={entries.map(({ name }) => name)}
              folded={isFolded ? "always" : isOpen(index) ? undefined : "phones"}
            >
              <Entries words={entries} />
            </Letter>
          ))}
        </div>
      </div>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query WordsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      groupBy
    }
    books: allBook(sort: { order: ASC }) {
      nodes {
        ...NamedBook
      }
    }
    words: allWord(sort: { slug: ASC }) {
      nodes {
        slug
        name
        book {
          slug
        }
        sayIt
        meaning
        origin
        originNote
        cutout {
          alt
          image {
            childImageSharp {
              gatsbyImageData(width: 360, breakpoints: [240, 360], avifOptions: { quality: 45 })
            }
          }
        }
      }
    }
  }
`;
