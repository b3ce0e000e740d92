/** Which pages there are, and what leads to them. */
import path from "node:path";
import type { Actions } from "gatsby";
import { artworkPages } from "../content/kinds/artwork-lists";
import { enumValue } from "../content/kinds/names";

interface SitePage {
  path: string;
  /** Other paths that lead here. */
  aliases?: readonly string[];
  /** The page's layout, as GraphQL spells it. */
  template: string;
  /** What the page's query is told. */
  context: { slug: string };
}

interface Item {
  readonly slug: string;
  readonly path: string;
  readonly aliases?: readonly string[];
}

const itemPages = (template: string, items: readonly Item[]): SitePage[] =>
  items.map(({ slug, path, aliases }) => ({ path, aliases, template, context: { slug } }));

/** Every page of the site, from what is asked about the content. */
export function pagesOf(data: Queries.CreatePagesQuery): SitePage[] {
  const gallery = data.allPage.nodes.find(({ template }) => template === "ARTWORK");
  return [
    ...data.allPage.nodes.flatMap((page) => (page === gallery ? [] : itemPages(page.template, [page]))),
    ...data.allPage.nodes.flatMap(({ slug, path: address, template }) =>
      template === "AGES"
        ? [
            ...itemPages("AGES_POSTER", [{ slug, path: `${address}/poster` }]),
            ...itemPages("AGES_QUESTIONS", [{ slug, path: `${address}/questions` }]),
          ]
        : [],
    ),
    ...itemPages("BOOK", data.allBook.nodes),
    ...itemPages("CHAPTER", data.allChapter.nodes),
    ...itemPages("CHARACTER", data.allCharacter.nodes),
    ...itemPages("LESSON", data.allLesson.nodes),
    ...data.allPage.nodes.flatMap(({ slug, path: address, template }) =>
      template === "LESSONS" ? itemPages("LESSONS_PRINT", [{ slug, path: `${address}/print` }]) : [],
    ),
    ...itemPages("VIDEO", data.allVideo.nodes),
    ...artworkPages(gallery, data.allArtwork.nodes),
  ];
}

/**
 * Makes the pages, in the order of their paths, and tells each slugs and numbers alone: Gatsby's own ids and its order
 * depend on the folder in which the site is built, and the same content is to make the same pages anywhere.
 */
export function makePages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { path: address, aliases = [], template, context } of [...pages].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  )) {
    createPage({ path: address, component: path.resolve(`src/templates/${enumValue(template)}.tsx`), context });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}
