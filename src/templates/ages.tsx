import { graphql, type HeadFC, Link, type PageProps } from "gatsby";
import * as React from "react";
import * as button from "../components/button/button.module.css";
import { Empty } from "../components/empty/empty";
import { PageHeading } from "../components/page-heading/page-heading";
import { Picture } from "../components/picture/picture";
import { type Glossary, markTerms } from "../components/prose/mark-terms";
import { Prose } from "../components/prose/prose";
import { Section } from "../components/section/section";
import { sectionOf } from "../components/section/section-of";
import { blocksOf, runsOf } from "../content/kinds/marked-text";
import { enumValue } from "../content/kinds/names";
import { bookName } from "../format";
import { ages as agesJsonLd } from "../head/json-ld";
import { Seo } from "../head/seo";
import * as styles from "./ages.module.css";

type Age = Queries.AgesPageQuery["ages"]["nodes"][number];

export default function AgesPage({ data }: PageProps<Queries.AgesPageQuery>) {
  const { page, ages, glossary, words } = data;
  if (!page) return null;
  return (
    <>
      <PageHeading page={page} parts={ages.nodes.map(({ slug, name }) => ({ id: slug, heading: name }))} />
      {ages.nodes.length === 0 ? (
        <div className={styles.place}>
          <Empty />
        </div>
      ) : (
        <ol className={styles.line}>
          {ages.nodes.map((age) => (
            <Stop
              key={age.slug}
              age={age}
              glossary={{ page: glossary, words }}
              isFirst={age === ages.nodes[0] && !page.scene}
            />
          ))}
        </ol>
      )}
      <Section {...sectionOf(page.sections, "paper")} panel>
        <p className={styles.paper}>
          <Link className={button.button} to={`${page.path}/poster`}>
            Print the poster
          </Link>
          <Link className={button.button} to={`${page.path}/questions`}>
            Print the question sheet
          </Link>
        </p>
      </Section>
    </>
  );
}

interface StopProps {
  age: Age;
  glossary: Glossary;
  isFirst: boolean;
}

/** One age: its picture on the line of light, what was seen there, and what to decide about. */
function Stop({ age, glossary, isFirst }: StopProps) {
  const { slug, name, when, scene, image, alt, books, statements, artworks, pictures, characters } = age;
  const [opening = [], ...reasons] = markTerms(
    [...blocksOf([scene]), ...statements.map(({ why }) => runsOf(why))],
    glossary,
  );
  return (
    <li id={slug} className={styles.stop}>
      <Picture
        className={styles.picture}
        file={image}
        alt={alt}
        sizes="(min-width: 62rem) 46rem, 100vw"
        eager={isFirst}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.when}>{when}</p>
        <p className={styles.scene}>
          <Prose block={opening} />
        </p>
        <h3>True or story?</h3>
        {statements.map(({ statement, answer }, index) => (
          <details key={statement} className={styles.statement}>
            <summary>{statement}</summary>
            <p>
              <strong className={answer === "TRUE" ? styles.isTrue : styles.isStory}>
                {answer === "TRUE" ? "True." : "Story."}
              </strong>{" "}
              <Prose block={reasons[index] ?? []} />
            </p>
          </details>
        ))}
        <dl className={styles.more}>
          {books.length > 0 && (
            <Links label="Visited in" links={books.map((book) => ({ to: book.path, name: bookName(book) }))} />
          )}
          {artworks.length + pictures.length > 0 && (
            <Links
              label="Look at"
              links={[
                ...artworks.map(({ path, title, kind }) => ({
                  to: path,
                  name: `“${title}”`,
                  note: enumValue(kind).replaceAll("-", " "),
                })),
                ...pictures.map(({ slug, title, book }) => ({
                  to: `${book.path}#${slug}`,
                  name: `“${title}”`,
                  note: `in ${book.label}`,
                })),
              ]}
            />
          )}
          {characters.length > 0 && (
            <Links label="Who is there" links={characters.map(({ path, name }) => ({ to: path, name }))} />
          )}
        </dl>
      </div>
    </li>
  );
}

interface LinksProps {
  label: string;
  links: { to: string; name: string; note?: string }[];
}

/** A few links under one name. */
function Links({ label, links }: LinksProps) {
  return (
    <div>
      <dt>{label}</dt>
      {links.map(({ to, name, note }) => (
        <dd key={to + name}>
          <Link to={to}>{name}</Link>
          {note && <span>, {note}</span>}
        </dd>
      ))}
    </div>
  );
}

export const Head: HeadFC<Queries.AgesPageQuery> = ({ data: { page, ages, shared } }) =>
  page && <Seo {...page} picture={shared.nodes[0]} jsonLd={(site) => [agesJsonLd(site, page.path, ages.nodes)]} />;

export const query = graphql`
  query AgesPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      ...PageHeading
      sections {
        ...SectionText
      }
    }
    ages: allAge(sort: { order: ASC }) {
      nodes {
        slug
        name
        when
        scene
        alt
        image {
          childImageSharp {
            gatsbyImageData(width: 1472, breakpoints: [360, 736, 1100, 1472])
          }
        }
        books {
          path
          label
          title
        }
        statements {
          statement
          answer
          why
        }
        artworks {
          path
          kind
          title
        }
        pictures {
          slug
          title
          book {
            path
            label
          }
        }
        characters {
          path
          name
        }
      }
    }
    shared: allAge(sort: { order: ASC }, limit: 1) {
      nodes {
        alt
        image {
          ...ShareImage
        }
      }
    }
    ...Glossary
  }
`;
