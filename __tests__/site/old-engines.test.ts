/** What browsers of README's floor cannot parse and the tests have no engine of. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../plugins/gatsby-adapter-static-hosts";
import { publicFolder } from "./built-site";

test("no script has a regular expression with lookbehind, for which Safari before 16.4 drops the whole file", async () => {
  const scripts = (await listFiles(publicFolder)).filter((file) => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(publicFolder, file), "utf8")))).toEqual([]);
});
