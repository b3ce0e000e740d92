/** A deterministic compilation hash. */
import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/** Replaces webpack's compilation hash, which depends on its cache, by one over the hashed file names. */
export class BundleHash {
  apply(compiler: Compiler): void {
    // Runs before Gatsby's plugins read the stats.
    compiler.hooks.afterEmit.tap("BundleHash", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 10);
    });
  }
}
