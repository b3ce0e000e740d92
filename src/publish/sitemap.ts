/**
 * The sitemap's entries. They are read from the built pages, so that a new page, or a picture on one, is listed without
 * a line here. There is no date of change among them: nothing in the content tells it truly.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import site from "../../data/site.json";

interface SitePage {
  path: string;
}

interface ReadPage extends SitePage {
  /** The page's HTML. */
  document: string;
}

function readPage(page: SitePage): ReadPage {
  const file = page.path.endsWith(".html") ? page.path : path.join(page.path, "index.html");
  return { path: page.path, document: readFileSync(path.join("public", file), "utf8") };
}

/** Whether a page's HTML leaves it to search engines to list the page. */
export const isListed = (document: string) => !/<meta[^>]*\sname="robots"[^>]*\scontent="noindex"/.test(document);

/** The addresses of the pictures in the main part of a page's HTML, each once. */
export function picturesIn(document: string): string[] {
  const [, main = ""] = document.match(/<main\b[^>]*>([\s\S]*)<\/main>/) ?? [];
  const addresses = [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = ""]) =>
    src.replaceAll("&amp;", "&"),
  );
  return [...new Set(addresses)];
}

/** Options for gatsby-plugin-sitemap, which runs when the pages have been written. */
export const sitemapOptions = {
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: SitePage[] } }) =>
    allSitePage.nodes.map(readPage).filter(({ document }) => isListed(document)),
  serialize: (page: ReadPage) => ({
    url: page.path,
    img: picturesIn(page.document).map((address) => ({ url: new URL(address, site.url).href })),
  }),
};
