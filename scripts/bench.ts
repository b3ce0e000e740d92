/**
 * `npm run bench`: benchmarks builds, pages and servers, each against a baseline on the same machine in the same run,
 * and writes BENCH.md and docs/bench-details.md. `-- pages load` runs only those parts; `-- --scale 22,220` builds with
 * these numbers of artworks; `-- pages --against DIR` compares with another tool's build of the same content. Parts
 * that measure pages need a build in public/.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Options } from "./bench/options";
import { type Findings, report, summary } from "./bench/report";

/** Dynamic imports: the parts that measure pages read public/ on import. */
const parts: Record<string, (options: Options) => Promise<Findings>> = {
  build: async () => (await import("./bench/build")).benchBuild(),
  pages: async (options) => (await import("./bench/pages")).benchPages(options),
  load: async () => (await import("./bench/load")).benchLoad(),
  scale: async (options) => (await import("./bench/build")).benchScale(options),
};

const partsThatNeedABuild = ["pages", "load"];

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      page: { type: "string", multiple: true },
      against: { type: "string", multiple: true, default: [] },
      scale: { type: "string" },
      width: { type: "string" },
    },
  });
  const options: Options = {
    runs: Number(values.runs),
    pages: values.page,
    against: values.against,
    scale: (values.scale ?? "22,220,2200").split(",").map(Number),
    width: values.width ? Number(values.width) : undefined,
  };
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length || options.runs % 2 !== 1 || options.scale.some((count) => !(count > 0))) {
    throw new Error(
      `Usage: npm run bench -- [${Object.keys(parts).join("] [")}] [--runs 3 (odd)] [--page /shop] [--against DIR] [--scale 22,220] [--width 1000]`,
    );
  }
  const usual = values.scale ? ["scale"] : Object.keys(parts).filter((name) => name !== "scale");
  const chosen = positionals.length ? positionals : usual;
  if (chosen.some((name) => partsThatNeedABuild.includes(name)) && !existsSync("public/index.html")) {
    throw new Error("There is no built site in public/ to look at. Run: npm run build");
  }
  for (const name of chosen) {
    const started = performance.now();
    console.log(`── ${name}`);
    const findings = await parts[name]?.(options);
    if (findings) report(name, findings);
    console.log(`── ${name}: ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  }
  console.log(`\n${summary()}\n\nThe details are in docs/bench-details.md.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  // exit(), since a failed part may have left a server listening.
  process.exit(1);
});
