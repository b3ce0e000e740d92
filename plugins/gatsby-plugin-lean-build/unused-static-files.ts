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
    else removeUnusedSizes(folder, entry.name, pictures);
  }
  for (const name of unnamed(files, publicFolder)) rmSync(path.join(folder, name));
}

/** Removes unused files from DIGEST/HASH/, where HASH tells how a picture was made. The original lies in DIGEST/ itself, and stays. */
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

/** The files that no HTML, script or style names. Most are named by the first page that is read, so the search ends early. */
function unnamed(files: string[], publicFolder: string): Set<string> {
  const left = new Set(files);
  // (public/ has folders whose names end in .html.)
  const texts = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name),
  );
  for (const { parentPath, name: text } of texts) {
    if (left.size === 0) break;
    const content = readFileSync(path.join(parentPath, text));
    for (const name of left) if (content.includes(name)) left.delete(name);
  }
  return left;
}
