/** Cache invalidation: every build and `npm start` begins from scratch, but for images and compiled code. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Store } from "gatsby";
import { forgetJobs } from "./image-cache";

/** Discards Gatsby's nodes, queries and pages: after stopped builds and renames they are stale without a warning. */
export function cleanCache({ dispatch, getState }: Pick<Store, "dispatch" | "getState">): void {
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  forgetJobs({ dispatch, getState });
}

/** Empties public/, but for static/, whose files are content-hashed. */
export async function clearPublic(): Promise<void> {
  for (const name of existsSync("public") ? await readdir("public") : []) {
    if (name !== "static") await rm(path.join("public", name), { recursive: true });
  }
}
