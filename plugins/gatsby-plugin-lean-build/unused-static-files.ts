/** Garbage collection in public/static, from which Gatsby never removes anything. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Removes files of deleted pictures, and files that no page, script or style sheet refers to.
 *
 * @param digests content digests of the files in data/; Gatsby keeps all sizes of a picture in a folder of that name
 */
export function removeUnusedFiles(digests: ReadonlySet<string>, publicFolder = "public"): void {
  const folder = path.join(publicFolder, "static");
  if (!existsSync(folder)) return;
  let allText: string | undefined;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!digests.has(entry.name)) rmSync(place, { recursive: true });
      continue;
    }
    allText ??= textOf(publicFolder);
    if (!allText.includes(entry.name)) rmSync(place);
  }
}

/** The concatenated HTML, JSON, scripts and styles. (public/ has folders whose names end in .html.) */
const textOf = (publicFolder: string) =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
