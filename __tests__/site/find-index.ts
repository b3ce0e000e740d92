/** The search of the page that finds things, over the index that the site has; undefined on a site without one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FindEntry } from "../../src/components/a-to-z/find-entry";
import { type Answer, createSearch } from "../../src/templates/find/search";
import { items } from "../site-under-test";
import { publicFolder } from "./built-site";

const find = items("pages").find(({ template }) => template === "find");
const file = path.join(publicFolder, `page-data${find?.path}/page-data.json`);

export const entries: FindEntry[] = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8")).result.data.siteSettings.findEntries
  : [];

export const ask: ((question: string) => Answer) | undefined = entries.length > 0 ? createSearch(entries) : undefined;
