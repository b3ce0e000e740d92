import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { Lesson, pictureOf } from "../../components/lessons/lesson";
import { LaterStyles, screenEndId } from "../../components/later-styles/later-styles";
import { Neighbours } from "../../components/neighbours/neighbours";
import { Opening } from "../../components/opening/opening";
import { PrintButton } from "../../components/print-button/print-button";
import { countOf, formatRange } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./lesson.module.css";

const neighbour = (lesson: Queries.SmallLessonFragment | null) =>
  lesson && { path: lesson.path, name: lesson.title, image: pictureOf(lesson)?.image };

/** A lesson plan, which prints on one sheet. */
export default function LessonPage({ data: { lesson, previous, next } }: PageProps<Queries.LessonPageQuery>) {
  if (!lesson) return null;
  return (
    <>
      <Opening way={<Breadcrumb name={lesson.title} path={lesson.path} />}>
        <h1 className={styles.title}>{lesson.title}</h1>
        <PrintButton label="Print it on one sheet" />
      </Opening>
      <div className={`${patterns.column} ${styles.page}`}>
        <Lesson lesson={lesson} eager />
      </div>
      <LaterStyles id={screenEndId} />
      <Neighbours kind="lesson" previous={neighbour(previous)} next={neighbour(next)} />
    </>
  );
}

export const Head: HeadFC<Queries.LessonPageQuery> = ({ data: { lesson } }) =>
  lesson && (
    <Seo
      path={lesson.path}
      name={lesson.title}
      description={`An activity for ${lesson.ages.from === lesson.ages.to ? "age" : "ages"} ${formatRange(lesson.ages)}, in ${countOf(lesson.minutes, "minute")}. ${lesson.aim}`}
    />
  );

export const query = graphql`
  query LessonPage($slug: String!, $previous: String, $next: String) {
    lesson(slug: { eq: $slug }) {
      ...Lesson
    }
    previous: lesson(slug: { eq: $previous }) {
      ...SmallLesson
    }
    next: lesson(slug: { eq: $next }) {
      ...SmallLesson
    }
  }
`;
