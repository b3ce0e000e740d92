/** Understands paths as people type them, paste them or drag them into a terminal. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pictureEnding } from "../check/read-folder";
import { nearest } from "../check/strings";

function fromUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    return url;
  }
}

/** Every way to read a typed path, the plainest first. */
function readings(typed: string): string[] {
  // Windows wraps a dragged path in quotes, with & before it in PowerShell; macOS and Linux put backslashes before spaces.
  const bare = typed
    .trim()
    .replace(/^&\s*/, "")
    .replace(/^(['"“‘])(.*)['"”’]$/, "$2")
    .replaceAll("'\\''", "'");
  const path = bare.startsWith("file://") ? fromUrl(bare) : bare.replace(/^~(?=[/\\]|$)/, homedir());
  return [path, path.replace(/\\(.)/g, "$1"), path.replaceAll("\\", "/")];
}

/** The file that a typed path means: the first reading of it that exists, else the plainest one. */
export function pathAsTyped(typed: string): string {
  const paths = readings(typed).map((path) => resolve(path));
  return paths.find((path) => existsSync(path)) ?? (paths[0] as string);
}

/** Why there is no picture to read at a path, and which file may be meant; undefined when a file is there. */
export function noFileAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const inside = readdirSync(path).filter((name) => pictureEnding.test(name));
    const some = inside.slice(0, 10).join(", ") + (inside.length > 10 ? " …" : "");
    return `${path} is a folder. ${some ? `Say which of its pictures: ${some}` : "No .jpg or .png picture is in it."}`;
  }
  if (stats) return undefined;
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder ${folder}.`;
  const meant = nearest(basename(path), readdirSync(folder));
  return `There is no file ${path}.${meant ? ` Did you mean "${meant}"?` : ""}`;
}
