/** Live editing: what the content check finds stops the page in the browser, in the same words as on the terminal. */
import type { Compiler } from "webpack";
import { checkContent, formatReport } from "../content/check/check-folder";

const name = "LiveContentCheck";

/**
 * A webpack plugin for `gatsby develop`. Webpack watches data/ as part of the site's source, so every change there
 * runs the check again, and a problem is a compile error: shown in the terminal and over the page until it is mended.
 */
export class LiveContentCheck {
  constructor(private readonly dataDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.contextDependencies.add(this.dataDir);
      const problems = await checkContent(this.dataDir);
      const errors = problems.filter(({ severity }) => severity === "error");
      const warnings = problems.filter(({ severity }) => severity === "warning");
      const report = (some: typeof problems) =>
        new compiler.webpack.WebpackError(formatReport(some, { style: "plain" }));
      if (errors.length > 0) compilation.errors.push(report(errors));
      if (warnings.length > 0) compilation.warnings.push(report(warnings));
    });
  }
}
