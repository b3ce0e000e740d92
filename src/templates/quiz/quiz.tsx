import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { opensOnPicture } from "../../components/opening/opens-on-picture";
import { PageHeading } from "../../components/page-heading/page-heading";
import { resultPath } from "../../content/kinds/quiz-result-pages";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./quiz.module.css";
import { QuizForm } from "./quiz-form";
import { ResultCard } from "./result-card";

/** The quiz page. All results are shown without script and in print. */
export default function QuizPage({ data: { page, quiz } }: PageProps<Queries.QuizPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHeading page={{ ...page, intro: [] }} />
      {quiz ? (
        <div className={patterns.column}>
          <QuizForm quiz={quiz} path={page.path} eager={!opensOnPicture(page)} />
          <Paragraphs className={styles.after} text={page.intro} />
          <div className={styles.results}>
            {quiz.cards.map(({ character, ...result }) => (
              <ResultCard
                key={result.id}
                {...result}
                level={2}
                picture={character}
                meet={{ ...character, name: result.name }}
                path={resultPath(page.path, [result.id], quiz.ofAll.id)}
              />
            ))}
            <ResultCard
              {...quiz.ofAll}
              level={2}
              picture={quiz.ofAll.reward.artwork}
              path={resultPath(page.path, [], quiz.ofAll.id)}
            />
          </div>
        </div>
      ) : (
        <EmptyState />
      )}
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query QuizPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
    }
    quiz {
      ...QuizForm
      cards: results {
        ...ResultCard
      }
      ofAll: everybody {
        ...EverybodyCard
      }
    }
  }
`;
