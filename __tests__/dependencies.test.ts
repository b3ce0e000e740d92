/** Architecture test: the allowed dependencies between the folders of src/, as drawn in the README. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A folder's modules with their imports: packages by name, files by path below src/. */
function importsOf(folder: string): { from: string; to: string }[] {
  return readdirSync(path.join("src", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = path.posix.join(folder, file.split(path.sep).join("/"));
      const code = readFileSync(path.join("src", from), "utf8");
      return [...code.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)";|^import "([^"]+)";|\bimport\("([^"]+)"\)/gm)]
        .map(([, one, two, three]) => one ?? two ?? three ?? "")
        .map((to) => ({ from, to: to.startsWith(".") ? path.posix.join(path.posix.dirname(from), to) : to }));
    });
}

const rules: [folder: string, isForbidden: (to: string) => boolean, why: string][] = [
  [
    "content",
    (to) => /^(?:gatsby|react)/.test(to),
    "content is read by the check and by editors, without Gatsby or React",
  ],
  ["content", (to) => /^(?:components|templates|graphql|gatsby|wake|hosting)\//.test(to), "content knows only itself"],
  ["hosting", (to) => /^(?:components|templates|pages)\//.test(to), "hosting serves any pages"],
  ["wake", (to) => /^(?:components|templates|pages)\//.test(to), "wake puts any pages to sleep"],
  ["components", (to) => /^(?:templates|pages)\//.test(to), "templates are made of components"],
  ["head", (to) => /^(?:templates|pages)\//.test(to), "templates use the head"],
  [
    "downloads",
    (to) => /^(?:components|templates|graphql|gatsby)\//.test(to),
    "downloads are made before there are pages",
  ],
  ["styles", () => true, "styles import nothing"],
];

test.each(rules)("in %s no import points back up", (folder, isForbidden, why) => {
  const wrong = importsOf(folder).filter(({ to }) => isForbidden(to));
  expect({ why, wrong }).toEqual({ why, wrong: [] });
});

test("there are imports to look at in every folder", () => {
  for (const folder of ["content", "components", "hosting", "wake", "downloads", "graphql"]) {
    expect(importsOf(folder).length).toBeGreaterThan(0);
  }
});
