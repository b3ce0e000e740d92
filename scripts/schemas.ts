/** `npm run schemas`: generates the JSON Schemas for editors; run it after a change of src/content/kinds/. */
import { execSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { editorSchemas } from "../plugins/gatsby-plugin-checked-content";
import { kinds } from "../src/content/kinds/kinds";
import "./broken-pipe.mjs";

for (const { path, content } of editorSchemas(kinds)) {
  const file = resolve(__dirname, "..", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${path}`);
}
execSync("npx biome format --write schemas .vscode", { stdio: "inherit", cwd: resolve(__dirname, "..") });
