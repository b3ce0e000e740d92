/** Sitemap entries from built HTML, so that all pictures are in it. No <lastmod>: content has no dates. */
import { readFileSync } from "node:fs";
import path from "node:path";

interface PageNode {
  path: string;
}

interface ListedPage extends PageNode {
  /** The URLs of the pictures in its content. */
  pictures: string[];
}

/** The result of gatsby-plugin-sitemap's query. */
interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: PageNode[] };
}

function readHtml(page: PageNode): string {
  const file = page.path.endsWith(".html") ? page.path : path.join(page.path, "index.html");
  return readFileSync(path.join("public", file), "utf8");
}

/** False for pages with a robots meta of "noindex". */
export const isListed = (document: string) => !/<meta[^>]*\sname="robots"[^>]*\scontent="noindex"/.test(document);

/** The distinct URLs of the images in a page's <main>. */
export function picturesIn(document: string): string[] {
  const [, main = ""] = document.match(/<main\b[^>]*>([\s\S]*)<\/main>/) ?? [];
  const addresses = [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = ""]) =>
    src.replaceAll("&amp;", "&"),
  );
  return [...new Set(addresses)];
}

/** Options of gatsby-plugin-sitemap, which runs after the pages are written. */
export const sitemapOptions = {
  resolvePages: ({ site, allSitePage }: SitemapData): ListedPage[] =>
    // One by one, and into new strings: a part of a document keeps the whole of it in memory.
    allSitePage.nodes.flatMap((page) => {
      const document = readHtml(page);
      if (!isListed(document)) return [];
      return [
        {
          path: page.path,
          pictures: picturesIn(document).map((address) => new URL(address, site.siteMetadata.siteUrl).href),
        },
      ];
    }),
  serialize: ({ path, pictures }: ListedPage) => ({ url: path, img: pictures.map((url) => ({ url })) }),
};
