/**
 * The site under test: its content and its build. Tests derive from here whatever a maintainer may change, so that they
 * pass with any content.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Hosting } from "../plugins/gatsby-adapter-static-hosts";
import { localDay, waitsUntil } from "../plugins/gatsby-plugin-checked-content";
import { type Kind, kinds } from "../src/content/kinds/kinds";
import { mostBooksInMenu } from "../src/content/shared-labels";
import { shareLanguage } from "../src/gatsby/site-settings";
import { plainSpaces } from "./plain-spaces";

/** The folder with data/, public/ and deploy/: this project, or SITE_FOLDER. */
export const siteFolder = path.resolve(
  process.env.SITE_FOLDER || (globalThis as { siteFolder?: string }).siteFolder || path.join(__dirname, ".."),
);

/** A JSON file of the content or the build, with plain spaces. */
export const readJson = (...file: string[]) =>
  JSON.parse(readFileSync(path.join(siteFolder, ...file), "utf8"), (_, value) =>
    typeof value === "string" ? plainSpaces(value) : value,
  );

export const site = readJson("data/site.json");
shareLanguage(site);
export const privacyPolicy = readJson("data/privacy-policy.json");

const kindOfFolder = (folder: string) => kinds.find(({ name }) => name === folder) as Kind;

/** What items() has read: tests ask for it for each page. */
const known = new Map<string, ReturnType<typeof readItems>>();

/** The published items of a folder of data/, in order, each with its slug; empty if there is no such folder. */
// biome-ignore lint/suspicious/noExplicitAny: content is validated elsewhere, and tests access any field.
export function items(folder: string): any[] {
  const all = known.get(folder) ?? readItems(folder);
  known.set(folder, all);
  return [...all];
}

function readItems(folder: string) {
  if (!existsSync(path.join(siteFolder, "data", folder))) return [];
  return (
    readdirSync(path.join(siteFolder, "data", folder))
      // Without drafts ("_" prefix).
      .filter((name) => /^[^_.].*\.json$/.test(name))
      .map((name) => ({ slug: path.parse(name).name, ...readJson("data", folder, name) }))
      // Without scheduled items.
      .filter((item) => !waitsUntil(kindOfFolder(folder), item, localDay()))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.slug < b.slug ? -1 : 1))
  );
}

/** A menu's pages as they are shown: where it names many books, the page of all books stands for them. */
export function menuOf(slugs: readonly string[]): readonly string[] {
  const books = new Set(items("books").map(({ slug }) => slug));
  const all = items("pages").find(({ template }) => template === "books")?.slug;
  const others = slugs.filter((slug) => !books.has(slug) && slug !== all);
  return all && slugs.filter((slug) => books.has(slug)).length > mostBooksInMenu ? [all, ...others] : slugs;
}

/** The build's description: pages, aliases, path prefix. */
export const hosting: Hosting = readJson("deploy/hosting.json");
export const { pathPrefix } = hosting;

export interface BuiltPage {
  /** The page's path, prefix included. */
  address: string;
  /** Its template, such as "book". */
  template: string;
}

const withoutPrefix = (address: string) => address.slice(pathPrefix.length) || "/";

/** The folder of a page's page-data.json. */
const dataName = (address: string) => withoutPrefix(address).replace(/^\/$/, "/index").slice(1);

function templateOf(address: string): string {
  const { componentChunkName } = readJson("public/page-data", dataName(address), "page-data.json");
  return componentChunkName.replace(/^component---src-templates-(.+)-\1-tsx$/, "$1");
}

/** All pages but the 404 page. */
export const pages: BuiltPage[] = hosting.pages.map((address) => ({ address, template: templateOf(address) }));

const fileOf = (address: string) => path.join(siteFolder, "public", withoutPrefix(address), "index.html");

/** A page's HTML as it was built. */
export const htmlOf = (address: string) => readFileSync(fileOf(address), "utf8");

/** The size of a page's HTML in bytes, as a measure of its length. */
export const weight = ({ address }: BuiltPage) => statSync(fileOf(address)).size;

/** The largest page of each template. */
export const onePerTemplate: BuiltPage[] = [...new Set(pages.map(({ template }) => template))].map((template) =>
  pages
    .filter((page) => page.template === template)
    .reduce((most, page) => (weight(page) > weight(most) ? page : most)),
);

/** The paths of a template's pages. */
export const addressesOf = (template: string) =>
  pages.filter((page) => page.template === template).map(({ address }) => address);

/** A path that answers 404. */
export const missingAddress = `${pathPrefix}/a-page-that-never-was`;

/** All pages, with the 404 page. */
export const everyPage: BuiltPage[] = [...pages, { address: missingAddress, template: "404" }];
