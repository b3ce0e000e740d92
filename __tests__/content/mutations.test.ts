/** Random damage to good content is either harmless or reported with the right file, and never crashes the check. */
import { basename, dirname } from "node:path/posix";
import fc from "fast-check";
import { findProblems } from "../../src/content/check/check-content";
import type { Problem } from "../../src/content/check/problem";
import type { Entry } from "../../src/content/check/read-folder";
import { kindOfFile } from "../../src/content/kinds/kinds";
import { paletteSchema } from "../../src/content/kinds/palette";
import { jsonEntry, pictureEntry, sampleEntries, sampleWith } from "./sample";

jest.setTimeout(600_000);

/** Other damage each time: a few of each kind in every run, many in npm run test:full. */
const runs = (many: number) => ({ numRuns: process.env.FULL ? many : Math.ceil(many / 10) });

const sample = sampleEntries();
const jsonFiles = sample.filter(({ bytes }) => bytes);
const pictures = sample.filter(({ picture }) => picture);

const read = ({ bytes }: Entry) => JSON.parse(Buffer.from(bytes ?? []).toString("utf8"));

/** The plainest way to tell that a file cannot be used: by itself, or with what lies around it. */
function isBroken(entry: Entry, all: readonly Entry[]): boolean {
  const text = Buffer.from(entry.bytes ?? []);
  if (!Buffer.from(text.toString("utf8")).equals(text)) return true;
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text.toString("utf8"));
  } catch {
    return true;
  }
  const schema = entry.path === "brand/palette.json" ? paletteSchema : kindOfFile(entry.path)?.schema;
  if (!schema?.safeParse(value).success) return true;
  const exists = (path: string) => all.some((other) => other.path === path);
  const images = ["image", "cover", "shareImage"].flatMap((field) => (value[field] ? [String(value[field])] : []));
  if (images.some((image) => !exists(`${dirname(entry.path)}/${image}`.replace("./", "")))) return true;
  const books = [value.book, value.listEditionsOf].filter((slug) => slug !== undefined);
  const people = Array.isArray(value.characters) ? value.characters : [];
  return (
    books.some((slug) => !exists(`books/${slug}.json`)) || people.some((slug) => !exists(`characters/${slug}.json`))
  );
}

const errorsOf = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");

const names = (problem: Problem, path: string) =>
  problem.file === `data/${path}` ||
  [problem.found, problem.expected, problem.suggestion].some((text) => text?.includes(basename(path)));

/** Checks the content with one file changed, and that whatever is reported leads to that file. */
function expectRightFile(changed: Entry): void {
  const entries = sampleWith(changed);
  const errors = errorsOf(findProblems(entries));
  if (isBroken(changed, entries)) expect(errors.map(({ file }) => file)).toContain(`data/${changed.path}`);
  if (errors.length > 0) expect(errors.some((error) => names(error, changed.path))).toBe(true);
  const lines = Buffer.from(changed.bytes ?? [])
    .toString("utf8")
    .split("\n");
  for (const { file, line, column, found } of errors) {
    expect(found).not.toBe("");
    if (file !== `data/${changed.path}` || line === undefined) continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
}

/** Every place in a JSON value. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changeAt(root: unknown, path: readonly (string | number)[], change: (owner: object, key: string) => void) {
  const copy = structuredClone(root);
  const owner = path.slice(0, -1).reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], copy);
  if (path.length > 0) change(owner as object, String(path.at(-1)));
  return copy;
}

const somePlace = fc
  .constantFrom(...jsonFiles)
  .chain((entry) => fc.record({ entry: fc.constant(entry), path: fc.constantFrom(...pathsOf(read(entry))) }));

const someValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("", " ", "pip", "finn-marlow", "book-one", "../../etc/passwd", "raptor-moon.jpg", "/", "/shop"),
  fc.constantFrom(
    "https://x",
    "javascript:alert(1)",
    "2023-02-29",
    "1:45",
    "£7.99",
    "\u0000",
    "__proto__",
    "constructor",
  ),
  fc.constantFrom<unknown>(Number.MAX_VALUE, -1, 0.5, 1e21, null, [], {}, [[]], [null]),
);

test("any bytes put into, or cut out of, a JSON file", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...jsonFiles),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat({ max: 12 }),
      fc.oneof(
        fc.uint8Array({ maxLength: 6 }),
        fc.stringMatching(/^[{}[\]",:\\\n 0a“]{0,4}$/).map((s) => Buffer.from(s)),
      ),
      (entry, where, cut, insert) => {
        const bytes = Buffer.from(entry.bytes ?? []);
        const at = Math.floor(where * bytes.length);
        const mutated = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + cut)]);
        expectRightFile({ ...entry, bytes: mutated });
      },
    ),
    runs(700),
  );
});

test("any value put in place of another", () => {
  fc.assert(
    fc.property(somePlace, someValue, ({ entry, path }, value) => {
      const changed = path.length
        ? changeAt(read(entry), path, (owner, key) => Object.assign(owner, { [key]: value }))
        : value;
      expectRightFile(jsonEntry(entry.path, JSON.stringify(changed)));
    }),
    runs(700),
  );
});

test("any field removed, renamed or written twice", () => {
  fc.assert(
    fc.property(
      somePlace.filter(({ path }) => path.length > 0),
      fc.oneof(fc.constant(undefined), fc.string({ minLength: 1 }), fc.constantFrom("titel", "__proto__", "toString")),
      ({ entry, path }, name) => {
        const changed = changeAt(read(entry), path, (owner, key) => {
          const value = (owner as Record<string, unknown>)[key];
          if (Array.isArray(owner)) name === undefined ? owner.splice(Number(key), 1) : owner.push(value);
          else {
            delete (owner as Record<string, unknown>)[key];
            if (name !== undefined) Object.defineProperty(owner, name, { value, enumerable: true, configurable: true });
          }
        });
        expectRightFile(jsonEntry(entry.path, JSON.stringify(changed, null, 2)));
      },
    ),
    runs(700),
  );
});

/** Nothing else speaks of these: without them all is well. */
const standAlone = new Set(["Question", "Quiz", "Teaching", "Chapter", "Lesson", "Word"]);
const missed = [...jsonFiles, ...pictures].filter(({ path }) => !standAlone.has(kindOfFile(path)?.typeName ?? ""));

test.each(missed.map(({ path }) => path))("the file %s lost: the report names it", (lost) => {
  const problems = findProblems(sample.filter(({ path }) => path !== lost));
  const slug = basename(lost).replace(/\.\w+$/, "");
  const about = problems.filter((problem) => names(problem, lost) || `${problem.file} ${problem.found}`.includes(slug));
  expect(about).not.toEqual([]);
  if (pictures.some(({ path }) => path === lost)) expect(errorsOf(about)).not.toEqual([]);
});

test("any name for a new file or folder", () => {
  const part = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).map((name) => name.replace(/[/\0]/g, "-")),
    fc.constantFrom(
      "artwork",
      "Artwork",
      "pages",
      "raptor-moon",
      "RAPTOR-MOON",
      "..",
      "con",
      "é",
      "a b",
      "-",
      "node_modules",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(""), fc.constantFrom("artwork/", "pages/", "nowhere/", "artwork/deep/")),
      part,
      fc.constantFrom("", ".json", ".jpg", ".PNG", ".jpeg", ".gif", ".txt"),
      fc.constantFrom("file" as const, "folder" as const, "link" as const),
      (folder, name, ending, type) => {
        const path = `${folder}${name}${ending}`;
        if (sample.some((entry) => entry.path === path)) return;
        const isPicture = /\.(?:jpe?g|png)$/i.test(ending);
        const entry: Entry =
          type !== "file"
            ? { path, type }
            : ending === ".json"
              ? jsonEntry(path, {})
              : isPicture
                ? pictureEntry(path)
                : { path, type };
        const folders = [...new Set([dirname(path)])].filter(
          (one) => one !== "." && !sample.some((e) => e.path === one),
        );
        const entries = [...sample, ...folders.map((one): Entry => ({ path: one, type: "folder" })), entry];
        const problems = findProblems(entries);
        expect(
          problems.some((problem) => [entry, { path: dirname(path) }].some((one) => names(problem, one.path))),
        ).toBe(true);
      },
    ),
    runs(300),
  );
});

test("any facts about a picture", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pictures),
      fc.record({
        bytes: fc.nat({ max: 60_000_000 }),
        format: fc.constantFrom(undefined, "jpeg", "png", "gif", "webp", "svg", "pointer"),
        width: fc.option(fc.nat({ max: 40_000 }), { nil: undefined }),
        height: fc.option(fc.nat({ max: 40_000 }), { nil: undefined }),
        space: fc.constantFrom(undefined, "srgb", "cmyk", "b-w", "lab"),
        profile: fc.option(fc.string(), { nil: undefined }),
        damage: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      }),
      (entry, picture) => {
        const errors = errorsOf(findProblems(sampleWith({ ...entry, picture })));
        const right = entry.path.endsWith(".png") ? "png" : "jpeg";
        if (picture.format !== right || picture.damage || picture.bytes > 30_000_000) {
          expect(errors.map(({ file }) => file)).toContain(`data/${entry.path}`);
        }
        expect(errors.every((error) => names(error, entry.path))).toBe(true);
      },
    ),
    runs(300),
  );
});
