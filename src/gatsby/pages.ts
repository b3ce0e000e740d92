/** Makes the pages of the site map, and what leads to them. */
import path from "node:path";
import type { Actions, Node } from "gatsby";
import { kinds } from "../content/kinds/kinds";
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../content/site-map";

/** Every page of the site, from Gatsby's nodes. */
export function pagesOf(
  getNodesByType: (typeName: string) => Node[],
  /** The slugs of the artworks that are wider than they are high. */
  wide: ReadonlySet<string>,
): SitePage[] {
  const items = kinds
    .filter(({ page, resultsBelow }) => page || resultsBelow)
    .flatMap((kind) =>
      getNodesByType(kind.typeName).map((node): MappedItem => {
        const { slug } = node.fields as { slug: string };
        return { kind, slug, fields: node as Node & MappedFields, wide: wide.has(slug) };
      }),
    );
  return siteMap(items);
}

/** Makes the pages in the order of their paths: Gatsby's own order depends on the folder in which the site is built. */
export function makePages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { path: address, aliases, template, context } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    createPage({ path: address, component: path.resolve(`src/templates/${template}.tsx`), context });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}
