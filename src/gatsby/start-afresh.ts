/** Lets every build and every npm start begin without the results of the one before. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Store } from "gatsby";
import { forgetBuild } from "../hosting/build-record";

/** Digests of what decides how webpack works here, of those files that are there. */
const toolsOf = (project: string) =>
  ["package-lock.json", ".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"]
    .map((file) => path.join(project, file))
    .filter((file) => existsSync(file))
    .map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"));

/**
 * Gatsby remembers what it has read, and makes anew only what it believes to have changed. It is wrong where a build was
 * interrupted, where the folder was renamed, and where a page depends on something that Gatsby does not watch: old words
 * then stay on pages without a warning. All it saves here is a few seconds, so tell it, by the one fact that it compares
 * for this purpose, that its plugins have changed. It then forgets all but finished pictures, which it knows by their
 * content, and webpack's cache.
 */
export function forgetResults(
  { dispatch, getState }: Pick<Store, "dispatch" | "getState">,
  project = process.cwd(),
): void {
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });

  // Pictures that somebody has deleted since are not finished any more. Each is forgotten by itself: Gatsby opens its
  // database to forget everything at once, and is about to delete the files of that database.
  if (!existsSync(path.join(project, "public", "static"))) {
    const finished: ReadonlyMap<string, unknown> = getState().jobsV2.complete;
    for (const contentDigest of [...finished.keys()]) {
      dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
    }
  }

  // Webpack's cache names files by their place on the disk: in a copied project, that of the original. And it holds only
  // for these packages and for what this project tells webpack, which Gatsby has compiled to one file each by now.
  const webpackCache = path.join(project, ".cache", "webpack");
  const owner = path.join(webpackCache, "made-with.txt");
  const madeWith = [project, ...toolsOf(project)].join("\n");
  if (!existsSync(owner) || readFileSync(owner, "utf8") !== madeWith) {
    rmSync(webpackCache, { recursive: true, force: true });
    mkdirSync(webpackCache, { recursive: true });
    writeFileSync(owner, madeWith);
  }
}

/** How long a server needs at most to open a file that it has found, in milliseconds. */
const openingTime = 200;

/** Empties public/ for a build but for pictures and fonts, which are named by their content. */
async function clearPublic(): Promise<void> {
  // Whoever has asked "npm run serve" for a page by now still gets it.
  await setTimeout(openingTime);
  for (const name of existsSync("public") ? readdirSync("public") : []) {
    if (name !== "static") rmSync(path.join("public", name), { recursive: true });
  }
}

/** From here on public/ is not complete until a build has ended. */
export async function startAfresh(store: Store): Promise<void> {
  forgetBuild();
  forgetResults(store);
  if (process.env.NODE_ENV === "production") await clearPublic();
}

/** Ends a worker of Gatsby's with its build: of one that was killed, it would write into the next one's public/. */
export function endWithBuild(): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER) process.once("disconnect", () => process.exit());
}
