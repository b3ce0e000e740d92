/** What the check says of slips that people make: one line for each message, and a slip for each rule. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, error, formatReport, type Problem, told } from "../../plugins/gatsby-plugin-checked-content";
import { findProblems, jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";
import { slips } from "./slips";

const artwork = "artwork/raptor-moon.json";

/** All of the sample has happened by then. */
const today = "2025-06-15";

const problemsOf = (entries: Entry[]): Problem[] => findProblems(entries, { today });

const line = ({ severity, code, file, line, column, field, found, expected, suggestion }: Problem) =>
  [
    `${severity} ${code}`,
    [file.replace(/^data\//, ""), line && `${line}:${column}`, field].filter(Boolean).join(" "),
    [found, suggestion, expected && `Expected: ${expected}`].filter(Boolean).join(" "),
  ].join(" | ");

const tellings = Object.entries(slips).map(([name, entries]) => ({ name, problems: problemsOf(entries) }));

test("the content that the slips are put into is right", () => {
  expect(problemsOf(sampleEntries())).toEqual([]);
});

test("what a download of the site says of itself, credits and title, is not told when it is dropped into data/", () => {
  const site = { ...sampleValue("site.json"), year: "2023" };
  const { author, url } = site as typeof site & { author: string; url: string };
  const texts = [author, "Raptor moon", `${url}/artwork`, `© 2023 ${author}`];
  const own = texts.map((text) => ({ what: told.name, text }));
  const problems = (others: typeof own) =>
    problemsOf(
      sampleWith(pictureEntry("artwork/raptor-moon.jpg", { told: [...own, ...others] }), jsonEntry("site.json", site)),
    );
  expect(problems([])).toEqual([]);
  expect(problems([{ what: told.name, text: "Mia" }])).toMatchObject([{ code: "image-tells" }]);
});

test("each slip is told, word for word", () => {
  const lines = tellings.map(({ name, problems }) => `${name}: ${problems.map(line).join("\n  and ")}`);
  expect(`\n${lines.join("\n")}\n`).toMatchSnapshot();
});

test("a page of characters without one is told, though each would have a page of its own", () => {
  const page = { ...sampleValue("pages/words.json"), template: "characters", path: "/characters", name: "Characters" };
  const entries = sampleWith(jsonEntry("pages/characters.json", page));
  const nobody = entries.filter(({ path }) => !path.startsWith("characters/"));
  expect(problemsOf(nobody)).toContainEqual(
    expect.objectContaining({ code: "nothing-to-show", file: "data/pages/characters.json" }),
  );
});

test("each slip is told with what is found and what is expected", () => {
  const isWhole = ({ found, expected }: Problem) => Boolean(found && expected);
  expect(tellings.filter(({ problems }) => problems.length === 0 || !problems.every(isWhole))).toEqual([]);
});

/** Told by commands that have tests of their own. */
const elsewhere = [
  "no-data-folder",
  "no-odometer",
  "name-of-the-build",
  "to-add",
  "unreadable-captions",
  "wanted-at-launch",
  "stand-in",
  "dead-link",
  "doubtful-link",
  "link-to-no-part",
  "demo-content",
  "gone-name",
  "policy-of-nothing",
  "left-over-count",
  "left-over-year",
];

test("every rule has the slip that it is for", () => {
  const rooms = ["plugins/gatsby-plugin-checked-content/check", "src/content/check", "src/content/kinds"];
  const sources = rooms.flatMap((room) => readdirSync(room).map((file) => readFileSync(join(room, file), "utf8")));
  const codes = sources.flatMap((code) =>
    [
      ...code.matchAll(
        /\b(?:error|warning)\(\s*"([a-z-]+)"|\["([a-z]+(?:-[a-z]+)+)", \{|\{ ?\s*code: "([a-z-]+)",\s+(?:offset|wording)/g,
      ),
    ].map(([, one, two, three]) => one ?? two ?? three),
  );
  const provoked = new Set<string | undefined>(tellings.flatMap(({ problems }) => problems.map(({ code }) => code)));
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !provoked.has(code) && !elsewhere.includes(code ?? ""))).toEqual([]);
});

/** The names that the suggestions propose, each once. */
const proposed = (problems: readonly Problem[]) => [
  ...new Set(problems.flatMap(({ suggestion }) => /(?:to|mean|write) "([^"]+)"/.exec(suggestion ?? "")?.[1] ?? [])),
];

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
])("a picture %s that the JSON calls %s gets one name, in whatever order the advice is followed", (file, named) => {
  const entries = sampleEntries().map((entry) => {
    if (entry.path === "artwork/raptor-moon.jpg") return { ...entry, path: `artwork/${file}` };
    return entry.path === artwork ? jsonEntry(artwork, { ...sampleValue(artwork), image: named }) : entry;
  });
  expect(proposed(problemsOf(entries))).toEqual(["raptor-moon.jpg"]);
});

test("of two files that clash, the one is told that is new in Git, whatever their names", () => {
  const moved = jsonEntry("artwork/mars-canyon.json", { ...sampleValue("artwork/mars-canyon.json"), order: 10 });
  const entries = (isNew: string) =>
    sampleWith(moved).map((entry) => (entry.path === isNew ? { ...entry, isNew: true as const } : entry));
  for (const path of ["artwork/mars-canyon.json", artwork])
    expect(problemsOf(entries(path))).toMatchObject([{ code: "same-order", file: `data/${path}` }]);
});

test("who mends what keeps a file from being read sees the next at once, and nothing before it", () => {
  const wrong = { ...sampleValue(artwork), image: "nowhere.jpg", order: 20 };
  expect(problemsOf(sampleWith(jsonEntry(artwork, { ...wrong, titel: "Moon" }))).map(({ code }) => code)).toEqual([
    "unknown-field",
  ]);
  expect(problemsOf(sampleWith(jsonEntry(artwork, wrong))).map(({ code }) => code)).toEqual(["same-order", "no-image"]);
});

test.each(["[".repeat(9000), "---\norder: 10\n", "{\\rtf1\\ansi Raptor moon}", "null"])(
  "a file that is no JSON of an item is told once: %#",
  (text) => {
    const problems = problemsOf(sampleWith(jsonEntry(artwork, text)));
    expect(problems.map(({ file }) => file)).toEqual([`data/${artwork}`]);
  },
);

test("a report groups problems by file, counts them, and is coloured on a terminal only", () => {
  const entries = sampleWith(
    jsonEntry(artwork, { ...sampleValue(artwork), titel: "Moon" }),
    pictureEntry("videos/ice-age-dawn.jpg"),
  );
  const problems = findProblems(entries);
  expect(formatReport(problems, { style: "plain" })).toMatchSnapshot("plain");
  const coloured = formatReport(problems, { style: "terminal" });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(formatReport(problems, { style: "plain" }));
  expect(coloured).toContain("\u001b[31merror\u001b[0m");
});

test("GitHub gets one annotation per problem, on its line, with signs escaped that have a meaning there", () => {
  const place = {
    file: "data/artwork/raptor-moon.json",
    line: 5,
    column: 12,
    field: "editions (1st) › price, in: all",
  };
  const wording = { found: "There is no such file.", suggestion: 'Did you mean "100%.jpg"?' };
  expect(formatReport([error("no-image", place, wording)], { style: "github" })).toBe(
    "::error file=data/artwork/raptor-moon.json,line=5,col=12,title=editions (1st) › price%2C in%3A all::" +
      'There is no such file.%0ADid you mean "100%25.jpg"?',
  );
});
