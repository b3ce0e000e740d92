/** What style sheets name has to exist: a name that is misspelt, or renamed in one place, is no error for any browser. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";

function readAll(folder: string, endings: RegExp): [file: string, text: string][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => endings.test(file));
  return files.map((name) => path.join(folder, name)).map((file) => [file, readFileSync(file, "utf8")]);
}

const sheets = new Map(readAll("src", /\.css$/).map(([file, text]) => [file, postcss.parse(text)]));
const scripts = [...readAll("src", /\.tsx?$/), ...readAll("plugins", /\.tsx?$/)];
const allScripts = scripts.map(([, text]) => text).join("\n");

function declarationsIn(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void found.push(declaration));
  return found;
}

function rulesAt(root: Root, name: string): AtRule[] {
  const found: AtRule[] = [];
  root.walkAtRules(name, (rule) => void found.push(rule));
  return found;
}

function selectorsIn(root: Root): string {
  const found: string[] = [];
  root.walkRules(({ selector }) => void found.push(selector));
  return found.join("\n");
}

const matches = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

/** The classes that a sheet has rules for; `:global` has none of its own. */
const classesIn = (root: Root) => matches(/\.([a-z][\w-]*)/gi, selectorsIn(root).replace(/:global\(\./g, "("));

const all = [...sheets.values()].flatMap(declarationsIn);

test("every custom property that is used is set somewhere, and every one that is set is used", () => {
  const inScripts = matches(/["'`(\s](--[a-z][\w-]*)/g, allScripts);
  const set = all.map(({ prop }) => prop).filter((prop) => prop.startsWith("--"));
  const used = matches(/var\((--[\w-]+)/g, all.map(({ value }) => value).join("\n"));
  expect(used.filter((name) => ![...set, ...inScripts].includes(name))).toEqual([]);
  const timelines = all.filter(({ prop }) => prop.endsWith("timeline")).map(({ value }) => value);
  expect(set.filter((name) => ![...used, ...inScripts, ...timelines].includes(name))).toEqual([]);
});

test("each size of text grows with what a reader chooses", () => {
  const sizesOf = (selector: string) =>
    all
      .filter(({ prop, parent }) => prop.startsWith("--size-") && (parent as Rule).selector === selector)
      .map(({ prop }) => prop);
  for (const chosen of ["larger", "largest"])
    expect(sizesOf(`html[data-reading-text="${chosen}"]`).sort()).toEqual([...new Set(sizesOf(":root"))].sort());
});

test.each([
  ["global.css", "html", "text-size-adjust: 100%"],
  ["global.css", "h2", "break-after: avoid"],
  ["header.module.css", ".row > :last-child .drop", "right: 0"],
  ["global.css", '[role="status"]:empty', "position: absolute"],
  ["ride.module.css", ".way", "pointer-events: auto"],
  ["ride.module.css", ".count::before", 'content: counter(found) " "'],
  ["lesson-cards.module.css", ".count::before", 'content: counter(fitting) " "'],
  ["chapter.module.css", ":global(html):has(.bar)", "scroll-padding-bottom: 5rem"],
  ["video-still.module.css", ".labels:empty", "display: none"],
  ["colouring.module.css", ".stage", "overflow: auto"],
  ["lightbox.module.css", ".below", "overflow-y: auto"],
  ["slide-controls.module.css", ".dot::before", "forced-color-adjust: none"],
  ["crew.module.css", ".member:is(:hover, :focus-visible) .name", "opacity: 1"],
  ["newsletter-form.module.css", ".field:user-invalid", "border-color: var(--coral-400)"],
])("in %s, %s has %s, which no browser by day would miss", (name, selector, declaration) => {
  const [, root = postcss.root()] = [...sheets].find(([file]) => path.basename(file) === name) ?? [];
  const isThere = ({ parent }: Declaration) => (parent as Rule).selectors?.includes(selector);
  expect(declarationsIn(root).filter(isThere).map(String)).toContain(declaration);
});

test("pages do not move into each other where somebody wants no motion", () => {
  const turns = [...sheets.values()].flatMap((root) => rulesAt(root, "view-transition"));
  const calm = turns.filter(({ parent }) => (parent as AtRule).params?.includes("prefers-reduced-motion: reduce"));
  expect(calm.map(String).join()).toContain("navigation: none");
});

test("every attribute that styles ask for is set by a component or a script, and one that is for looks alone is asked for", () => {
  const asked = matches(/\[data-([a-z-]+)/g, [...sheets.values()].map(selectorsIn).join("\n"));
  const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // Those of reading settings are put together of their fields' names.
  const forms = (name: string) =>
    name.startsWith("reading-") ? [`"${name.slice(8)}`] : [`data-${name}`, `dataset.${camelCase(name)}`];
  const isSet = (name: string) => forms(name).some((form) => new RegExp(`${form}(?![\\w-])`).test(allScripts));
  expect(asked.filter((name) => !isSet(name))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(["held", "offline", "reading"]));
});

test("every animation has its steps in the same sheet, and every steps have their animation", () => {
  const animations = (root: Root) =>
    declarationsIn(root)
      .filter(({ prop }) => ["animation", "animation-name"].includes(prop))
      .flatMap(({ value }) => matches(/(?:^|,)\s*([a-z-]+)/g, value))
      .filter((name) => name !== "none");
  for (const [file, root] of sheets) {
    const steps = rulesAt(root, "keyframes").map(({ params }) => params);
    expect([file, ...new Set(animations(root).sort())]).toEqual([file, ...steps.sort()]);
  }
});

/** The classes that a sheet's rules are composed of, each with the file that it is from. */
const composedIn = (file: string, root: Root) =>
  declarationsIn(root)
    .filter(({ prop }) => prop === "composes")
    .flatMap(({ value, parent }) => {
      const [names = "", from] = value.split(/\s+from\s+/);
      const target = from ? path.join(path.dirname(file), from.slice(1, -1)) : file;
      return names.split(/\s+/).map((name) => ({ file, selector: (parent as Rule).selector, name, target }));
    });

const composed = [...sheets].flatMap(([file, root]) => composedIn(file, root));

test("every class that another is composed of exists", () => {
  const exists = (name: string, file: string) => classesIn(sheets.get(file) ?? postcss.root()).includes(name);
  expect(composed.filter(({ name, target }) => !exists(name, target))).toEqual([]);
});

test("every class is asked for by a component or by another class", () => {
  const idle = [...sheets].flatMap(([file, root]) => {
    const users = scripts.filter(([, text]) => text.includes(`/${path.basename(file)}"`)).map(([, text]) => text);
    if (!file.endsWith(".module.css") || users.some((text) => /\b(?:styles|patterns)\[/.test(text))) return [];
    const asked = matches(/\.([a-z]\w*)/gi, users.join("\n"));
    const isComposed = (name: string) => composed.some((one) => one.target === file && one.name === name);
    return classesIn(root).filter((name) => !asked.includes(name) && !isComposed(name));
  });
  expect(idle).toEqual([]);
});

test("every class that a component asks for exists in the sheet that it imports", () => {
  const missing = scripts.flatMap(([file, text]) =>
    [...text.matchAll(/import \* as (\w+) from "(.+\.css)"/g)].flatMap(([, sheet = "", from = ""]) => {
      const classes = classesIn(sheets.get(path.join(path.dirname(file), from)) ?? postcss.root());
      const asked = matches(new RegExp(`(?<![\\w./-])${sheet}\\.(\\w+)`, "g"), text);
      return asked.filter((name) => !classes.includes(name)).map((name) => `${file}: ${sheet}.${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** What a rule draws before or after: the last element of each such selector, in whatever state, as ".slip::before". */
const drawnBy = ({ selectors }: Rule) =>
  selectors.flatMap(
    (selector) =>
      selector.replace(/\[[^\]]*\]|(?<!:):[a-z-]+(\([^)]*\))?/g, "").match(/[^\s>~+]+::(?:before|after)$/) ?? [],
  );

test("what is drawn before or after an element has a content, in its sheet or in one that it is composed of", () => {
  const [drawn, contents] = [new Set<string>(), new Set<string>()];
  for (const [file, root] of sheets)
    root.walkRules((rule) => {
      const hasContent = rule.some((node) => node.type === "decl" && node.prop === "content");
      for (const element of drawnBy(rule))
        for (const all of hasContent ? [drawn, contents] : [drawn]) all.add(`${file} ${element}`);
    });
  const isThere = (one: string): boolean =>
    contents.has(one) ||
    composed.some(({ file, selector, name, target }) => {
      const before = `${file} ${selector}::`;
      return one.startsWith(before) && isThere(`${target} .${name}::${one.slice(before.length)}`);
    });
  expect([...drawn].filter((one) => !isThere(one))).toEqual([]);
  expect(drawn.size).toBeGreaterThan(0);
});
