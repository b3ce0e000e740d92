/** `npm run bench [-- builds|pages] [--runs 5]`: measures builds and the pages in public/, and writes BENCH.md. */
import { existsSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { benchBuilds } from "./bench/builds";
import { type Row, report } from "./bench/table";
import "./broken-pipe.mjs";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  });
  const runs = Number(values.runs);
  const parts: Record<string, () => Promise<Row[]>> = {
    builds: () => benchBuilds(runs),
    // Imported when it is asked for, since it reads public/ on import.
    pages: async () => (await import("./bench/pages")).benchPages(runs),
  };
  if (positionals.some((name) => !(name in parts)) || runs % 2 !== 1) {
    throw new Error("Usage: npm run bench -- [builds] [pages] [--runs 5 (odd)]");
  }
  const chosen = Object.entries(parts).filter(([name]) => !positionals.length || positionals.includes(name));
  if (chosen.some(([name]) => name === "pages") && !existsSync("public/index.html")) {
    throw new Error("There is no built site in public/ to look at. Run: npm run build");
  }
  const [cpu] = os.cpus();
  const on = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.cpus().length} × ${cpu?.model.trim()}`;
  for (const [name, measure] of chosen) {
    console.log(`── ${name}`);
    report(name, await measure(), on);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  // exit(), since a failed part may have left a server listening.
  process.exit(1);
});
