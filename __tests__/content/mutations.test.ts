/** Random damage never crashes the check, and whatever it tells of has its place in a file that is there. */
import fc from "fast-check";
import type { Entry } from "../../plugins/gatsby-plugin-checked-content";
import { findProblems, jsonEntry, pictureEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

jest.setTimeout(600_000);

/** Other damage each time: a few of each kind in every run, many in npm run test:full. */
const runs = { numRuns: process.env.FULL ? 700 : 15 };

const jsonFiles = sampleEntries().filter(({ bytes }) => bytes);
const textOf = ({ bytes }: Entry) => Buffer.from(bytes ?? []).toString("utf8");

/** Checks the content with one file changed: problems say what and where, and what is no JSON is one. */
function expectSense(changed: Entry): void {
  const problems = findProblems(sampleWith(changed));
  const lines = textOf(changed).split("\n");
  for (const { file, line, column, found } of problems) {
    expect([file, found]).toEqual([expect.stringMatching(/^data\/./), expect.stringMatching(/./)]);
    if (file !== `data/${changed.path}` || line === undefined) continue;
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
  if (!isJson(changed)) expect(problems.map(({ file }) => file)).toContain(`data/${changed.path}`);
}

function isJson(entry: Entry): boolean {
  try {
    return Boolean(JSON.parse(textOf(entry)));
  } catch {
    return false;
  }
}

test("any bytes put into, or cut out of, a JSON file", () => {
  const insert = fc.oneof(
    fc.uint8Array({ maxLength: 6 }),
    fc.stringMatching(/^[{}[\]",:\\\n 0a“]{0,4}$/).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...jsonFiles),
      fc.nat({ max: 5000 }),
      fc.nat({ max: 12 }),
      insert,
      (entry, at, cut, put) => {
        const bytes = Buffer.from(entry.bytes ?? []);
        const place = at % bytes.length;
        expectSense({ ...entry, bytes: Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + cut)]) });
      },
    ),
    runs,
  );
});

test("any value put in place of another", () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(
      "",
      " ",
      "pip",
      "../../etc/passwd",
      "/",
      "/shop",
      "https://x",
      "2023-02-29",
      "£7.99",
      "\0",
    ),
    fc.constantFrom<unknown>("__proto__", "constructor", Number.MAX_VALUE, -1, 1e21, null, [], {}, [[]], [null]),
    // No text can be made of it.
    fc.constantFrom<unknown>({ toString: "" }, [{ toString: "" }]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...jsonFiles), fc.nat(), value, (entry, which, put) => {
      let count = 0;
      const all = JSON.parse(textOf(entry), () => count++) as number;
      let place = 0;
      const changed = JSON.parse(textOf(entry), (_key, old) => (place++ === which % (all + 1) ? put : old));
      expectSense(jsonEntry(entry.path, JSON.stringify(changed, null, 2)));
    }),
    runs,
  );
});

test.each([
  ["videos/book-one-trailer.json", "noSpeech", { toString: "" }],
  ["books/book-one.json", "readingAge", [{ toString: "" }]],
])("what no text can be made of, in %s under %s", (path, field, put) => {
  expectSense(jsonEntry(path, { ...sampleValue(path), [field]: put }));
});

test("any name for a new file, folder or link", () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).map((text) => text.replace(/[/\0]/g, "-")),
    fc.constantFrom("artwork", "Artwork", "RAPTOR-MOON", "..", "con", "é", "a b", "-", "node_modules"),
  );
  const folder = fc.constantFrom("", "artwork/", "nowhere/", "artwork/deep/");
  const ending = fc.constantFrom("", ".json", ".jpg", ".PNG", ".gif", ".txt");
  fc.assert(
    fc.property(folder, name, ending, fc.constantFrom("file", "folder", "link"), (above, stem, end, type) => {
      const path = above + stem + end;
      // This one is there already, and right.
      fc.pre(type !== "folder" || path !== "artwork");
      if (type !== "file") expectSense({ path, type } as Entry);
      else expectSense(/\.(?:jpg|png)$/i.test(end) ? pictureEntry(path) : jsonEntry(path, {}));
    }),
    runs,
  );
});
