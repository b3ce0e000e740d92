/** Garbage collection in public/static, from which Gatsby never removes anything. */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Removes files of deleted pictures, sizes of a picture that no query asks for any more, and files that no page, script
 * or style sheet refers to.
 *
 * @param digests content digests of the files in data/; Gatsby keeps all sizes of a picture in a folder of that name
 * @param pictures the files below public/static that queries have asked for, as DIGEST/HASH/NAME; undefined where that
 *   is not known
 */
export function removeUnusedFiles(
  digests: ReadonlySet<string>,
  pictures: ReadonlySet<string> | undefined,
  publicFolder = "public",
): void {
  const folder = path.join(publicFolder, "static");
  if (!existsSync(folder)) return;
  let allText: string | undefined;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!digests.has(entry.name)) rmSync(place, { recursive: true });
      else if (pictures) removeUnusedSizes(folder, entry.name, pictures);
      continue;
    }
    allText ??= textOf(publicFolder);
    if (!allText.includes(entry.name)) rmSync(place);
  }
}

/** Removes what is in a picture's folder of a hash of how it was made; an original stands beside these folders. */
function removeUnusedSizes(folder: string, digest: string, pictures: ReadonlySet<string>): void {
  for (const made of readdirSync(path.join(folder, digest), { withFileTypes: true })) {
    if (!made.isDirectory()) continue;
    const place = path.join(folder, digest, made.name);
    for (const name of readdirSync(place)) {
      if (!pictures.has(`${digest}/${made.name}/${name}`)) rmSync(path.join(place, name));
    }
    if (readdirSync(place).length === 0) rmdirSync(place);
  }
}

/** The concatenated HTML, scripts and styles. (public/ has folders whose names end in .html.) */
const textOf = (publicFolder: string) =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
