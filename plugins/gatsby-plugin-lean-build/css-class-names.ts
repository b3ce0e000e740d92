/** Short class names of CSS modules: letters for the sheet, then a number. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";
import { gatsbyChanged } from "./gatsby-changed";

/** Local identifiers of a CSS module, and some that are none, such as file extensions: an unused number costs nothing. */
const ownNames = /(?:[.#]|@keyframes\s+)([a-z_][\w-]*)/gi;

/** A number in capital letters: A to Z, AA, AB … */
const capitals = (number: number): string =>
  (number < 26 ? "" : capitals(Math.floor(number / 26) - 1)) + String.fromCharCode(65 + (number % 26));

/** Short class names: the sheet in capitals, then a number; the same in JavaScript, HTML and from build to build. */
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

/** The sheet's letters in a short class name; "" for any other name. */
export const sheetOf = (className: string): string => /^[A-Z]+(?=[0-9a-z]+$)/.exec(className)?.[0] ?? "";

/** Class names of CSS modules. Gatsby's take 5 % of a page's bytes; hashes, which do not compress, half of that. */
export function shortenClassNames(config: Configuration, folder = path.resolve("src")): void {
  const { names, sheets } = shortNames(folder);
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) => {
    const short = names.get(`${resourcePath}#${name}`);
    if (!short)
      throw new Error(
        `${resourcePath} names ${name} in a way that gatsby-plugin-lean-build misses; see its css-class-names.ts.`,
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
  if (found === 0) gatsbyChanged("names CSS modules' classes by localIdentName");
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  // A new sheet shifts the numbers of others: invalidate webpack's cache.
  const digest = createHash("sha256").update(sheets.join("\n")).digest("hex");
  config.cache.version = `${config.cache.version ?? ""}${digest}`;
}
