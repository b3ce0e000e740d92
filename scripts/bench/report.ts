/** Writes BENCH.md (one table of all comparisons) and docs/bench-details.md. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { findBrowser } from "../../__tests__/browser/find-browser";

export interface Comparison {
  what: string;
  measured: string;
  /** The baseline of the same run. */
  against: string;
  ratio?: number;
  /** The target as displayed, and whether it is met. */
  target?: string;
  met?: boolean;
}

/** The results of one part. */
export interface Findings {
  title: string;
  comparisons: Comparison[];
  /** Method and details, as Markdown. */
  details: string;
}

const file = "BENCH.md";
const detailsFile = "docs/bench-details.md";
const title =
  "# Measurements\n\nWritten by `npm run bench`, with the [details](docs/bench-details.md). Times differ from machine to machine; ratios hardly do.\n";
const detailsTitle = "# Details of the measurements\n\nWritten by `npm run bench`.\n";
/** From this heading on BENCH.md is written by hand, and kept. */
const byHand = "## Targets that are missed, and why";
const tableHead = ["part", "what", "measured", "against", "ratio", "target", ""];

/** A Markdown table with aligned columns. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

const read = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : "");

/** Replaces a part's earlier results. */
export function report(part: string, findings: Findings): void {
  const [head = "", missed = ""] = read(file).split(byHand);
  const rows = [
    ...readRows(head).filter(([rowPart]) => rowPart !== part),
    ...findings.comparisons.map(({ what, measured, against, ratio, target = "", met }) => [
      part,
      what,
      measured,
      against,
      ratio?.toFixed(2) ?? "",
      target,
      met === undefined ? "" : met ? "met" : "missed",
    ]),
  ];
  writeFileSync(
    file,
    [title, `${table(tableHead, rows.sort(byPart))}\n`, missed && `${byHand}${missed}`].filter(Boolean).join("\n"),
  );

  const [, ...sections] = read(detailsFile).split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${findings.title}\n`));
  const section = `## ${findings.title}\n\n${surroundings()}\n\n${findings.details.trim()}\n`;
  writeFileSync(
    detailsFile,
    [detailsTitle, ...[...others.map((other) => `${other.trim()}\n`), section].sort()].join("\n"),
  );
}

const byPart = ([a = ""]: string[], [b = ""]: string[]) => a.localeCompare(b);

export function summary(): string {
  return table(tableHead, readRows(read(file)));
}

function readRows(markdown: string): string[][] {
  const lines = markdown.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

function surroundings(): string {
  const cpus = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const { executablePath, env } = findBrowser();
  const browser = execFileSync(executablePath, ["--version"], { env, stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim();
  const versions = ["gatsby", "sharp", "react", "lighthouse"].map((name) => `${name} ${version(name)}`);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, ${versions.join(", ")},`,
    `${browser}, on ${cpus.length} cores (${cpus[0]?.model.trim()}) with ${memory} of memory.`,
  ].join("\n");
}

const version = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version as string;
