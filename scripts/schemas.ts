/** `npm run schemas`: writes the JSON Schemas that editors help with, after a change in src/content. */
import { execSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { editorSchemas } from "../src/content/editing/editor-schemas";

for (const { path, content } of editorSchemas()) {
  const file = resolve(__dirname, "..", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${path}`);
}
execSync("npx biome format --write schemas .vscode", { stdio: "inherit", cwd: resolve(__dirname, "..") });
