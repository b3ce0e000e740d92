/** What gatsby-source-filesystem leaves out of data/. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isDraft, isJunkFile } from "./file-conventions";
import { type Kind, kindOfFile, waitsUntil } from "./kind";
import { localDay } from "./local-day";

/** Whether a file below data/ is an item with a future date, which builds leave out like a draft. */
export function isScheduled(kinds: readonly Kind[], file: string, today: string, dataDir = "data"): boolean {
  if (!file.endsWith(".json")) return false;
  const kind = kindOfFile(kinds, path.relative(dataDir, file).split(path.sep).join("/"));
  return Boolean(kind?.appears && waitsUntil(kind, JSON.parse(readFileSync(file, "utf8")), today));
}

/** The ignore patterns of gatsby-source-filesystem; drafts and scheduled items are sourced in development only. */
export const filesToIgnore = (kinds: readonly Kind[], withDrafts: boolean, dataDir?: string) => [
  isJunkFile,
  ...(withDrafts ? [] : [isDraft, (file: string) => isScheduled(kinds, file, localDay(), dataDir)]),
];
