import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import type { Entry } from "../components/find/a-to-z";
import { Find } from "../components/find/find";
import { PageHeading } from "../components/page-heading/page-heading";
import { artworkKindNames } from "../content/kinds/artwork-kinds";
import { plainWords } from "../content/kinds/linked-text";
import { bookName, shorten } from "../format";
import { Seo } from "../head/seo";

/** About what a line of the list holds. */
const lineLength = 110;

/**
 * Every free picture; where there are more than the query asks for, the lists that they stand in, so that the page stays
 * as light with two thousand pictures as with twenty.
 */
const picturesOf = ({ artworks, artworkPage }: Queries.FindPageQuery): Entry[] =>
  artworks.totalCount === artworks.nodes.length
    ? artworks.nodes.map(({ title, path, caption, alt }) => ({
        name: title,
        kind: "Free picture",
        path,
        words: caption,
        more: alt,
      }))
    : artworkKindNames.flatMap((kind) => {
        const list = artworkPage?.sections.find(({ id }) => id === kind);
        return list
          ? [{ name: list.heading, kind: "Free pictures", path: `${artworkPage?.path}#${kind}`, words: "" }]
          : [];
      });

/** Texts of the content in one, without their marks. */
const all = (texts: readonly (string | null)[]) => plainWords(texts.join(" "));

/** Everything on the site that has a name, and where it is. */
function entriesOf(data: Queries.FindPageQuery): Entry[] {
  /** What stands on a page of this layout, each item under its slug; nothing where there is no such page. */
  const on = <Item extends { slug: string }>(
    template: Queries.PageTemplate,
    items: readonly Item[],
    entryOf: (item: Item) => Omit<Entry, "path">,
  ) => {
    const page = data.pages.nodes.find((one) => one.template === template);
    return page ? items.map((item) => ({ ...entryOf(item), path: `${page.path}#${item.slug}` })) : [];
  };

  const entries: Entry[] = [
    ...data.pages.nodes
      .filter(({ path }) => path !== data.page?.path)
      .map(({ name, path, description, intro }) => ({
        name,
        kind: "Page",
        path,
        words: description,
        more: all(intro),
      })),
    ...data.books.nodes.map((book) => ({
      name: bookName(book),
      kind: "Book",
      path: book.path,
      words: book.hook,
      more: all(book.synopsis),
    })),
    ...data.chapters.nodes.map(({ number, title, path, description }) => ({
      name: `${number}: ${title}`,
      kind: "Something to read",
      path,
      words: description,
    })),
    ...data.characters.nodes.map(({ name, path, role, description, about, alt }) => ({
      name,
      kind: "Character",
      path,
      words: role,
      more: all([description, ...(about ?? []), alt]),
    })),
    ...data.videos.nodes.map(({ title, path, description }) => ({
      name: title,
      kind: "Video",
      path,
      words: description,
    })),
    ...picturesOf(data),
    ...data.gallery.nodes.map(({ slug, title, caption, alt, book }) => ({
      name: title,
      kind: `Picture from ${book.label}`,
      path: `${book.path}#${slug}`,
      words: caption,
      more: alt,
    })),
    ...data.lessons.nodes.map(({ title, path, aim, needs, steps }) => ({
      name: title,
      kind: "Lesson",
      path,
      words: aim,
      more: all([needs, ...steps]),
    })),
    ...on("AGES", data.ages.nodes, ({ name, scene, alt, statements }) => ({
      name,
      kind: "Age",
      words: scene,
      more: all([alt, ...statements.flatMap(({ statement, why }) => [statement, why])]),
    })),
    ...on("WORDS", data.glossary.nodes, ({ name, meaning }) => ({
      name,
      kind: "Word",
      words: plainWords(meaning),
    })),
    ...on("QUESTIONS", data.questions.nodes, ({ question, answer }) => ({
      name: question,
      kind: "Question",
      words: "",
      more: all(answer),
    })),
  ];
  return entries.map((entry) => ({
    ...entry,
    words: shorten(entry.words, lineLength),
    more: `${entry.words} ${entry.more ?? ""}`,
  }));
}

export default function FindPage({ data }: PageProps<Queries.FindPageQuery>) {
  const entries = React.useMemo(() => entriesOf(data), [data]);
  if (!data.page) return null;
  return (
    <>
      <PageHeading name={data.page.name} intro={data.page.intro} />
      <Find entries={entries} />
    </>
  );
}

export const Head: HeadFC<Queries.FindPageQuery> = ({ data: { page } }) => page && <Seo {...page} />;

export const query = graphql`
  query FindPage($slug: String!) {
    page(slug: { eq: $slug }) {
      ...PageHead
      intro
    }
    pages: allPage(sort: { path: ASC }) {
      nodes {
        path
        name
        template
        description
        intro
      }
    }
    books: allBook(sort: { path: ASC }) {
      nodes {
        path
        label
        title
        hook
        synopsis
      }
    }
    chapters: allChapter(sort: { path: ASC }) {
      nodes {
        path
        number
        title
        description
      }
    }
    characters: allCharacter(sort: { path: ASC }) {
      nodes {
        path
        name
        role
        description
        about
        alt
      }
    }
    videos: allVideo(sort: { path: ASC }) {
      nodes {
        path
        title
        description
      }
    }
    artworkPage: page(template: { eq: ARTWORK }) {
      path
      sections {
        id
        heading
      }
    }
    artworks: allArtwork(sort: { path: ASC }, limit: 100) {
      totalCount
      nodes {
        path
        title
        caption
        alt
      }
    }
    gallery: allGalleryPicture(sort: { slug: ASC }) {
      nodes {
        slug
        title
        caption
        alt
        book {
          path
          label
        }
      }
    }
    lessons: allLesson(sort: { path: ASC }) {
      nodes {
        path
        title
        aim
        needs
        steps
      }
    }
    ages: allAge(sort: { slug: ASC }) {
      nodes {
        slug
        name
        scene
        alt
        statements {
          statement
          why
        }
      }
    }
    glossary: allWord(sort: { slug: ASC }) {
      nodes {
        slug
        name
        meaning
      }
    }
    questions: allQuestion(sort: { slug: ASC }) {
      nodes {
        slug
        question
        answer
      }
    }
  }
`;
