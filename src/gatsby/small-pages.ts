/** Keeps names and styles that Gatsby writes into every page short. */
import type { Configuration } from "webpack";

/**
 * The class names of CSS modules become hashes. Gatsby's usual ones tell people where they come from, and are a twentieth
 * of a page's bytes.
 */
export function shortenClassNames(rules: unknown): void {
  let found = 0;
  const shorten = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("localIdentName" in part) {
      part.localIdentName = "_[hash:base64:5]";
      found += 1;
    }
    for (const inner of Object.values(part)) shorten(inner);
  };
  shorten(rules);
  if (found === 0) throw new Error("Gatsby no longer names CSS modules' classes by localIdentName; see src/gatsby.");
}

/** Addresses need not be longer than to change with their content, and every page lists those of all scripts. */
export function shortenAddresses(config: Configuration): void {
  config.output = { ...config.output, hashDigestLength: 10 };
}

/** webpack calls its own things in scripts and pages by the name in package.json, which is no word for visitors. */
export function nameBundles(config: Configuration): void {
  config.output = { ...config.output, uniqueName: "site" };
}

/** Gatsby gathers all styles into one sheet and writes it into every page; left to webpack, a page holds only its own. */
export function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = splitChunks ? splitChunks.cacheGroups : undefined;
  if (!groups || !("styles" in groups)) {
    throw new Error("Gatsby no longer gathers all styles in the group 'styles'; see src/gatsby.");
  }
  groups.styles = false;
}
