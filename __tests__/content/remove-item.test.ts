/** What npm run remove takes away, and what holds it back. */
import { readContent } from "../../src/content/check/check-content";
import { planRemoval } from "../../src/content/editing/remove-item";
import { jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

const moon = "artwork/raptor-moon.json";
const canyon = "artwork/mars-canyon.json";

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
