/** Reads the built site as a visitor's browser would find it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { items, pages, pathPrefix, site, siteFolder } from "../site-under-test";

export const publicFolder = path.join(siteFolder, "public");

/** The templates whose pages search engines leave out. */
const unlisted = ["print", "lessons-print", "ages-poster", "ages-questions", "quiz-result"];

const addresses = (isListed: boolean) =>
  pages.filter(({ template }) => unlisted.includes(template) !== isListed).map(({ address }) => address);

/** The pages that are to be found, and those that search engines leave out. */
export const listedPages = addresses(true);
export const unlistedPages = addresses(false);

export const home = `${pathPrefix}/`;
export const notFound = `${pathPrefix}/404`;

/** An address on this site, by its path without the prefix. */
export const at = (pathname: string) => `${pathPrefix}${pathname}`;

/** The address of the page or book that a slug of site.json's lists names. */
export function addressOf(slug: string): string {
  const named = [...items("pages"), ...items("books")].find((item) => item.slug === slug);
  return at(named?.path);
}

/** The path below public/ of an address; nothing outside the prefix is on this site. */
function inPublic(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  return decoded.startsWith(`${pathPrefix}/`) ? decoded.slice(pathPrefix.length) : undefined;
}

/** The file that a host serves at a path, or nothing where it would answer 404. */
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

const read = new Map<string, CheerioAPI>();

/** The page at a path, parsed once. */
export function pageAt(pathname: string): CheerioAPI {
  const known = read.get(pathname);
  if (known) return known;
  const file = fileAt(pathname);
  if (!file) throw new Error(`There is no page at ${pathname}. Was the site built? Run: npm run build`);
  const $ = load(readFileSync(file, "utf8"));
  read.set(pathname, $);
  return $;
}

/** Words as they are read, without the line breaks of the HTML. */
export const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a page says between its header and its footer. */
export const mainText = (pathname: string) => words(pageAt(pathname)("main").text());

/** The texts of the elements that a selector finds, in order. */
export const texts = (pathname: string, selector: string) => {
  const $ = pageAt(pathname);
  return $(selector)
    .toArray()
    .map((element) => words($(element).text()));
};

/** The absolute address of a link on a page. */
export const absolute = (href: string, pathname: string) => new URL(href, new URL(pathname, site.url));

/** True for an address on this site. */
export const isInternal = ({ origin }: URL) => origin === new URL(site.url).origin;
