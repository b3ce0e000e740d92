/** Cache invalidation: every build and `npm start` begins from scratch, but for images and compiled code. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Store } from "gatsby";
import { forgetJobs } from "./image-cache";

/** Discards Gatsby's nodes, queries and pages: after stopped builds and renames they are stale without a warning. */
export function invalidateCache({ dispatch, getState }: Pick<Store, "dispatch" | "getState">): void {
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  forgetJobs({ dispatch, getState });
}

/** The longest time between a server's check for a file and its opening it, in ms. */
const openingTime = 200;

/** Empties public/, but for static/, whose files are content-hashed. */
export async function clearPublic(): Promise<void> {
  // Lets "npm run serve" finish requests that it has accepted.
  await setTimeout(openingTime);
  for (const name of existsSync("public") ? readdirSync("public") : []) {
    if (name !== "static") rmSync(path.join("public", name), { recursive: true });
  }
}
