/** Garbage collection in public/static, from which Gatsby never removes anything. */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Garbage collection of public/static, by the originals' digests and the DIGEST/HASH/NAME asked for. */
export function removeUnusedFiles(
  digests: ReadonlySet<string>,
  pictures: ReadonlySet<string>,
  publicFolder = "public",
): void {
  const folder = path.join(publicFolder, "static");
  if (!existsSync(folder)) return;
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) files.push(entry.name);
    else if (!digests.has(entry.name)) rmSync(path.join(folder, entry.name), { recursive: true });
    else {
      files.push(...originalsIn(folder, entry.name));
      removeUnusedSizes(folder, entry.name, pictures);
    }
  }
  const unused = unnamed(new Set(files.map(uncompressed)), publicFolder);
  for (const name of files) if (unused.has(uncompressed(name))) rmSync(path.join(folder, name));
}

/** Files that are published as they are: DIGEST/NAME. */
const originalsIn = (folder: string, digest: string): string[] =>
  readdirSync(path.join(folder, digest), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${digest}/${name}`);

/** The name of a file by that of its compressed copy. */
const uncompressed = (name: string) => name.replace(/\.(?:br|gz)$/, "");

/** Removes unused files from DIGEST/HASH/, where HASH tells how a picture was made. */
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

/** The files that no page, data of a page, script, style or feed names, as they are or encoded. Most are named by the first page that is read, so the search ends early. */
function unnamed(left: Set<string>, publicFolder: string): Set<string> {
  // (public/ has folders whose names end in .html.)
  const texts = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|css|js|json|xml)$/.test(entry.name),
  );
  for (const { parentPath, name: text } of texts) {
    if (left.size === 0) break;
    const content = readFileSync(path.join(parentPath, text));
    for (const name of left) if (content.includes(name) || content.includes(encodeURI(name))) left.delete(name);
  }
  return left;
}
