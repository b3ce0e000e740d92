/**
 * The sitemap's entries, read from the HTML of the built pages. So every new page is in it, and every picture on one, and
 * nobody has to list them here. No entry says when its page last changed, because the content does not tell.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

interface SitePage {
  path: string;
}

interface ReadPage extends SitePage {
  /** The page's HTML. */
  document: string;
  /** The site's own address. */
  siteUrl: string;
}

/** What gatsby-plugin-sitemap asks Gatsby for. */
interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: SitePage[] };
}

function readHtml(page: SitePage): string {
  const file = page.path.endsWith(".html") ? page.path : path.join(page.path, "index.html");
  return readFileSync(path.join("public", file), "utf8");
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
  resolvePages: ({ site, allSitePage }: SitemapData): ReadPage[] =>
    allSitePage.nodes
      .map((page) => ({ path: page.path, document: readHtml(page), siteUrl: site.siteMetadata.siteUrl }))
      .filter(({ document }) => isListed(document)),
  serialize: (page: ReadPage) => ({
    url: page.path,
    img: picturesIn(page.document).map((address) => ({ url: new URL(address, page.siteUrl).href })),
  }),
};
