/** Gives the site's scripts one hash that changes when they do. */
import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Gatsby writes webpack's hash of a bundle into every page. Webpack counts its own state in, so that a first build and the one
 * after it differ, and every page with them. The names of the files carry hashes of their contents: what they give together
 * stays the same for as long as no script and no style sheet changes.
 */
export class BundleHash {
  apply(compiler: Compiler): void {
    // Before Gatsby's own plugins look at the finished bundle.
    compiler.hooks.afterEmit.tap("BundleHash", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 10);
    });
  }
}
