/** What a form writes into a file that somebody laid out by hand. */
import fc from "fast-check";
import { keepLayout } from "../../src/content/editing/keep-layout";
import { readItem, writeItem } from "../../src/dev/editor-page";

const text = `{
  "order": 10,
  "title": "Raptor moon",
  "characters": ["pip", "finn-marlow"],
  "focus": { "x": 59, "y": 50 },
  "parts": [
    { "name": "One", "pages": ["home"] },
    {
      "name": "Two", "pages": []
    }
  ],

  "added": "2025-06-01"
}`;
const value = JSON.parse(text);
const [one, two] = value.parts;

test.each<[string, object, [string, string]]>([
  ["a changed word", { ...value, title: "Raptor sun" }, ["Raptor moon", "Raptor sun"]],
  ["another order of the fields", { added: "2025-06-02", ...value, order: 20 }, ["10", "20"]],
  [
    "a new entry in a list on one line",
    { ...value, characters: ["pip", "sam", "finn-marlow"] },
    ['"pip", ', '"pip", "sam", '],
  ],
  ["an entry less", { ...value, characters: ["finn-marlow"] }, ['"pip", ', ""]],
  ["no entry at all", { ...value, characters: [] }, ['"pip", "finn-marlow"', ""]],
  ["a first entry", { ...value, parts: [one, { ...two, pages: ["home"] }] }, ["[]", '[\n        "home"\n      ]']],
  ["a changed number in a group on one line", { ...value, focus: { x: 60, y: 50 } }, ["59", "60"]],
  ["a word in an entry of a list", { ...value, parts: [one, { ...two, name: "2" }] }, ['"Two"', '"2"']],
  ["a field less", { ...value, focus: undefined }, ['  "focus": { "x": 59, "y": 50 },\n', ""]],
  [
    "a new field, after the one before it",
    { order: 10, kind: "poster", ...value },
    ['"order": 10,', '"order": 10,\n  "kind": "poster",'],
  ],
  ["a new first field", { kind: "poster", ...value }, ['"order"', '"kind": "poster",\n  "order"']],
  [
    "a new group, in lines of its own",
    { ...value, parts: [...value.parts, { name: "Three" }] },
    ["    }\n  ]", '    },\n    {\n      "name": "Three"\n    }\n  ]'],
  ],
  [
    "entries that change places, with their layout",
    { ...value, parts: [two, one] },
    [
      '    { "name": "One", "pages": ["home"] },\n    {\n      "name": "Two", "pages": []\n    }\n',
      '    {\n      "name": "Two", "pages": []\n    },\n    { "name": "One", "pages": ["home"] }\n',
    ],
  ],
])("%s changes nothing else", (_what, changed, [before, after]) => {
  expect(text).toContain(before);
  expect(keepLayout(text, JSON.parse(JSON.stringify(changed)))).toBe(text.replace(before, after));
});

test("lines that somebody indented otherwise stay so, and new ones follow them", () => {
  expect(keepLayout('{\n\t"title": "Moon"\n}', { title: "Moon", characters: ["pip"] })).toBe(
    '{\n\t"title": "Moon",\n\t"characters": [\n\t\t"pip"\n\t]\n}',
  );
});

test("whatever changes, the text says the value, and an unchanged value leaves every letter in place", () => {
  const layouts = fc.constantFrom(undefined, 1, 2, "\t");
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), layouts, (before, after, layout) => {
      const text = JSON.stringify(before, null, layout);
      expect(keepLayout(text, JSON.parse(text))).toBe(text);
      const wanted = JSON.parse(JSON.stringify(after));
      expect(JSON.parse(keepLayout(text, wanted))).toEqual(wanted);
    }),
    // A field named as something that every object has.
    { examples: [[{ toString: [] }, {}, undefined]] },
  );
});

const schema = {
  required: ["title", "books"],
  properties: {
    title: {},
    books: { items: {} },
    note: {},
    parts: { items: { required: [], properties: { name: {} } } },
  },
};

test("a form leaves out the empty fields that a file need not have and does not have", () => {
  const value = { title: "", books: [], note: "", parts: [{ name: null }, { name: null }] };
  expect(JSON.parse(writeItem(value, schema))).toEqual({ title: "", books: [], parts: [{}, {}] });
  const { parts, ...rest } = readItem('{ "parts": [{}, { "name": "" }] }');
  expect(parts).toHaveLength(2);
  expect(JSON.parse(writeItem({ ...value, ...rest }, schema)).parts).toEqual([{}, { name: null }]);
});

test("a file goes through the editor as somebody wrote it, and nothing tells that it did", () => {
  const text = '{ "books": ["one"], "title": "Moon" }';
  expect(writeItem(readItem(text), schema)).toBe(text);
  const { title, ...rest } = readItem(text);
  expect(writeItem({ title: `${title}s`, note: null, ...rest }, schema)).toBe(text.replace("Moon", "Moons"));
});
