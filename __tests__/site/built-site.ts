/** Reads the built HTML, resolving paths as a host does. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { CheerioAPI } from "cheerio";
import { items, pages, pathPrefix, site, siteFolder } from "../site-under-test";

export const publicFolder = path.join(siteFolder, "public");

/** The files in a folder and those in it, by their paths below it; none where it is gone, as once its last file is. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"));

/** What a maintainer has put into static/, such as captions or a search engine's page. */
export const staticFiles: ReadonlySet<string> = new Set(filesBelow(path.join(siteFolder, "static")));

/** Templates with noindex. */
const unlisted = ["artwork-print", "lessons-print", "ages-poster", "ages-questions", "quiz-result"];

const addresses = (isListed: boolean) =>
  pages.filter(({ template }) => unlisted.includes(template) !== isListed).map(({ address }) => address);

/** Paths of indexable pages, and of those with noindex. */
export const listedPages = addresses(true);
export const unlistedPages = addresses(false);

export const home = `${pathPrefix}/`;
export const notFound = `${pathPrefix}/404`;

/** Adds the path prefix. */
export const at = (pathname: string) => `${pathPrefix}${pathname}`;

/** The path of a page or book by its slug in site.json. */
export function addressOf(slug: string): string {
  const named = [...items("pages"), ...items("books")].find((item) => item.slug === slug);
  return at(named?.path);
}

/** A path without its prefix; undefined outside it. */
function inPublic(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  return decoded.startsWith(`${pathPrefix}/`) ? decoded.slice(pathPrefix.length) : undefined;
}

/** The file that a host serves at a path; undefined for a 404. */
export function fileAt(pathname: string): string | undefined {
  const wanted = inPublic(pathname);
  if (wanted === undefined) return undefined;
  const candidates = wanted.endsWith("/")
    ? [`${wanted}index.html`]
    : [wanted, `${wanted}.html`, `${wanted}/index.html`];
  return candidates
    .map((candidate) => path.join(publicFolder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

declare const parsedOnce: typeof import("./parsed-once").parsedOnce;

/** The parsed page at a path (memoised). */
export function pageAt(pathname: string): CheerioAPI {
  const file = fileAt(pathname);
  if (!file) throw new Error(`There is no page at ${pathname}. Was the site built? Run: npm run build`);
  return parsedOnce(file);
}

/** Normalises white space. */
export const collapseSpace = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of a page's <main>. */
export const mainText = (pathname: string) => collapseSpace(pageAt(pathname)("main").text());

/** The texts of the matching elements. */
export const texts = (pathname: string, selector: string) => {
  const $ = pageAt(pathname);
  return $(selector)
    .toArray()
    .map((element) => collapseSpace($(element).text()));
};

/** Resolves a link's URL. */
export const absolute = (href: string, pathname: string) => new URL(href, new URL(pathname, site.url));

export const isInternal = ({ origin }: URL) => origin === new URL(site.url).origin;
