/** BENCH.md: one table of what was measured, each part replaced when it is measured anew. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Row {
  what: string;
  /** With its unit, as all figures. */
  time: string;
  /** CPU time of all processes of a build. */
  cpu?: string;
  memory?: string;
  encodes?: string;
  /** Upper limits of the figures, in the same order. */
  wanted?: string;
}

const file = "BENCH.md";
const head = ["part", "what", "time", "CPU time", "memory", "pictures encoded", "at most", "measured on"];

/** The middle value of an odd number of figures. */
export const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Replaces a part's rows in BENCH.md; the words around the table are written by hand, and stay. */
export function report(part: string, found: Row[], on: string): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith("|"));
  const length = lines.slice(start).findIndex((line) => !line.startsWith("|"));
  const kept = lines.slice(start + 2, start + length).map(cells);
  const rows = [
    ...kept.filter(([of]) => of !== part),
    ...found.map(({ what, time, cpu = "", memory = "", encodes = "", wanted = "" }) => [
      part,
      what,
      time,
      cpu,
      memory,
      encodes,
      wanted,
      on,
    ]),
  ].sort(([a = ""], [b = ""]) => a.localeCompare(b));
  lines.splice(start, length, ...table(rows));
  writeFileSync(file, lines.join("\n"));
}

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

function table(rows: string[][]): string[] {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
