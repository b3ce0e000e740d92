/** Lists public/ for Gatsby's adapters in one call. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Resolved from the project's root: Gatsby compiles gatsby-node into .cache. */
const fromProject = createRequire(path.resolve("package.json"));

interface Options {
  cwd?: string;
}

/** The package by which Gatsby lists files. */
export interface Glob {
  sync(pattern: string, options?: Options): string[];
}

/** All files below a folder, those that begin with a dot as well, by their paths within it. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Answers the one pattern that means every file, by which Gatsby looks for what an adapter may have to publish. */
export function listQuickly(
  glob: Glob = createRequire(fromProject.resolve("gatsby/dist/utils/adapter/manager"))("glob"),
): void {
  const { sync } = glob;
  glob.sync = (pattern, options) =>
    pattern === "**/**" && options?.cwd ? filesBelow(options.cwd) : sync(pattern, options);
}
