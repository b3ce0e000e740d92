/** What npm run check -- --fix mends, what it leaves alone, and what npm run remove takes away. */
import { execFileSync } from "node:child_process";
import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProblems, readContent } from "../../src/content/check/check-content";
import type { Entry } from "../../src/content/check/read-folder";
import { applyFixes, planFixes } from "../../src/content/editing/fix";
import { planRemoval } from "../../src/content/editing/remove-item";
import { jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const moon = "artwork/raptor-moon.json";
const canyon = "artwork/mars-canyon.json";
const asText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const mend = (entries: Entry[]) => {
  const { fixes, entries: after } = planFixes(entries);
  const errors = findProblems(after).filter(({ severity }) => severity === "error");
  return { fixes: fixes.map(({ path, what }) => `${path}: ${what}`), errors, after };
};

const textOf = (entries: Entry[], path: string) =>
  Buffer.from(entries.find((entry) => entry.path === path)?.bytes ?? []).toString("utf8");

test("commas and a mark at the start are put right, and not a letter besides", () => {
  const good = asText(sampleValue(moon));
  const bad = `\ufeff${good.replace('"order": 10,', '"order": 10').replace('"2025-06-01"', '"2025-06-01",')}`;
  const { fixes, errors, after } = mend(sampleWith(jsonEntry(moon, bad)));
  expect(fixes).toEqual([`${moon}: take away the invisible mark (BOM) at its start`, `${moon}: put its commas right`]);
  expect(errors).toEqual([]);
  expect(textOf(after, moon)).toBe(good);
});

test("a copied neighbour gets the next free number, and not the one it was copied from", () => {
  const copy = { ...jsonEntry("artwork/a-copy.json", sampleValue(moon)), isNew: true as const };
  const { fixes, errors } = mend([...sampleEntries(), copy]);
  expect(fixes).toEqual(['artwork/a-copy.json: give it the free "order" 30']);
  expect(errors).toEqual([]);
});

test.each(["My Moon 2.JPG", "My Moon.jpg.png"])(
  "the picture %s is named like its item and what it holds, in the JSON too",
  (name) => {
    const { fixes, errors, after } = mend([
      ...sampleWith(jsonEntry(moon, { ...sampleValue(moon), image: name })).filter(
        ({ path }) => path !== "artwork/raptor-moon.jpg",
      ),
      { ...pictureEntry("artwork/raptor-moon.jpg"), path: `artwork/${name}` },
    ]);
    expect(fixes).toEqual([`artwork/${name}: rename it to "raptor-moon.jpg", in the JSON that names it too`]);
    expect(errors).toEqual([]);
    expect(JSON.parse(textOf(after, moon)).image).toBe("raptor-moon.jpg");
  },
);

test("spaces around a text go; what could be meant in several ways stays", () => {
  const { fixes, errors } = mend(
    sampleWith(
      jsonEntry(moon, { ...sampleValue(moon), title: " Raptor moon ", added: "01/06/2025" }),
      jsonEntry(canyon, asText(sampleValue(canyon)).replace('"title":', '"title"')),
    ),
  );
  expect(fixes).toEqual([`${moon}: take the spaces away around "Raptor moon"`]);
  expect(errors.map(({ code }) => code)).toEqual(["json-syntax", "date-form"]);
});

test("good content has nothing to mend", () => {
  expect(mend(sampleEntries()).fixes).toEqual([]);
});

const removal = (path: string, entries = sampleEntries()) => {
  const item = readContent(entries).content.items.find((one) => one.path === path);
  if (!item) throw new Error(`no ${path}`);
  return planRemoval(entries, item);
};

test("an item that nothing names goes with its picture", () => {
  const cap = {
    ...sampleValue("merch/hoodie.json"),
    order: 20,
    name: "Cap",
    url: "https://merch.example/cap",
    image: "cap.jpg",
  };
  const others = sampleWith(
    jsonEntry("merch/cap.json", { ...cap, alt: "A navy cap.", caption: "Keeps rain out of two eyes." }),
    pictureEntry("merch/cap.jpg", { width: 1000, height: 1000 }),
  );
  const files = ["merch/hoodie.json", "merch/hoodie.jpg"];
  expect(removal("merch/hoodie.json", others)).toEqual({ files, problems: [], isNeeded: false });
  // Of the last one it is told besides that its page stays behind.
  expect(removal("merch/hoodie.json")).toMatchObject({ files, problems: [{ file: "data/pages/shop.json" }] });
});

test("a picture that a second item uses stays", () => {
  const { files } = removal(moon, sampleWith(jsonEntry(canyon, { ...sampleValue(canyon), image: "raptor-moon.jpg" })));
  expect(files).toEqual([moon]);
});

test("what still names an item is told, and where", () => {
  const told = removal("characters/pip.json").problems.map(
    ({ file, field, severity }) => `${severity} ${file} ${field}`,
  );
  expect(told).toContain("error data/books/book-one.json characters (2nd)");
  expect(told).toContain("error data/books/book-two.json characters (1st)");
});

test("a link in a text holds an item too, beside a link that leads nowhere already", () => {
  const question = sampleEntries().find(({ path, bytes }) => path.startsWith("questions/") && bytes);
  const path = question?.path ?? "";
  const answer = ["See [Mars](/artwork/mars-canyon) and [nothing](/artwork/nothing)."];
  const entries = sampleWith(jsonEntry(path, { ...sampleValue(path), answer }));
  const { problems, isNeeded } = removal(canyon, entries);
  expect(problems.filter(({ file }) => file === `data/${path}`).map(({ found }) => found)).toEqual([
    expect.stringContaining("/artwork/mars-canyon"),
  ]);
  expect(isNeeded).toBe(true);
});

test("while a file cannot be read, nobody knows what it names, and nothing is removed", () => {
  const { problems, isNeeded } = removal("merch/hoodie.json", sampleWith(jsonEntry("books/book-one.json", "{")));
  expect(problems.map(({ file }) => file)).toContain("data/books/book-one.json");
  expect(isNeeded).toBe(true);
});

test("a file is never renamed over another, whatever came there after it was looked for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fix-"));
  for (const name of ["Moon 2.jpg", "moon-2.jpg"]) writeFileSync(join(folder, name), name);
  const fix = { path: "Moon 2.jpg", what: "", renameTo: "moon-2.jpg" };
  const entries = [{ path: "Moon 2.jpg", type: "file" as const }];
  await expect(applyFixes(folder, entries, [fix])).rejects.toThrow("there is a moon-2.jpg already");
  expect(readFileSync(join(folder, "moon-2.jpg"), "utf8")).toBe("moon-2.jpg");
  rmSync(folder, { recursive: true });
});

test("Git gets to know a name that is only spelt otherwise, where the disk does not tell the two apart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fix-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  git("config", "core.ignorecase", "true");
  writeFileSync(join(folder, "Moon.JPG"), "moon");
  writeFileSync(join(folder, "moon.json"), '{"image":"Moon.JPG"}');
  git("add", ".");
  // Two names of one file, as such a disk has them.
  linkSync(join(folder, "Moon.JPG"), join(folder, "moon.jpg"));
  const entries: Entry[] = [
    { path: "Moon.JPG", type: "file" },
    { path: "moon.json", type: "file", bytes: Buffer.from('{"image":"Moon.JPG"}') },
  ];
  await applyFixes(folder, entries, [{ path: "Moon.JPG", what: "", renameTo: "moon.jpg" }]);
  expect(git("ls-files").trim().split("\n")).toEqual(["moon.jpg", "moon.json"]);
  expect(git("show", ":moon.json")).toBe('{"image":"moon.jpg"}');
  rmSync(folder, { recursive: true });
});
