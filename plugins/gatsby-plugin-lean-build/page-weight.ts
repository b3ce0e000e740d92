/** Reduces what Gatsby writes into every page: class names, file names, styles, the chunk map. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration } from "webpack";

/** Local identifiers of a CSS module, and some that are none, such as file extensions: an unused number costs nothing. */
const ownNames = /(?:[.#]|@keyframes\s+)([a-z_][\w-]*)/gi;

/** A number in capital letters: A to Z, AA, AB … */
const capitals = (number: number): string =>
  (number < 26 ? "" : capitals(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));

/**
 * A short name for each local identifier below the folder: its sheet in capitals, then its own number in that. The same
 * for the JavaScript and the HTML, and from build to build; a new identifier changes names in its own sheet alone, so
 * that webpack's results for all others are still right.
 */
function shortNames(folder: string): { sheets: string[]; names: Map<string, string> } {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(folder, file))
    .sort();
  const names = sheets.flatMap((sheet, at) => {
    const local = new Set([...readFileSync(sheet, "utf8").matchAll(ownNames)].map(([, name]) => name));
    return [...local].map((name, index) => [`${sheet}#${name}`, `${capitals(at)}${index.toString(36)}`] as const);
  });
  return { sheets, names: new Map(names) };
}

/**
 * CSS Modules: a letter or two and a number in base 36 as class names. Gatsby's default, with file and class name, takes
 * 5 % of a page's bytes; hashes, which do not compress, half of that.
 */
export function shortenClassNames(config: Configuration, folder = path.resolve("src")): void {
  const { names, sheets } = shortNames(folder);
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) => {
    const short = names.get(`${resourcePath}#${name}`);
    if (!short)
      throw new Error(
        `${resourcePath} names ${name} in a way that gatsby-plugin-lean-build misses; see its page-weight.ts.`,
      );
    return short;
  };
  let found = 0;
  const shorten = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("localIdentName" in part) {
      Object.assign(part, { getLocalIdent });
      found += 1;
    }
    for (const inner of Object.values(part)) shorten(inner);
  };
  shorten(config.module?.rules);
  if (found === 0)
    throw new Error("Gatsby no longer names CSS modules' classes by localIdentName; see gatsby-plugin-lean-build.");
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  // A new sheet shifts the numbers of others: invalidate webpack's cache.
  const digest = createHash("sha256").update(sheets.join("\n")).digest("hex");
  config.cache.version = `${config.cache.version ?? ""}${digest}`;
}

/** Shorter content hashes in file names, since every page lists all scripts. */
export function shortenContentHashes(config: Configuration): void {
  config.output = { ...config.output, hashDigestLength: 10 };
}

/** output.uniqueName: the default is the package's name, which would be in every page. */
export function nameBundles(config: Configuration): void {
  config.output = { ...config.output, uniqueName: "site" };
}

/** CSS code splitting: Gatsby merges all styles into one sheet and inlines it into every page. */
export function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  if (!groups || !("styles" in groups)) {
    throw new Error("Gatsby no longer gathers all styles in the group 'styles'; see gatsby-plugin-lean-build.");
  }
  groups.styles = false;
}

/** Gatsby's slice with the scripts of every page. */
const scriptsSlice = path.join("_gatsby", "slices", "_gatsby-scripts-1.html");

/**
 * Empties the chunk map in every page, from which Gatsby's loader prefetches scripts: with slices it is JSON encoded twice,
 * so the loader never finds anything in it, and it takes 3 % of a page's bytes.
 */
export class EmptyChunkMap {
  constructor(private readonly publicFolder = path.resolve("public")) {}

  apply(compiler: Compiler): void {
    // After Gatsby's own plugin, which writes the file in the same hook.
    compiler.hooks.done.tap("EmptyChunkMap", () => {
      const file = path.join(this.publicFolder, scriptsSlice);
      const before = readFileSync(file, "utf8");
      const after = before.replace(
        /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s,
        "<script>window.___chunkMapping={}</script>",
      );
      if (after === before)
        throw new Error("Gatsby no longer writes its chunk map into the page; see gatsby-plugin-lean-build.");
      writeFileSync(file, after);
    });
  }
}
