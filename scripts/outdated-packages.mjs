/** Whether node_modules/ is what package-lock.json asks for: after a git pull it may not be, and builds then fail in riddles. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {});

/** The first package absent or of another version; optional ones, and in builds development's, may be absent. */
export function outdatedPackage({ folder = ".", forBuild = false } = {}) {
  const installed = packagesIn(path.join(folder, "node_modules/.package-lock.json"));
  const [place] =
    Object.entries(packagesIn(path.join(folder, "package-lock.json"))).find(
      ([where, { version, optional, dev }]) =>
        where && !optional && !(dev && forBuild) && installed[where]?.version !== version,
    ) ?? [];
  return place?.replace(/^.*node_modules\//, "");
}
