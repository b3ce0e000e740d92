import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Empty } from "../components/empty/empty";
import { PageHeading } from "../components/page-heading/page-heading";
import { Quiz } from "../components/quiz/quiz";
import { quiz as quizJsonLd } from "../head/json-ld";
import { Seo } from "../head/seo";

export default function QuizPage({ data: { page, quiz, characters } }: PageProps<Queries.QuizPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHeading name={page.name} intro={page.intro} />
      {quiz ? <Quiz quiz={quiz} pages={{ characters: characters?.path }} /> : <Empty />}
    </>
  );
}

export const Head: HeadFC<Queries.QuizPageQuery> = ({ data: { page } }) =>
  page && <Seo {...page} jsonLd={(site) => [quizJsonLd(site, page)]} />;

export const query = graphql`
  query QuizPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      intro
    }
    quiz {
      ...Quiz
    }
    characters: page(template: { eq: CHARACTERS }) {
      path
    }
  }
`;
