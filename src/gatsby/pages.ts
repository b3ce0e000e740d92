/** Makes the pages of the site map, and what leads to them. */
import path from "node:path";
import type { Actions, Node, NodePluginArgs } from "gatsby";
import { isDraft } from "../content/kinds/files";
import { kinds } from "../content/kinds/kinds";
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../content/site-map";

/** Every page of the site, from Gatsby's nodes. */
export function pagesOf(
  { getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">,
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
  const isOfDraft = ({ fields }: MappedItem) => isDraft(String(getNode((fields as Node).parent ?? "")?.base));
  // Where a draft has the template of a page, what lies below stays where that is.
  return siteMap([...items.filter((item) => !isOfDraft(item)), ...items.filter(isOfDraft)]);
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
