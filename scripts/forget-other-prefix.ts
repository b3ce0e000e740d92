/**
 * Before `npm run build`: throws away what Gatsby has kept of a build for another path prefix. Gatsby takes no account of
 * the prefix there and would use pictures' addresses again that start with the other one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathPrefix } from "../src/path-prefix";

/** In the one folder of .cache that Gatsby leaves alone when it empties the rest. */
const note = ".cache/adapters/path-prefix";

const keptFor = existsSync(note) ? readFileSync(note, "utf8") : "";
if (keptFor !== pathPrefix) rmSync(".cache", { recursive: true, force: true });
mkdirSync(path.dirname(note), { recursive: true });
writeFileSync(note, pathPrefix);
