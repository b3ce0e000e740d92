/** Reduces what Gatsby writes into every page: class names, file names, styles. */
import type { Configuration } from "webpack";

/**
 * CSS Modules: hashes as class names. Gatsby's default, with file and class name, takes 5 % of a page's bytes.
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
    throw new Error("Gatsby no longer gathers all styles in the group 'styles'; see src/gatsby.");
  }
  groups.styles = false;
}
