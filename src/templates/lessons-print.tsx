import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb";
import * as button from "../components/button/button.module.css";
import { Lesson } from "../components/lessons/lesson";
import { Seo } from "../head/seo";
import * as styles from "./lessons-print.module.css";

/** All lessons, each of which begins on a sheet of its own. */
export default function LessonsPrintPage({ data: { page, lessons } }: PageProps<Queries.LessonsPrintPageQuery>) {
  if (!page) return null;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Breadcrumb name="Print them all" parent={page} />
        <h1>Print all the activities</h1>
        <p>
          There are {lessons.nodes.length}, and each begins on a sheet of its own. What you read here is all that is
          printed.
        </p>
        <p className={styles.actions}>
          <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
            Print them now
          </button>
        </p>
        <p>Nothing happens? Choose “Print” from your browser’s own menu.</p>
      </div>
      {lessons.nodes.map((lesson) => (
        <section key={lesson.path} className={styles.sheet} aria-label={lesson.title}>
          <h2>{lesson.title}</h2>
          <Lesson lesson={lesson} />
        </section>
      ))}
    </div>
  );
}

export const Head: HeadFC<Queries.LessonsPrintPageQuery> = ({ data: { page } }) =>
  page && (
    <Seo
      path={`${page.path}/print`}
      name="Print all the activities"
      description="All the activities for classes in one go, to print at school or to save as a file: each of them begins on a sheet of its own."
      noindex
    />
  );

export const query = graphql`
  query LessonsPrintPage($slug: String!) {
    page(slug: { eq: $slug }) {
      path
      name
    }
    lessons: allLesson(sort: { order: ASC }) {
      nodes {
        ...Lesson
      }
    }
  }
`;
