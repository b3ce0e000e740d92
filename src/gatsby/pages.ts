/** Creates the site map's pages and redirects. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Actions, Node, NodePluginArgs } from "gatsby";
import { isDraft } from "../content/kinds/files";
import { kinds } from "../content/kinds/kinds";
import { type MappedFields, type MappedItem, type SitePage, siteMap } from "../content/site-map";

/** The site map, from Gatsby's nodes. */
export function pagesToMake(
  { getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">,
  /** The slugs of landscape artworks. */
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
  // Published items first: a draft with the same template must not move the pages below it.
  return siteMap([...items.filter((item) => !isOfDraft(item)), ...items.filter(isOfDraft)]);
}

const componentOf = (template: string) => path.resolve("src/templates", `${template}.tsx`);

/**
 * Creates pages in the order of their paths, for reproducible builds: Gatsby's order depends on the project's folder.
 */
export function makePages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { path: address, aliases, template, context } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    createPage({ path: address, component: componentOf(template), context });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}

/** Pages of the templates that this content has no page for. */
let standIns: { path: string; component: string; context: object }[] = [];

/**
 * Makes Gatsby know the templates that this content has no page for, by a page of each: of a query in src/ that is in no
 * page component it warns as if it were misplaced, whenever it looks through the queries.
 */
export function knowUnusedTemplates(pages: readonly SitePage[], { createPage }: Pick<Actions, "createPage">): void {
  const used = new Set(pages.map(({ template }) => template));
  standIns = readdirSync("src/templates")
    .flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])
    .filter((template) => !used.has(template))
    .map((template) => ({ path: `/unused/${template}`, component: componentOf(template), context: { slug: "" } }));
  for (const page of standIns) createPage(page);
}

/** Takes those pages back, once Gatsby has looked through the queries and before anything is made of them. */
export function forgetUnusedTemplates({ deletePage }: Pick<Actions, "deletePage">): void {
  for (const page of standIns) deletePage(page);
}
