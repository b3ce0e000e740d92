/** Resolves paths that were typed, pasted or dragged into a terminal. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nearest } from "../check/did-you-mean";

function fromUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    return url;
  }
}

/** Candidate interpretations of a typed path, literal first. */
function readings(typed: string): string[] {
  // Dragging: Windows adds quotes (PowerShell also "&"), macOS and Linux escape spaces with backslashes.
  const bare = typed
    .trim()
    .replace(/^&\s*/, "")
    .replace(/^(['"“‘])(.*)['"”’]$/, "$2")
    .replaceAll("'\\''", "'");
  const path = bare.startsWith("file://") ? fromUrl(bare) : bare.replace(/^~(?=[/\\]|$)/, homedir);
  return [path, path.replace(/\\(.)/g, "$1"), path.replaceAll("\\", "/")];
}

/** The first interpretation that exists, from the folder in which npm was called or from the project's, else the literal one. */
export function resolveInputPath(typed: string): string {
  const paths = readings(typed).flatMap((path) => [resolve(process.env.INIT_CWD ?? "", path), resolve(path)]);
  return paths.find((path) => existsSync(path)) ?? (paths[0] as string);
}

/** An error message with a suggestion for a path without a file; undefined if there is one. */
export function noFileAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return `${path} is a folder. Say which of its pictures.`;
  if (stats) return undefined;
  const beside = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const meant = nearest(basename(path), beside);
  return `There is no picture ${path}.${meant ? ` Did you mean "${meant}"?` : ""}`;
}
