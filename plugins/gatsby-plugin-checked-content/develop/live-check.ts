/** Shows the content check's errors in Gatsby's error overlay while `npm start` runs. */
import path from "node:path";
import type { Compiler } from "webpack";
import { inspectContent } from "../check/check";
import type { Model } from "../check/content";
import { formatReport } from "../check/format-report";

const name = "LiveContentCheck";

/** A webpack plugin that watches data/ and static/, whose drawings are checked as well, and reports the check's errors as compile errors. */
export class LiveContentCheck {
  constructor(
    private readonly model: Model,
    private readonly dataDir: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.contextDependencies.add(this.dataDir);
      compilation.contextDependencies.add(path.resolve(this.dataDir, "../static"));
      const { problems } = await inspectContent(this.model, this.dataDir);
      const errors = problems.filter(({ severity }) => severity === "error");
      const warnings = problems.filter(({ severity }) => severity === "warning");
      const report = (some: typeof problems) =>
        new compiler.webpack.WebpackError(formatReport(some, { style: "plain" }));
      if (errors.length > 0) compilation.errors.push(report(errors));
      if (warnings.length > 0) compilation.warnings.push(report(warnings));
    });
  }
}
