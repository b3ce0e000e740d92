/** Reads the built site as a visitor's browser would find it. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import site from "../../data/site.json";

export const publicFolder = path.resolve(__dirname, "..", "..", "public");

/** The routes of the specification, section 2. */
export const routes = [
  "/",
  "/shop",
  "/artwork",
  "/book-one-the-discovery",
  "/book-two-the-awakening",
  "/book-three-the-tbc",
  "/privacy-policy",
  "/roblox",
  "/music",
  "/videos",
];

const slugs = (folder: string) =>
  readdirSync(path.join("data", folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.parse(name).name);

/** The routes of the site beside those. */
export const moreRoutes = [
  "/characters",
  "/for-grown-ups",
  ...slugs("characters").map((slug) => `/characters/${slug}`),
  ...slugs("videos").map((slug) => `/videos/${slug}`),
  ...slugs("chapters").map((slug) => {
    const { book, address } = JSON.parse(readFileSync(`data/chapters/${slug}.json`, "utf8"));
    return `${JSON.parse(readFileSync(`data/books/${book}.json`, "utf8")).path}/${address}`;
  }),
];

/** The pages that print one picture each; search engines leave them out. */
export const printRoutes = slugs("artwork")
  .filter((slug) => !JSON.parse(readFileSync(`data/artwork/${slug}.json`, "utf8")).kind.includes("wallpaper"))
  .map((slug) => `/artwork/${slug}/print`);

/** The other addresses of the specification, and the pages that they lead to. */
export const aliases = { "/store": "/shop", "/book-one-the-beginning": "/book-one-the-discovery" };

/** The file that a host serves at a path, or nothing where it would answer 404. */
export function fileAt(pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  const candidates = decoded.endsWith("/")
    ? [`${decoded}index.html`]
    : [decoded, `${decoded}.html`, `${decoded}/index.html`];
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
