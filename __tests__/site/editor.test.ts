/** The form editor belongs to the development server alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "./built-site";

test("nothing of the form editor is published", () => {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files).toContain(join(publicFolder, "index.html"));
  expect(files.filter((file) => file.startsWith(join(publicFolder, "admin")))).toEqual([]);
  const texts = files.filter((file) => /\.(?:js|html|json)$/.test(file));
  expect(texts.filter((file) => /sveltia/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
