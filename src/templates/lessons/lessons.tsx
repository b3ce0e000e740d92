import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../../components/button/button.module.css";
import { EmptyState } from "../../components/empty-state/empty-state";
import { Disclosure } from "../../components/disclosure/disclosure";
import { LessonCards } from "../../components/lessons/lesson-cards";
import { restoreFilterScript } from "../../components/lessons/restore-filter-script";
import { LessonFilter, lessonRules } from "../../components/lessons/lesson-filter";
import { LinkedText } from "../../components/linked-text/linked-text";
import { Paragraphs } from "../../components/linked-text/paragraphs";
import { PageHeading } from "../../components/page-heading/page-heading";
import { Picture } from "../../components/picture/picture";
import { sizesOf } from "../../components/picture/sizes";
import { Section } from "../../components/section/section";
import { findSection, requireSection } from "../../components/section/section-by-id";
import { Daily } from "../../components/true-or-story/daily";
import { countOf, formatRange, fullStop } from "../../format";
import { Seo } from "../../head/seo";
import * as patterns from "../../styles/patterns.module.css";
import * as styles from "./lessons.module.css";

/** The props of LessonFilter from the query's result. */
const filterOf = ({ lessons, subjects, teaching }: Queries.LessonsPageQuery) => ({
  lessons: lessons.nodes,
  subjects: subjects.nodes,
  years: teaching?.years ?? [],
});

export default function LessonsPage({ data }: PageProps<Queries.LessonsPageQuery>) {
  const { page, agesPage, ages, lessons, subjects, teaching } = data;
  if (!page) return null;
  const activities = requireSection(page.sections, "activities");
  const starter = agesPage && ages.nodes.length > 0 && findSection(page.sections, "starter");
  const key = subjects.nodes.length > 0 && findSection(page.sections, "key");
  const bookClub = teaching && teaching.bookClub.length > 0 && findSection(page.sections, "book-club");
  const assembly = teaching && teaching.assembly.length > 0 && findSection(page.sections, "assembly");
  return (
    <>
      <PageHeading page={page} parts={[activities, ...(bookClub ? [bookClub] : []), ...(assembly ? [assembly] : [])]} />

      <Section {...activities} textLast>
        {lessons.nodes.length === 0 && <EmptyState />}
        {lessons.nodes.length === 1 && <LessonCards lessons={lessons.nodes} chosen={[]} fits={() => []} />}
        {lessons.nodes.length > 1 && (
          <>
            <LessonFilter {...filterOf(data)} />
            <p className={patterns.screenOnly}>
              <Link className={button.small} to={page.printPath}>
                Print them all
              </Link>
            </p>
          </>
        )}
      </Section>

      {starter && (
        <Section {...starter}>
          <Daily ages={ages.nodes} path={agesPage.path} />
        </Section>
      )}

      {key && (
        <Section {...key}>
          <Disclosure label={countOf(subjects.nodes.length, "subject")} onPhones>
            <dl className={`${patterns.columns} ${styles.key}`}>
              {subjects.nodes.map(({ slug, name, text }) => (
                <div key={slug}>
                  <dt className={patterns.label}>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </Section>
      )}

      {bookClub && (
        <Section {...bookClub} shelf>
          <Disclosure label="The plan, step by step" onPhones>
            <ol className={styles.plan}>
              {teaching.bookClub.map(({ from, to, title, text }) => (
                <li key={title}>
                  <span className={patterns.price}>
                    {formatRange({ from, to })} <span className="visually-hidden">minutes</span>
                  </span>
                  <p>
                    <strong>{title + fullStop(title)}</strong> <LinkedText text={text} />
                  </p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </Section>
      )}

      {assembly && (
        <Section
          {...assembly}
          panel
          wide={
            <div className={`${patterns.columns} ${styles.assembly}`}>
              {teaching.screen && (
                <Link to={teaching.screen.path}>
                  <Picture
                    className={styles.screen}
                    file={teaching.screen.image}
                    alt={teaching.screen.alt}
                    sizes={sizesOf(85, { 62: 41, 78: "22rem" })}
                  />
                </Link>
              )}
              <Disclosure label="The words to read out" onPhones>
                <blockquote>
                  <Paragraphs text={teaching.assembly} />
                </blockquote>
              </Disclosure>
            </div>
          }
        />
      )}
    </>
  );
}

export const Head: HeadFC<Queries.LessonsPageQuery> = ({ data }) =>
  data.page && (
    <>
      <Seo {...data.page} />
      {/* Server-side only: after a client-side navigation another page's Content Security Policy applies, without its hash. */}
      {typeof window === "undefined" && <style id="lesson-choices">{lessonRules(filterOf(data))}</style>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own. */}
      {typeof window === "undefined" && <script dangerouslySetInnerHTML={{ __html: restoreFilterScript }} />}
    </>
  );

export const query = graphql`
  query LessonsPage($slug: String!) {
    page(slug: { eq: $slug }) {
      printPath: furtherPath(template: "lessons-print")
      ...PageHead
      ...PageOpening
      sections {
        ...SectionText
        character {
          ...SectionFace
        }
      }
    }
    agesPage: page(template: { eq: AGES }) {
      path
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        ...DailyAge
      }
    }
    lessons: allLesson(sort: { order: ASC }) {
      nodes {
        ...LessonCard
      }
    }
    subjects: allSubject(sort: { order: ASC }) {
      nodes {
        slug
        name
        text
      }
    }
    teaching {
      years {
        name
        from
        to
      }
      bookClub {
        from
        to
        title
        text
      }
      assembly
      screen {
        path
        alt
        image {
          ...LessonPicture
        }
      }
    }
  }
`;
