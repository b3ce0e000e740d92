/** A deterministic compilation hash. */
import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Gatsby writes webpack's compilation hash into every page. That depends on webpack's cache state, so a cold and a warm
 * build would differ in every page. Replaced by a hash over the content-hashed file names.
 */
export class BundleHash {
  apply(compiler: Compiler): void {
    // Runs before Gatsby's plugins read the stats.
    compiler.hooks.afterEmit.tap("BundleHash", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 10);
    });
  }
}
