/** What is still as it came with the project is told before the launch, by content and not by name. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Entry } from "../../plugins/gatsby-plugin-checked-content";
import { readContent } from "../../src/content/check/check";
import { goneNames, recordContent, unchangedFiles } from "../../src/content/check/demo-content";
import { temporaryFolder } from "../temporary-folder";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

/** The content of the entries, which then lie on the disk. */
function contentOf(entries: Entry[]) {
  for (const { path, bytes, type } of entries) {
    if (type !== "file") continue;
    mkdirSync(join(dataDir, dirname(path)), { recursive: true });
    writeFileSync(join(dataDir, path), bytes ?? `a picture called ${path}`);
  }
  return readContent(entries).content;
}

test("demo content is still reported when it was reformatted or renamed, not when it was changed", async () => {
  const list = await recordContent(contentOf(sampleEntries()), dataDir);
  const hoodie = sampleValue("merch/hoodie.json");
  const entries = sampleWith(
    jsonEntry("merch/hoodie.json", { ...hoodie, name: "Another hoodie" }),
    jsonEntry("words/paradox.json", JSON.stringify(sampleValue("words/paradox.json"))),
  ).map((entry) => (entry.path === "subjects/science.json" ? { ...entry, path: "subjects/maths.json" } : entry));
  const told = await unchangedFiles(contentOf(entries), dataDir, list);
  const said = (folder: string) => told.find(({ file }) => file === `data/${folder}`)?.found;
  expect(said("merch")).toBe("1 file here is still as it came: hoodie.jpg.");
  expect(said("words")).toContain("paradox.json");
  expect(said("subjects")).toContain("maths.json");
  expect(said("brand")).toMatch(/icon\.png and palette\.json/);
});

test("texts that name removed demo characters are reported, with their context", () => {
  const list = { names: ["Finn", "Marlow", "Pip"], words: ["Hourkeeper"] };
  const path = "artwork/mars-canyon.json";
  const caption = "Nobody was surprised, and then Finn rode off without a word.";
  const { content } = readContent(
    sampleWith(
      jsonEntry(path, { ...sampleValue(path), caption }),
      jsonEntry("characters/finn-marlow.json", { ...sampleValue("characters/finn-marlow.json"), name: "Oswald" }),
    ),
  );
  const told = [...goneNames(content, list)];
  expect(told.filter(({ file }) => file === `data/${path}`)).toMatchObject([
    {
      field: "caption",
      found: expect.stringMatching(/^Finn is named here, and there is no such character: “.*Finn rode off/),
    },
  ]);
  expect(told.map(({ found }) => found.split(" ")[0])).not.toContain("Pip");
});

test("texts that name the demo series are reported", () => {
  const path = "artwork/mars-canyon.json";
  const caption = "Nobody in all of Saltmarrow had ever seen so much red, or so little lemonade.";
  const { content } = readContent(sampleWith(jsonEntry(path, { ...sampleValue(path), caption })));
  const list = { names: [], words: ["Saltmarrow", "Ride (fast)"] };
  const [told, ...others] = [...goneNames(content, list)].filter(({ file }) => file === `data/${path}`);
  expect(told?.found).toMatch(/^Saltmarrow is named here, which is of the series that came with the project: /);
  expect(others).toEqual([]);
});

test("paths and aliases with names of demo content are reported", () => {
  const path = "artwork/mars-canyon.json";
  const value = { ...sampleValue(path), aliases: ["/artwork/sky-harbour", "/artwork/sky-harbours"] };
  const { content } = readContent(sampleWith(jsonEntry(path, value)));
  const told = [...goneNames(content, { names: [], words: ["Sky harbour"] })].filter(
    ({ file }) => file === `data/${path}`,
  );
  expect(told.map(({ field }) => field)).toEqual(["aliases (1st)"]);
});
