/** Understands paths as people type them, paste them or drag them into a terminal. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Every way to read a typed path, the plainest first. */
function readings(typed: string): string[] {
  // Windows wraps a dragged path in quotes, with & before it in PowerShell; macOS and Linux put backslashes before spaces.
  const bare = typed
    .trim()
    .replace(/^&\s*/, "")
    .replace(/^(['"“‘])(.*)['"”’]$/, "$2")
    .replaceAll("'\\''", "'");
  const path = bare.startsWith("file://") ? fileURLToPath(bare) : bare.replace(/^~(?=[/\\]|$)/, homedir());
  return [path, path.replace(/\\(.)/g, "$1"), path.replaceAll("\\", "/")];
}

/** The file that a typed path means: the first reading of it that exists, else the plainest one. */
export function pathAsTyped(typed: string): string {
  const paths = readings(typed).map((path) => resolve(path));
  return paths.find((path) => existsSync(path)) ?? (paths[0] as string);
}
