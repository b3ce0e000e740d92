/** Makes the pages of the site map, and what leads to them. */
import { readdirSync } from "node:fs";
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

const componentOf = (template: string) => path.resolve("src/templates", `${template}.tsx`);

/** Makes the pages in the order of their paths: Gatsby's own order depends on the folder in which the site is built. */
export function makePages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { path: address, aliases, template, context } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    createPage({ path: address, component: componentOf(template), context });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}

/** Pages of the templates that this content has no page for, until Gatsby has looked through all queries. */
let standIns: { path: string; component: string }[] | undefined;

/**
 * Makes Gatsby know the templates that this content has no page for, by a page that is soon taken back: of a query in src/
 * that is in no page component it warns as if it were misplaced.
 */
export function knowUnusedTemplates(pages: readonly SitePage[], { createPage }: Pick<Actions, "createPage">): void {
  // It warns when it first looks through the queries, and not when content changes while somebody edits.
  if (standIns) return;
  const used = new Set(pages.map(({ template }) => template));
  const templates = readdirSync("src/templates").flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);
  standIns = templates
    .filter((name) => !used.has(name))
    .map((name) => ({ path: `/unused/${name}`, component: componentOf(name) }));
  for (const page of standIns) createPage({ ...page, context: {} });
}

/** Takes those pages back, before anything is made of them. */
export function forgetUnusedTemplates({ deletePage }: Pick<Actions, "deletePage">): void {
  for (const page of standIns ?? []) deletePage(page);
}
