/** Items that wait for their day are no part of a build before it, just as drafts are not. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { kindOfFile, waitsUntil } from "../content/kinds/kinds";

/** Whether a file below data/ is that of an item whose day is still to come. */
export function isWaiting(file: string, today: string, dataDir = "data"): boolean {
  if (!file.endsWith(".json")) return false;
  const kind = kindOfFile(path.relative(dataDir, file).split(path.sep).join("/"));
  return Boolean(kind?.appears && waitsUntil(kind, JSON.parse(readFileSync(file, "utf8")), today));
}
