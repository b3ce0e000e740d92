import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { aToZ } from "../../components/a-to-z/a-to-z";
import { Letters } from "../../components/a-to-z/letters";
import { Empty } from "../../components/empty/empty";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { Prose } from "../../components/prose/prose";
import { runsOf } from "../../content/kinds/marked-text";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./words.module.css";

const origins = { REAL: "Real", MADE_UP: "Made up" };

export default function WordsPage({ data: { page, words } }: PageProps<Queries.WordsPageQuery>) {
  if (!page) return null;
  const letters = aToZ(words.nodes);
  return (
    <>
      <PageHeading page={page} />
      <div className={patterns.column}>
        {letters.length === 0 && <Empty />}
        {letters.length > 1 && <Letters letters={letters} />}
        <div className={styles.columns}>
          {letters.map(({ letter, id, entries }) => (
            <section key={letter} className={styles.letter} aria-labelledby={id}>
              <h2 id={id}>{letter}</h2>
              <dl>
                {entries.map(({ slug, name, sayIt, meaning, origin, originNote, cutout }) => (
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
                          sizes="12.5rem"
                          transparent
                        />
                      )}
                      <p className={styles.meaning}>
                        <Prose block={runsOf(meaning)} />
                      </p>
                      <p
                        className={`${origin === "REAL" ? styles.real : styles.madeUp} ${originNote ? styles.long : ""}`}
                      >
                        {originNote ?? origins[origin]}
                      </p>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export const Head: HeadFC<Queries.WordsPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query WordsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
    }
    words: allWord(sort: { slug: ASC }) {
      nodes {
        slug
        name
        sayIt
        meaning
        origin
        originNote
        cutout {
          ...Cutout
        }
      }
    }
  }
`;
