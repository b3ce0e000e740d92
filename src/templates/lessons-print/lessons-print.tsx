import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Icon } from "../../components/icons/icons";
import { Lesson } from "../../components/lessons/lesson";
import { PrintLayout } from "../../components/print-layout/print-layout";
import { Seo } from "../../head/seo";
import * as styles from "./lessons-print.module.css";

/** All lesson plans for printing, usually two to a sheet; folded on screens. */
export default function LessonsPrintPage({ data: { page, lessons } }: PageProps<Queries.LessonsPrintPageQuery>) {
  if (!page) return null;
  return (
    <PrintLayout
      name="Print them all"
      path={page.ownPath}
      heading="Print all the activities"
      instructions={<p>Every activity is printed, open or not, two to a sheet where they are short.</p>}
      button="Print them now"
    >
      {lessons.nodes.map((lesson) => (
        <details key={lesson.path} className={styles.sheet}>
          <summary>
            <h2>{lesson.title}</h2> <Icon name="down" size={20} />
          </summary>
          <Lesson lesson={lesson} />
        </details>
      ))}
    </PrintLayout>
  );
}

export const Head: HeadFC<Queries.LessonsPrintPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={page.ownPath}
      name="Print all the activities"
      description="All the activities for classes in one go, to print at school or to save as a file: two to a sheet where they are short."
      noindex
    />
  );

export const query = graphql`
  query LessonsPrintPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ownPath: furtherPath(template: "lessons-print")
      name
    }
    lessons: allLesson(sort: { order: ASC }) {
      nodes {
        ...Lesson
      }
    }
  }
`;
