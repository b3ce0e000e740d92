import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import * as button from "../../components/button/button.module.css";
import { Opening } from "../../components/opening/opening";
import { RenderBlockEnd } from "../../components/opening/render-block-end";
import { Face } from "../../components/picture/face";
import { sizesOf } from "../../components/picture/sizes";
import { resultPath } from "../../content/kinds/quiz-result-pages";
import { inSentences, shorten } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import { ResultCard } from "../quiz/result-card";
import { ShareResult } from "../quiz/share-result";
import * as styles from "./quiz-result.module.css";

type Data = Queries.QuizResultPageQuery;

/** The names of the result's characters, one, or two in a tie; of all of them what is said of readers who are everybody. */
const namesOf = ({ quiz }: Data) =>
  quiz?.results.map(({ name }) => name).join(" and ") || quiz?.everybody.heading.replace(/\.$/, "") || "";

/** A quiz result's own page, which can be shared. */
export default function QuizResultPage({ data }: PageProps<Data>) {
  const { page, quiz, characters } = data;
  if (!page || !quiz) return null;
  const { results, everyone, everybody, twoLevel, sharing, again } = quiz;
  const ids = results.map(({ id }) => id);
  const way = <Breadcrumb name={namesOf(data)} path={resultPath(page.path, ids, everybody.id)} />;
  const quizLink = (
    <Link className={patterns.target} to={page.path}>
      {page.name}
    </Link>
  );
  /** The path of the result page for a tie between this result and another; paths name results in the quiz's order. */
  const pathWith = (other: string) => {
    const pair = everyone.map(({ id }) => id).filter((id) => id === other || id === results[0]?.id);
    return resultPath(page.path, pair, everybody.id);
  };
  return (
    <div className={styles.page}>
      {results.length > 1 && (
        <Opening scene={page.scene} way={way}>
          <p className={patterns.label}>{quizLink}</p>
          <h1 className={patterns.title}>{twoLevel.heading}</h1>
          <p>{twoLevel.text}</p>
        </Opening>
      )}
      <div className={styles.inner}>
        {results.length <= 1 && way}
        {results.map(({ character, ...result }) => (
          <ResultCard
            key={result.id}
            {...result}
            level={results.length > 1 ? 2 : 1}
            above={results.length > 1 ? undefined : quizLink}
            picture={character}
            meet={{ ...character, name: result.name }}
          />
        ))}
        {results.length === 0 && (
          <ResultCard
            {...everybody}
            level={1}
            above={quizLink}
            picture={everybody.reward.artwork}
            meet={characters ? { ...characters, name: "everybody" } : undefined}
          />
        )}
        {results.length <= 1 && <RenderBlockEnd />}
        {results.length === 1 && (
          <nav className={styles.pairs} aria-label="Level with somebody else">
            <p>Level with somebody else?</p>
            <ul className={styles.faces}>
              {everyone.map(
                ({ id, name, character }) =>
                  id !== results[0]?.id && (
                    <li key={id}>
                      <Link to={pathWith(id)}>
                        <Face
                          className={patterns.face}
                          character={character}
                          sizes={sizesOf("3.6rem", { 40: "5.5rem" })}
                        />
                        And {name}
                      </Link>
                    </li>
                  ),
              )}
            </ul>
          </nav>
        )}
        <div className={styles.ways}>
          {sharing && (
            <section className={styles.way}>
              <h2>{sharing.heading}</h2>
              <p>{sharing.text}</p>
              <ShareResult
                label={sharing.button}
                message={sharing.turn}
                copied={sharing.copied}
                refused={sharing.refused}
              />
            </section>
          )}
          <section className={styles.way}>
            <h2>{sharing?.turn ?? page.name}</h2>
            {sharing && <p>{sharing.turnText}</p>}
            <Link className={button.primary} to={page.path}>
              {sharing?.turnButton ?? again}
            </Link>
          </section>
        </div>
      </div>
    </div>
  );
}

/** noindex: search engines should list the quiz, not its results. */
export const Head: HeadFC<Data> = ({ data }) => {
  const { page, quiz } = data;
  if (!page || !quiz) return null;
  const ids = quiz.results.map(({ id }) => id);
  return (
    <Seo
      path={resultPath(page.path, ids, quiz.everybody.id)}
      name={namesOf(data)}
      description={shorten(quiz.sharing ? inSentences(quiz.sharing.turn, page.description) : page.description, 160)}
      picture={quiz.shared[0]?.character ?? quiz.sharedByAll.reward.artwork}
      noindex
    />
  );
};

export const query = graphql`
  query QuizResultPage($slug: String!, $ids: [String!]!) {
    page(slug: { eq: $slug }) {
      path
      name
      description
      scene {
        ...Scene
      }
    }
    quiz {
      again
      results: resultsCalled(ids: $ids) {
        ...ResultCard
      }
      shared: resultsCalled(ids: $ids) {
        character {
          alt
          image {
            ...ShareImageWhole
          }
        }
      }
      everyone: results {
        id
        name
        character {
          ...SectionFace
        }
      }
      everybody {
        ...EverybodyCard
      }
      sharedByAll: everybody {
        reward {
          artwork {
            alt
            image {
              ...ShareImageWhole
            }
          }
        }
      }
      twoLevel {
        heading
        text
      }
      sharing {
        heading
        text
        button
        copied
        refused
        turn
        turnText
        turnButton
      }
    }
    characters: page(template: { eq: CHARACTERS }) {
      name
      path
    }
  }
`;
