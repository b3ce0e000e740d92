import { graphql, type HeadFC, type PageProps } from "gatsby";
import * as React from "react";
import type { Entry } from "../components/find/a-to-z";
import { Find } from "../components/find/find";
import { PageHeading } from "../components/page-heading/page-heading";
import { artworkKindNames } from "../content/kinds/artwork-kinds";
import { plainText } from "../content/kinds/marked-text";
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
    ? artworks.nodes.map(({ title, path, caption }) => ({ name: title, kind: "Free picture", path, words: caption }))
    : artworkKindNames.flatMap((kind) => {
        const list = artworkPage?.sections.find(({ id }) => id === kind);
        return list
          ? [{ name: list.heading, kind: "Free pictures", path: `${artworkPage?.path}#${kind}`, words: "" }]
          : [];
      });

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

  return [
    ...data.pages.nodes
      .filter(({ path }) => path !== data.page?.path)
      .map(({ name, path, description }) => ({ name, kind: "Page", path, words: description })),
    ...data.books.nodes.map((book) => ({ name: bookName(book), kind: "Book", path: book.path, words: book.hook })),
    ...data.chapters.nodes.map(({ number, title, path, description }) => ({
      name: `${number}: ${title}`,
      kind: "Something to read",
      path,
      words: description,
    })),
    ...data.characters.nodes.map(({ name, path, role }) => ({ name, kind: "Character", path, words: role })),
    ...data.videos.nodes.map(({ title, path, description }) => ({
      name: title,
      kind: "Video",
      path,
      words: description,
    })),
    ...picturesOf(data),
    ...data.gallery.nodes.map(({ title, caption, book }) => ({
      name: title,
      kind: `Picture from ${book.label}`,
      path: `${book.path}#gallery`,
      words: caption,
    })),
    ...data.lessons.nodes.map(({ title, path, aim }) => ({ name: title, kind: "Lesson", path, words: aim })),
    ...on("AGES", data.ages.nodes, ({ name, scene }) => ({ name, kind: "Age", words: scene })),
    ...on("WORDS", data.glossary.nodes, ({ name, meaning }) => ({ name, kind: "Word", words: plainText(meaning) })),
    ...on("QUESTIONS", data.questions.nodes, ({ question }) => ({ name: question, kind: "Question", words: "" })),
  ].map((entry) => ({ ...entry, words: shorten(entry.words, lineLength) }));
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
      }
    }
    books: allBook(sort: { path: ASC }) {
      nodes {
        path
        label
        title
        hook
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
      }
    }
    gallery: allGalleryPicture(sort: { slug: ASC }) {
      nodes {
        title
        caption
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
      }
    }
    ages: allAge(sort: { slug: ASC }) {
      nodes {
        slug
        name
        scene
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
      }
    }
  }
`;
