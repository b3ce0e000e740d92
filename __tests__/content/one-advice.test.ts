/** One slip in a name is told so that whoever follows the advice, in whatever order, has mended it. */
import { basename } from "node:path/posix";
import type { Entry } from "../../plugins/gatsby-plugin-checked-content";
import { findProblems } from "../../src/content/check/check";
import { jsonEntry, sampleEntries, sampleValue } from "./sample";

const moon = "artwork/raptor-moon.json";

const problemsOf = (entries: readonly Entry[]) => findProblems(entries, { today: "2025-06-15" });

/** The names that the suggestions propose. */
const proposed = (entries: readonly Entry[]) => [
  ...new Set(
    problemsOf(entries).flatMap(({ suggestion }) => /(?:to|mean|write) "([^"]+)"/.exec(suggestion ?? "")?.[1] ?? []),
  ),
];

const withPicture = (file: string, named: string): Entry[] =>
  sampleEntries().map((entry) => {
    if (entry.path === "artwork/raptor-moon.jpg") return { ...entry, path: `artwork/${file}` };
    return entry.path === moon ? jsonEntry(moon, { ...sampleValue(moon), image: named }) : entry;
  });

test.each([
  ["raptor-moon.JPG", "raptor-moon.jpg"],
  ["raptor-moon.JPEG", "raptor-moon.jpg"],
  ["Raptor Moon.jpg", "raptor-moon.jpg"],
  ["raptor-moon.jpg.jpg", "raptor-moon.jpg"],
  ["raptor-moon.png", "raptor-moon.jpg"],
  ["raptor-moon.jpg.png", "raptor-moon.jpg"],
  ["raptor-moon.JPG", "raptor-moon.JPG"],
  ["raptor-moon.JPG", "raptor-moon.jpeg"],
  ["raptor-moon.JPEG", "raptor-moon.jpeg"],
])("a picture %s that the JSON calls %s gets one name", (file, named) => {
  const entries = withPicture(file, named);
  expect(problemsOf(entries)).not.toEqual([]);
  expect(proposed(entries)).toEqual(["raptor-moon.jpg"]);
  expect(problemsOf(withPicture("raptor-moon.jpg", "raptor-moon.jpg"))).toEqual([]);
});

test.each(["Raptor-Moon.json", "raptor moon.json", "raptor_moon.json", "raptor-moon-.json"])(
  "an item's file %s is to be renamed, and what names the item stays",
  (name) => {
    const entries = sampleEntries().map((entry) =>
      entry.path === moon ? { ...entry, path: `artwork/${name}` } : entry,
    );
    expect(problemsOf(entries).map(({ file, suggestion }) => `${basename(file)}: ${suggestion}`)).toEqual([
      `${name}: Rename it to "raptor-moon.json", in the JSON that names it too.`,
    ]);
  },
);

test.each(["Artwork", "artworks", "Books"])(
  "a folder renamed to %s is told once, and nothing else is missed",
  (folder) => {
    const right = folder.toLowerCase().replace("artworks", "artwork");
    const entries = sampleEntries().map((entry) => ({
      ...entry,
      path: entry.path.replace(new RegExp(`^${right}(?=/|$)`), folder),
    }));
    expect(problemsOf(entries)).toMatchObject([
      { file: `data/${folder}`, suggestion: expect.stringContaining(`"${right}"`) },
    ]);
  },
);

test("a picture beside a file that cannot be read is not called unused", () => {
  const entries = sampleEntries().map((entry) =>
    entry.path === "books/book-one.json" ? jsonEntry(entry.path, "{") : entry,
  );
  expect(problemsOf(entries).map(({ file }) => file)).not.toContain("data/books/book-one-cover.jpg");
});
