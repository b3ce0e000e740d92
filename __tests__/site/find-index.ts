/** The search of the page that finds things, over the index that the site has; undefined on a site without one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FindEntry } from "../../src/components/a-to-z/find-entry";
import type { FindIndex } from "../../src/content/find-index";
import { type Answer, createSearch } from "../../src/templates/find/search";
import { items } from "../site-under-test";
import { publicFolder } from "./built-site";

const find = items("pages").find(({ template }) => template === "find");
const file = path.join(publicFolder, `page-data${find?.path}/page-data.json`);

const { findEntries, findIndex } = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8")).result.data.siteSettings
  : { findEntries: [], findIndex: [] };

export const entries: FindEntry[] = findEntries;
export const index: FindIndex = findIndex;

export const ask: ((question: string) => Answer) | undefined =
  entries.length > 0 ? createSearch(entries, index) : undefined;
