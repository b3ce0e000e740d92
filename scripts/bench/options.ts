import { readFileSync } from "node:fs";
import type { Hosting } from "../../src/hosting/description";

/** What the command line may ask of the parts. */
export interface Options {
  /** How often each page is visited, an odd number; the median counts. */
  runs: number;
  /** These pages, by path; without any, one of each kind. */
  pages?: string[];
  /** Numbers of artworks to build with. */
  scale: number[];
  /** How wide the originals are made for that; as they are if not given. The content check wants 1000 at least. */
  width?: number;
}

/** The pages to look at, by path: those asked for, or else every page but of those that a folder is full of only the first. */
export function pagesToVisit({ pages: only }: Options): string[] {
  const { pages, pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
  const kinds = new Set<string>();
  return pages.filter((page) => {
    if (only) return only.includes(page);
    const [first, item, ...rest] = page.slice(pathPrefix.length + 1).split("/");
    const kind = [first, item && "*", ...rest].join("/");
    return !kinds.has(kind) && kinds.add(kind);
  });
}
