import { createRequire } from "node:module";
import path from "node:path";

/** Requires a module as the project's root would: Gatsby compiles gatsby-node into .cache. */
export const fromProject = createRequire(path.resolve("package.json"));
