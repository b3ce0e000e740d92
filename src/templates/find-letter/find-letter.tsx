import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import * as styles from "../../components/a-to-z/letter-section.module.css";
import { EntryList } from "../../components/a-to-z/entry-list";
import { findEntry } from "../../components/a-to-z/find-entry";
import { Letters } from "../../components/a-to-z/letters";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { Disclosure } from "../../components/disclosure/disclosure";
import { slicesOf } from "../../components/show-more/show-more";
import { Opening } from "../../components/opening/opening";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";

/** How many entries are shown before the first disclosure: about six screens of a phone. */
const open = 48;

interface Context {
  letter: string;
}

const pathOf = ({ siteSettings }: Queries.FindLetterPageQuery, letter: string) =>
  siteSettings?.findLetters.find((one) => one.letter === letter)?.path;

const nameOf = (letter: string) => `From A to Z: ${letter}`;

/** All entries of one letter of the A to Z. */
export default function FindLetterPage({ data, pageContext }: PageProps<Queries.FindLetterPageQuery, Context>) {
  const { page, siteSettings } = data;
  const { letter } = pageContext;
  const path = pathOf(data, letter);
  if (!page || !siteSettings || !path) return null;
  const entries = siteSettings.findEntries.map(findEntry);
  return (
    <>
      <Opening way={<Breadcrumb name={letter} path={path} />}>
        <h1>{nameOf(letter)}</h1>
      </Opening>
      <div className={`${patterns.section} ${styles.place}`}>
        <section className={styles.alone} aria-label={letter}>
          {slicesOf(entries.length, open).map(({ from, to }, part) => {
            const some = entries.slice(from, to);
            const list = <EntryList key={from} className={styles.entries} entries={some} />;
            return part === 0 ? (
              list
            ) : (
              <Disclosure key={from} label={`${some[0]?.name} to ${some.at(-1)?.name}`}>
                {list}
              </Disclosure>
            );
          })}
        </section>
        <Letters letters={siteSettings.findLetters} here={letter} />
      </div>
    </>
  );
}

export const Head: HeadFC<Queries.FindLetterPageQuery, Context> = ({ data, pageContext }) => {
  const { letter } = pageContext;
  const path = pathOf(data, letter);
  const name = nameOf(letter);
  return data.page && path && <Seo path={path} name={name} description={`${name}. ${data.page.description}`} />;
};

export const query = graphql`
  query FindLetterPage($slug: String!, $letter: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
    }
    siteSettings {
      findEntries(letter: $letter) {
        ...FindEntry
      }
      findLetters {
        letter
        path
      }
    }
  }
`;
