/**
 * The site that the tests look at: what its content says, and what was built from it. Tests take from here whatever a
 * maintainer may change, so that they hold for any content.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { localDay } from "../src/content/check/strings";
import { type Kind, kinds, waitsUntil } from "../src/content/kinds/kinds";
import { shareLanguage } from "../src/gatsby/site-settings";
import type { Hosting } from "../src/hosting/description";

/** The folder with data/, public/ and deploy/ in it: this project's own, unless the test run is about another site. */
export const siteFolder = path.resolve(
  process.env.SITE_FOLDER || (globalThis as { siteFolder?: string }).siteFolder || path.join(__dirname, ".."),
);

const readJson = (...file: string[]) => JSON.parse(readFileSync(path.join(siteFolder, ...file), "utf8"));

/** What data/site.json says. */
export const site = readJson("data/site.json");
shareLanguage(site);
export const privacyPolicy = readJson("data/privacy-policy.json");

const kindOfFolder = (folder: string) =>
  kinds.find(({ location }) => "folder" in location && location.folder === folder) as Kind;

/** The published items of a folder of data/ in their order, each with its slug; none where there is no such folder. */
// biome-ignore lint/suspicious/noExplicitAny: content is checked elsewhere, and tests may ask it for any field.
export function items(folder: string): any[] {
  if (!existsSync(path.join(siteFolder, "data", folder))) return [];
  return (
    readdirSync(path.join(siteFolder, "data", folder))
      // Drafts, whose names begin with "_", are on no page.
      .filter((name) => /^[^_.].*\.json$/.test(name))
      .map((name) => ({ slug: path.parse(name).name, ...readJson("data", folder, name) }))
      // What waits for its day is on none yet.
      .filter((item) => !waitsUntil(kindOfFolder(folder), item, localDay()))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.slug < b.slug ? -1 : 1))
  );
}

/** How the site was built: its pages, its aliases, its path prefix. */
export const hosting: Hosting = readJson("deploy/hosting.json");
export const { pathPrefix } = hosting;

export interface BuiltPage {
  /** The page's path, with the prefix. */
  address: string;
  /** The template that it was made with, such as "book". */
  template: string;
}

const withoutPrefix = (address: string) => address.slice(pathPrefix.length) || "/";

/** The name that Gatsby gives to what belongs to a page. */
const dataName = (address: string) => withoutPrefix(address).replace(/^\/$/, "/index").slice(1);

function templateOf(address: string): string {
  const { componentChunkName } = readJson("public/page-data", dataName(address), "page-data.json");
  return componentChunkName.replace(/^component---src-templates-|-tsx$/g, "");
}

/** Every page but the one for unknown addresses. */
export const pages: BuiltPage[] = hosting.pages.map((address) => ({ address, template: templateOf(address) }));

/** How many bytes the page's HTML has: those that hold most are the longest, too. */
export const weight = ({ address }: BuiltPage) =>
  statSync(path.join(siteFolder, "public", withoutPrefix(address), "index.html")).size;

/** Of each template the page that holds most. */
export const onePerTemplate: BuiltPage[] = [...new Set(pages.map(({ template }) => template))].map((template) =>
  pages
    .filter((page) => page.template === template)
    .reduce((most, page) => (weight(page) > weight(most) ? page : most)),
);

/** The addresses of a template's pages. */
export const addressesOf = (template: string) =>
  pages.filter((page) => page.template === template).map(({ address }) => address);

/** An address at which there is no page. */
export const missingAddress = `${pathPrefix}/a-page-that-never-was`;

/** The pages of this template, those of all, and the one for unknown addresses. */
export const everyPage: BuiltPage[] = [...pages, { address: missingAddress, template: "404" }];
