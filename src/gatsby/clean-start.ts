/** Cache invalidation: every build and `npm start` begins from scratch, but for images and compiled code. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Store } from "gatsby";
import { forgetBuild } from "../hosting/build-record";
import { forgetJobs } from "./finished-pictures";

/** Digests of the files that invalidate webpack's cache. */
const toolsOf = (project: string) =>
  ["package-lock.json", ".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"]
    .map((file) => path.join(project, file))
    .filter((file) => existsSync(file))
    .map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"));

/**
 * Invalidates Gatsby's cache of nodes, queries and pages. Incremental builds are wrong after an interrupted build, a
 * renamed folder, or a change of something that Gatsby does not track: stale pages without a warning, to save a few
 * seconds. An empty hash of the plugins makes Gatsby discard everything but its image jobs and webpack's cache.
 */
export function invalidateCache(
  { dispatch, getState }: Pick<Store, "dispatch" | "getState">,
  project = process.cwd(),
): void {
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });

  forgetJobs({ dispatch, getState });

  // Webpack's cache holds absolute paths (wrong in a copied project), and is valid only for these packages and this
  // configuration, which Gatsby has compiled to one file each by now.
  const webpackCache = path.join(project, ".cache", "webpack");
  const owner = path.join(webpackCache, "made-with.txt");
  const madeWith = [project, ...toolsOf(project)].join("\n");
  if (!existsSync(owner) || readFileSync(owner, "utf8") !== madeWith) {
    rmSync(webpackCache, { recursive: true, force: true });
    mkdirSync(webpackCache, { recursive: true });
    writeFileSync(owner, madeWith);
  }
}

/** The longest time between a server's check for a file and its opening it, in ms. */
const openingTime = 200;

/** Empties public/, but for static/, whose files are content-hashed. */
async function clearPublic(): Promise<void> {
  // Lets "npm run serve" finish requests that it has accepted.
  await setTimeout(openingTime);
  for (const name of existsSync("public") ? readdirSync("public") : []) {
    if (name !== "static") rmSync(path.join("public", name), { recursive: true });
  }
}

/** Removes the marker of a complete build, then old output and caches. */
export async function cleanStart(store: Store): Promise<void> {
  forgetBuild();
  invalidateCache(store);
  if (process.env.NODE_ENV === "production") await clearPublic();
}
