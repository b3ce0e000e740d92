/** Scheduled publishing: items with a future date are excluded from builds, like drafts. */
import path from "node:path";
import { kindOfFile, waitsUntil } from "../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../content/kinds/kinds";
import { readJson } from "../content/read-json";

/** Whether a file below data/ is an item with a future date. */
export function isScheduled(file: string, today: string, dataDir = "data"): boolean {
  if (!file.endsWith(".json")) return false;
  const kind = kindOfFile(kinds, path.relative(dataDir, file).split(path.sep).join("/"));
  return Boolean(kind?.appears && waitsUntil(kind, readJson(file), today));
}
