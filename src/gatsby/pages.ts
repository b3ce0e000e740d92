/** Which pages there are, and what leads to them. */
import path from "node:path";
import type { Actions } from "gatsby";
import { enumValue } from "../content/kinds/names";

interface SitePage {
  slug: string;
  path: string;
  /** Other paths that lead here. */
  aliases?: readonly string[];
  /** The page's layout, as GraphQL spells it. */
  template: string;
}

/** Every page of the site, from what is asked about the content. */
export const pagesOf = (data: Queries.CreatePagesQuery): SitePage[] => [
  ...data.allPage.nodes,
  ...data.allPage.nodes.flatMap(({ slug, path, template }) =>
    template === "AGES"
      ? [
          { slug, path: `${path}/poster`, template: "AGES_POSTER" },
          { slug, path: `${path}/questions`, template: "AGES_QUESTIONS" },
        ]
      : [],
  ),
  ...data.allBook.nodes.map((book) => ({ ...book, template: "BOOK" })),
  ...data.allChapter.nodes.map((chapter) => ({ ...chapter, template: "CHAPTER" })),
  ...data.allCharacter.nodes.map((character) => ({ ...character, template: "CHARACTER" })),
  ...data.allArtwork.nodes.flatMap(({ slug, printPath }) =>
    printPath ? [{ slug, path: printPath, template: "PRINT" }] : [],
  ),
  ...data.allLesson.nodes.map((lesson) => ({ ...lesson, template: "LESSON" })),
  ...data.allPage.nodes.flatMap(({ slug, path: address, template }) =>
    template === "LESSONS" ? [{ slug, path: `${address}/print`, template: "LESSONS_PRINT" }] : [],
  ),
  ...data.allVideo.nodes.map((video) => ({ ...video, template: "VIDEO" })),
];

/**
 * Makes the pages, in the order of their paths, and tells each its slug alone: Gatsby's own ids and its order depend on
 * the folder in which the site is built, and the same content is to make the same pages anywhere.
 */
export function makePages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { slug, path: address, aliases = [], template } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    createPage({
      path: address,
      component: path.resolve(`src/templates/${enumValue(template)}.tsx`),
      context: { slug },
    });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}
