import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sampleEntries } from "../../../__tests__/content/sample";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { findProblems } from "../../../src/content/check/check";
import { readFolder } from "../check/read-folder";

/** What is found in a folder with one link, which leads to a folder with a file, or elsewhere. */
async function entriesWith(name: string, to?: string): Promise<string[]> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "data"));
  mkdirSync(path.join(folder, "else"));
  writeFileSync(path.join(folder, "else/asha.json"), "{}");
  symlinkSync(to ?? path.join(folder, "else"), path.join(folder, "data", name));
  const entries = await readFolder(path.join(folder, "data"));
  return (entries ?? []).map((entry) => `${entry.type} ${entry.path}`);
}

test("a link is found, and what is behind it", async () => {
  expect(await entriesWith("characters")).toEqual([
    "link characters",
    "folder characters",
    "file characters/asha.json",
  ]);
});

test("a link that leads nowhere or goes round ends the reading", async () => {
  expect(await entriesWith("videos", "/nowhere/at/all")).toEqual(["link videos"]);
  expect(await entriesWith("videos", ".")).toEqual(["link videos", "folder videos", "link videos/videos"]);
});

test.each(["characters", "site.json", "videos"])(
  "a link instead of %s is told once, and nothing that names what is there",
  (name) => {
    const problems = findProblems([{ path: name, type: "link" }, ...sampleEntries()], { today: "2025-06-15" });
    expect(problems).toEqual([expect.objectContaining({ code: "symlink", file: `data/${name}` })]);
  },
);
