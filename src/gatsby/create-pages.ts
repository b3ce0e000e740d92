/** Creates the site map's pages and redirects. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Actions } from "gatsby";
import type { SitePage } from "../content/site-map";

const componentOf = (template: string) => path.resolve("src/templates", template, `${template}.tsx`);

/** Creates pages by path: Gatsby's order depends on the project's folder. */
export function addContentPages(pages: readonly SitePage[], { createPage, createRedirect }: Actions): void {
  for (const { path: address, aliases, template, context } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    createPage({ path: address, component: componentOf(template), context });
    for (const alias of aliases) {
      createRedirect({ fromPath: alias, toPath: address, isPermanent: true, redirectInBrowser: true });
    }
  }
}

/** Placeholder pages of unused templates. */
let placeholders: { path: string; component: string; context: object }[] = [];

/** Empty values for the required variables of a template's query, which `npm start` runs for placeholder pages, too. */
const emptyContext = (component: string) =>
  Object.fromEntries(
    [...readFileSync(component, "utf8").matchAll(/\$(\w+): (\[?)\w+!?\]?!/g)].map(([, name, list]) => [
      name,
      list ? [] : "",
    ]),
  );

/** A placeholder page for each unused template: Gatsby warns of queries in components without a page. */
export function addPlaceholderPages(pages: readonly SitePage[], { createPage }: Pick<Actions, "createPage">): void {
  const used = new Set(pages.map(({ template }) => template));
  placeholders = readdirSync("src/templates")
    .filter((template) => !used.has(template))
    .map((template) => ({ path: `/unused/${template}`, component: componentOf(template) }))
    .map((page) => ({ ...page, context: emptyContext(page.component) }));
  for (const page of placeholders) createPage(page);
}

/** Removes the placeholder pages after Gatsby has extracted the queries, before any page is rendered. */
export function removePlaceholderPages({ deletePage }: Pick<Actions, "deletePage">): void {
  for (const page of placeholders) deletePage(page);
}
