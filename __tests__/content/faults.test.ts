/**
 * Faults made from good content by rules: each is told by the name of its file and field, or is on the list of those that
 * do no harm. Only the changed file and what it names are looked at, because that takes a hundredth of the time.
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

/** What may be done to a field in silence, and why that does no harm. */
const harmless: Record<string, string> = {
  "left out": "the field is optional, and its page does without it",
  "in another order": "the order of a list is the maintainer's to choose",
  "an emoji": "it may be meant, and every device can draw one",
  "letters of another alphabet": "names come from everywhere, and the fonts of the device draw them",
  "an accent apart from its letter": "browsers and searches join the two",
  "in capital letters": "a line may shout",
  "chapters: a tab": "stories are pasted, and their reader takes tabs and line breaks away",
  "chapters: somebody's post box": "people in a story have addresses",
  "a link with a question mark": "hosts leave what follows ? alone, and the page is the same",
  "a link to the top of a page": "that is where a page begins anyway",
  "turned on its side, and square": "nothing changes but what is up",
  "turned on its side, where every shape is shown": "galleries and things to print are upright or wide as they come",
};
const silentOnes = new Set<string>();

/** What was done in silence, apart from the harmless. */
const harmful = (silent: readonly { name: string; what: string }[], folder = "") =>
  silent.flatMap(({ name, what }) => {
    const reason = [what, `${folder}: ${what}`].find((key) => key in harmless);
    if (reason) silentOnes.add(reason);
    return reason ? [] : [name];
  });

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

/** Links that lead nowhere, or not where they seem to. */
const linksInText = Object.entries({
  "to no page": "/nowhere-at-all",
  "with a capital letter": "/Shop",
  "with a slash at its end": "/shop/",
  "to an old address": "/store",
  "to the site by its whole address": "https://series.example/shop",
  "without https": "http://www.bbc.co.uk",
  "without a beginning": "www.bbc.co.uk",
  "to a computer of one's own": "http://localhost:8000/shop",
  "to a file": "file:///C:/moon.jpg",
  "to a script": "javascript:alert",
  "to half a post box": "mailto:hello",
  "to an address in words": "hello@series.example",
  "to two addresses": "https://a.example/https://b.example",
  "in a forged alphabet": "https://shоp.example",
  "with a space": "/sh op",
  "with a question mark": "/shop?moon",
  "to the top of a page": "/shop#",
}).map(([what, to]) => ({ what, text: `See [the moon](${to}).` }));

/** What gets into words as people write, copy and paste them. */
const written = {
  "a tab": "Moon\tsong",
  HTML: "Moon <b>song</b>",
  Markdown: "Moon **song**",
  underlines: "Moon _song_",
  "a page's source": "Moon &amp; song",
  "garbled letters": "Finnâ€™s moon",
  "lost letters": "Finn?s moon",
  "a backslash": "Moon\\nsong",
  "a note to oneself": "TODO moon",
  "nothing but a stroke": "-",
  "a name to fill in": "Dear {somebody}",
  "an address among words": "See https://a.example now",
  "somebody's post box": "ann@gmail.com",
  "an emoji": "Moon 🌕",
  "letters of another alphabet": "Луна",
  "an accent apart from its letter": "Cafe\u0301 song",
  "in capital letters": "MOON SONG",
};

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
    const isFree = !graphql && !metaOf(schema).untilLaunch && schema.safeParse("Moon song").success;
    return { ...types, ...words, ...odd, number: 5, ...image, ...reference, ...(isFree ? written : {}) };
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

const settings = ["site.json", "pages/shop.json"];

/** The file, the pictures beside it and the files that one of its fields names; for links also what they are looked up in. */
const around = (entry: Entry, field: PropertyKey = "", hasLink = false): Entry[] => {
  const names = JSON.stringify(sampleValue(entry.path)[String(field)] ?? "");
  return [
    entry,
    ...sample.filter(({ path, picture, bytes }) => {
      if (path === entry.path) return false;
      if (picture) return dirname(path) === dirname(entry.path);
      return bytes && (names.includes(`"${basename(path, ".json")}"`) || (hasLink && settings.includes(path)));
    }),
  ];
};

const signOf = ({ code, field, found }: Problem) => `${code} ${field} ${found}`;

const tellsOf = (problems: readonly Problem[], path: string, place: Field["path"]) =>
  problems.some(({ file, field }) => {
    const words = pathInWords(place);
    return file === `data/${path}` && field !== undefined && (field.startsWith(words) || words.startsWith(field));
  });

test.each(files)("every fault in a field of %s is told by its name", (path) => {
  const schema = kindOfFile(path)?.schema as z.ZodType;
  const silent: { name: string; what: string }[] = [];
  // The second entry of a list has the fields of the first.
  const done = new Set<z.ZodType>();
  // A menu names pages that are not looked at here; what is told without a fault tells nothing of one.
  const known = new Map<PropertyKey | undefined, Set<string>>();
  for (const field of Object.keys(sampleValue(path))) {
    const problems = findProblems(around(jsonEntry(path, sampleValue(path)), field), { today });
    known.set(field, new Set(problems.map(signOf)));
  }
  for (const field of fieldsOf(schema, sampleValue(path)).slice(1)) {
    if (done.has(field.schema)) continue;
    done.add(field.schema);
    const faults: Record<string, unknown> = { ...faultsOf(field.schema) };
    const isOptional = field.schema instanceof z.ZodOptional;
    if (typeof field.path.at(-1) === "string") faults[isOptional ? "left out" : "missing"] = undefined;
    if (Array.isArray(field.value) && field.value.length > 1) faults["in another order"] = [...field.value].reverse();
    if (metaOf(field.schema).linked) for (const link of linksInText) faults[`a link ${link.what}`] = link.text;
    for (const [what, value] of Object.entries(faults)) {
      const name = `${pathInWords(field.path)}: ${what}`;
      const entries = around(changed(path, field.path, value), field.path[0], what.startsWith("a link "));
      const problems = findProblems(entries, { today }).filter(
        (problem) => !known.get(field.path[0])?.has(signOf(problem)),
      );
      if (!tellsOf(problems, path, field.path)) silent.push({ name, what });
    }
  }
  expect(harmful(silent, dirname(path))).toEqual([]);
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

test("a picture that is turned on its side is told, where that is not how it may be shown", () => {
  const silent = sample.flatMap((entry) => {
    const { width = 0, height = 0 } = entry.picture ?? {};
    if (!entry.picture) return [];
    const turned = { ...entry, picture: { ...entry.picture, width: height, height: width } };
    const told = findProblems([...sample.filter((one) => one !== entry), turned], { today });
    const isTold = told.some(({ found }) => found.includes(basename(entry.path)));
    const what = width === height ? "and square" : "where every shape is shown";
    return isTold ? [] : [{ name: entry.path, what: `turned on its side, ${what}` }];
  });
  expect(harmful(silent)).toEqual([]);
  expect(silent.map(({ name }) => dirname(name))).not.toContain("slides");
});

test("nothing is on the list of the harmless that is told, or that is never done", () => {
  expect(Object.keys(harmless).filter((what) => !silentOnes.has(what))).toEqual([]);
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
  "/ages/poster",
  "/lessons/print",
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
