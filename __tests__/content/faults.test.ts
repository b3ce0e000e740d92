/**
 * Faults made from good content by rules: each is told by the name of its file and field. Only the changed file and what it names are looked at, because that takes a hundredth of the time.
 */
import { basename, dirname } from "node:path/posix";
import { z } from "zod";
import { findProblems } from "../../src/content/check/check-content";
import type { Problem } from "../../src/content/check/messages";
import type { PictureFacts } from "../../src/content/check/picture";
import type { Entry } from "../../src/content/check/read-folder";
import { pathInWords } from "../../src/content/check/words";
import { kindOfFile, kinds } from "../../src/content/kinds/kinds";
import { type Field, fieldsOf, metaOf, unwrap } from "../../src/content/kinds/schema-walk";
import { jsonEntry, pictureEntry, sampleEntries, sampleValue } from "./sample";

const sample = sampleEntries();
const today = "2025-06-15";

/** One file of every kind that the sample has. */
const files = kinds.flatMap(({ typeName }) => {
  const found = sample.find(({ path, bytes }) => bytes && kindOfFile(path)?.typeName === typeName);
  return found ? [found.path] : [];
});

const links = [
  "https://shop.example/x and more",
  "https://a.example/https://b.example",
  "https://https://a.example",
  "https://shop",
  "https://ann:secret@shop.example",
  "https://@shop.example",
  "https:\\\\shop.example",
  "https://shоp.example",
  "https://localhost/x",
  "https://192.168.0.1/x",
  "https://router.local",
  "https://shop..example",
  "http://shop.example",
  "www.shop.example",
  "javascript:alert(1)",
  "//shop.example",
];

/** What to put in place of a field's value, by what sort of field it is. */
function faultsOf(schema: z.ZodType): Record<string, unknown> {
  const inner = unwrap(schema);
  const { graphql } = metaOf(schema);
  const types: Record<string, unknown> = {
    "a list": [[]],
    "a group": { a: 1 },
    nothing: null,
    "too large": Number.POSITIVE_INFINITY,
  };
  const limit = inner instanceof z.ZodString ? inner.maxLength : undefined;
  const words = {
    empty: "",
    "only spaces": "  ",
    "too long": "long ".repeat(Math.ceil((limit ?? 15_000) / 5) + 1).trim(),
    invisible: "\u3164\u2800",
  };
  const odd = { "half a character": "Moon \ud83d", "spaces around": " Moon ", "a zero-width space": "Mo\u200bon" };
  if (inner instanceof z.ZodURL) {
    return { ...types, ...words, number: 5, ...Object.fromEntries(links.map((link) => [link, link])) };
  }
  if (inner instanceof z.ZodEnum) return { ...types, ...words, "no choice": "nonsense", number: 5 };
  if (inner instanceof z.ZodISODate) {
    const days = ["2025-02-30", "01/06/2025", "June 2025", "2205-06-01", "0205-06-01", "2025-6-1"];
    return { ...types, ...words, number: 2025, ...Object.fromEntries(days.map((day) => [day, day])) };
  }
  if (inner instanceof z.ZodNumber) {
    return { ...types, "in quotes": "10", negative: -1, broken: 1.5, vast: 1e12, "yes or no": true };
  }
  if (inner instanceof z.ZodBoolean) return { ...types, "in quotes": "true", number: 1 };
  if (inner instanceof z.ZodString) {
    const image =
      graphql && "image" in graphql ? { elsewhere: "../pip.jpg", lost: "nowhere.jpg", "another type": "x.gif" } : {};
    const reference = graphql && "link" in graphql ? { nobody: "nobody-at-all", "a file's name": "pip.json" } : {};
    return { ...types, ...words, ...odd, number: 5, ...image, ...reference };
  }
  if (inner instanceof z.ZodArray)
    return { text: "text", number: 5, nothing: null, "a group": { a: 1 }, "of nothing": [null] };
  return { text: "text", number: 5, nothing: null, "a list": [] };
}

function changed(path: string, place: Field["path"], value: unknown): Entry {
  const copy = structuredClone(sampleValue(path));
  const owner = place.slice(0, -1).reduce<unknown>((here, step) => (here as Record<PropertyKey, unknown>)[step], copy);
  const fields = owner as Record<PropertyKey, unknown>;
  const key = place.at(-1) ?? "";
  if (value === undefined) delete fields[key];
  else fields[key] = value;
  const text = JSON.stringify(copy, (_key, each) => (each === Number.POSITIVE_INFINITY ? "1e400" : each), 2);
  return jsonEntry(path, text.replaceAll('"1e400"', "1e400"));
}

/** The file, the pictures beside it and the files it may name. */
const around = (entry: Entry): Entry[] => [
  entry,
  ...sample.filter(({ path, picture, bytes }) => {
    if (path === entry.path) return false;
    if (picture) return dirname(path) === dirname(entry.path);
    const names = Buffer.from(entry.bytes ?? []).toString("utf8");
    return bytes && names.includes(`"${basename(path, ".json")}"`);
  }),
];

const signOf = ({ code, field, found }: Problem) => `${code} ${field} ${found}`;

const tellsOf = (problems: readonly Problem[], path: string, place: Field["path"]) =>
  problems.some(({ file, field }) => {
    const words = pathInWords(place);
    return file === `data/${path}` && field !== undefined && (field.startsWith(words) || words.startsWith(field));
  });

test.each(files)("every fault in a field of %s is told by its name", (path) => {
  const schema = kindOfFile(path)?.schema as z.ZodType;
  const silent: string[] = [];
  // A menu names pages that are not looked at here; what is told without a fault tells nothing of one.
  const known = new Set(findProblems(around(jsonEntry(path, sampleValue(path))), { today }).map(signOf));
  for (const field of fieldsOf(schema, sampleValue(path)).slice(1)) {
    const faults = faultsOf(field.schema);
    const isNeeded = !(field.schema instanceof z.ZodOptional) && typeof field.path.at(-1) === "string";
    for (const [what, value] of Object.entries(isNeeded ? { ...faults, missing: undefined } : faults)) {
      const name = `${pathInWords(field.path)}: ${what}`;
      const problems = findProblems(around(changed(path, field.path, value)), { today }).filter(
        (problem) => !known.has(signOf(problem)),
      );
      if (!tellsOf(problems, path, field.path)) silent.push(name);
    }
  }
  expect(silent).toEqual([]);
});

const moon = "artwork/raptor-moon.json";
const text = JSON.stringify(sampleValue(moon), null, 2);
const inPlace = (entry: Entry) => [...sample.filter(({ path }) => path !== moon), entry];
const besides = (entry: Entry) => [...sample, entry];

const fileFaults: Record<string, { path: string; entries: Entry[] }> = {
  empty: { path: moon, entries: inPlace(jsonEntry(moon, "")) },
  "cut off": { path: moon, entries: inPlace(jsonEntry(moon, text.slice(0, 90))) },
  "in UTF-16": { path: moon, entries: inPlace({ path: moon, type: "file", bytes: Buffer.from(text, "utf16le") }) },
  "in UTF-16 with a mark": {
    path: moon,
    entries: inPlace({ path: moon, type: "file", bytes: Buffer.from(`\ufeff${text}`, "utf16le") }),
  },
  "in Windows-1252": {
    path: moon,
    entries: inPlace({ path: moon, type: "file", bytes: Buffer.from(text.replace("moon", "m£on"), "latin1") }),
  },
  "with a mark (BOM)": { path: moon, entries: inPlace(jsonEntry(moon, `\ufeff${text}`)) },
  "as YAML": { path: moon, entries: inPlace(jsonEntry(moon, "---\norder: 10\n")) },
  "as a list": { path: moon, entries: inPlace(jsonEntry(moon, `[${text}]`)) },
  null: { path: moon, entries: inPlace(jsonEntry(moon, "null")) },
  "as a web page": { path: moon, entries: inPlace(jsonEntry(moon, "<!doctype html>")) },
  "in brackets without end": { path: moon, entries: inPlace(jsonEntry(moon, '{"a":'.repeat(20_000))) },
  "with a hundred thousand fields": {
    path: moon,
    entries: inPlace(jsonEntry(moon, Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`x${i}`, i])))),
  },
  "of zeros": { path: moon, entries: inPlace({ path: moon, type: "file", bytes: Buffer.alloc(300) }) },
  hidden: { path: "artwork/.moon.json", entries: besides({ path: "artwork/.moon.json", type: "hidden" }) },
  "with a capital letter": { path: "artwork/Moon.json", entries: besides(jsonEntry("artwork/Moon.json", text)) },
  "with a capital ending": { path: "artwork/moon.JSON", entries: besides(jsonEntry("artwork/moon.JSON", text)) },
  "with a space": { path: "artwork/raptor moon.json", entries: besides(jsonEntry("artwork/raptor moon.json", text)) },
  "in no folder": { path: "raptor-moon.json", entries: besides(jsonEntry("raptor-moon.json", text)) },
  "in a folder of another kind": { path: "videos/moon.json", entries: besides(jsonEntry("videos/moon.json", text)) },
  "a copy of its neighbour": { path: "artwork/z-copy.json", entries: besides(jsonEntry("artwork/z-copy.json", text)) },
  "a shortcut": { path: moon, entries: inPlace({ path: moon, type: "link" }) },
  "one that cannot be read": { path: moon, entries: inPlace({ path: moon, type: "file", unreadable: "EACCES" }) },
};

test.each(Object.entries(fileFaults))("a file that is %s is told by its name", (_what, { path, entries }) => {
  const problems = findProblems(entries, { today });
  expect(problems.map(({ file }) => file)).toContain(`data/${path}`);
});

const picture = "artwork/raptor-moon.jpg";
const pictureFaults: Record<string, Partial<PictureFacts>> = {
  cut: { damage: "premature end of JPEG image" },
  tiny: { width: 40, height: 40 },
  huge: { width: 30_000, height: 20_000 },
  heavy: { bytes: 99_000_000 },
  "a strip": { width: 4000, height: 40 },
  "see-through": { transparent: true },
  "of another type": { format: "webp" },
  "a PNG by another name": { format: "png" },
  moving: { animated: true },
  "for printing": { space: "cmyk" },
  "from a phone": { location: true },
  "somebody's": { personal: ["somebody's name"] },
  "with more behind it": { hiddenBytes: 100 },
};

test.each(Object.entries(pictureFaults))("a picture that is %s is told by its name", (_what, facts) => {
  const entries = [...sample.filter(({ path }) => path !== picture), pictureEntry(picture, facts)];
  const told = findProblems(entries, { today }).map((problem) => `${problem.file} ${problem.found}`);
  expect(told.join("\n")).toContain("raptor-moon.jp");
});

const shop = "pages/shop.json";
test.each([
  "/index",
  "/404",
  "/downloads",
  "/static/x",
  "/page-data",
  "/_gatsby",
  "/admin",
  "/shop.html",
  "/.well-known",
  "/music",
  "/store/",
  "/videos/book-one-trailer",
  "/artwork/raptor-moon",
  "/artwork/wallpapers/2",
  "/artwork/raptor-moon/print",
  "/book-one-the-beginning",
  "/Shop",
  "shop",
  "//shop",
  "/shop?x",
  "/a b",
  "/Müsic",
  "/music/index",
])("a page at %s is refused, as a path and as an alias", (address) => {
  for (const change of [{ path: address }, { aliases: [address] }]) {
    const entries = [
      ...sample.filter(({ path }) => path !== shop),
      jsonEntry(shop, { ...sampleValue(shop), ...change }),
    ];
    const errors = findProblems(entries, { today }).filter(({ severity }) => severity === "error");
    expect(errors.map(({ field }) => field)).toContain("path" in change ? "path" : "aliases (1st)");
  }
});
