/** What workflows and scripts start by name is there: Jest runs nothing, and fails nothing, for a name that is gone. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const workflows = ".github/workflows";
const commands = [
  ...readdirSync(workflows).map((name) => path.join(workflows, name)),
  "package.json",
  "scripts/test.ts",
].map((file) => [file, readFileSync(file, "utf8")] as const);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const projects = [...readFileSync("jest.config.mjs", "utf8").matchAll(/displayName: "([^"]+)"/g)].map(
  ([, name]) => name,
);

test.each(commands)("%s runs test projects and commands that there are", (_, text) => {
  const named = [...text.matchAll(/--selectProjects((?: [a-z-]+)+)/g)].flatMap(([, names = ""]) =>
    names.trim().split(" "),
  );
  expect(named.filter((name) => !projects.includes(name))).toEqual([]);
  const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});
