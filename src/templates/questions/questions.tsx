import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { EmptyState } from "../../components/empty-state/empty-state";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Questions } from "../../components/questions/questions";
import { Section } from "../../components/section/section";
import { requireSection } from "../../components/section/section-by-id";
import { enumName, questionGroups } from "../../content/kinds/enums";
import * as styles from "./questions.module.css";

export default function QuestionsPage({ data: { page, questions } }: PageProps<Queries.QuestionsPageQuery>) {
  if (!page) return null;
  const groups = questionGroups.map((group) => ({
    group,
    asked: questions.nodes.filter((question) => question.group === enumName(group)),
  }));
  return (
    <>
      <PageHeading page={page} />
      {questions.nodes.length === 0 && <EmptyState />}
      <div className={styles.groups}>
        {groups.map(
          ({ group, asked }) =>
            asked.length > 0 && (
              <Section key={group} {...requireSection(page.sections, group)}>
                <Questions
                  questions={asked}
                  hasFace={Boolean(page.sections.find(({ id }) => id === group)?.character)}
                />
              </Section>
            ),
        )}
      </div>
    </>
  );
}

export { PageHead as Head } from "../../head/seo";

export const query = graphql`
  query QuestionsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
        character {
          ...SectionFace
        }
      }
    }
    questions: allQuestion(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...Question
      }
    }
  }
`;
