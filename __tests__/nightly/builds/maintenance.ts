/**
 * `npm run test:maintenance`: right edits of content, each of which leaves `npm test` green. In one copy of the project an item
 * of each kind is added, another changed and a third removed, the usual way: a picture and its JSON under other names, a text
 * typed anew, `npm run remove`; and then the site grows and is launched. In another it shrinks until no kind is left that it can
 * do without. `-- --only "no music, one slide" [command]` makes these alone, by words of their names.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySite } from "../../../scripts/site-copy";
import { type Kind, kinds } from "../../../src/content/kinds/kinds";

const temporary = mkdtempSync(path.join(tmpdir(), "maintenance-"));
const project = path.join(temporary, "site");
const inData = (...names: string[]) => path.join(project, "data", ...names);

type Json = Record<string, unknown>;

const read = (file: string): Json => JSON.parse(readFileSync(file, "utf8"));
const write = (file: string, value: Json) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function edit(file: string, change: (value: Json) => void): void {
  const value = read(file);
  change(value);
  write(file, value);
}

/** Runs a command in the copy. */
function run(command: string, { output = "pipe" as "pipe" | "inherit" } = {}): boolean {
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: ["ignore", output, output] });
  return status === 0;
}

/** Pages name each other, and a chapter is the text of a book: a second one is another author's work, not a copy. */
const isCopied = ({ single, name }: Kind) => !single && !["pages", "books", "chapters"].includes(name);

const slugsOf = (folder: string) =>
  existsSync(inData(folder))
    ? readdirSync(inData(folder))
        .filter((file) => /^[^_.].*\.json$/.test(file))
        .map((file) => path.parse(file).name)
    : [];

/** The field that is an item's name. */
const nameOf = (item: Json) => ["title", "name", "word", "question", "heading"].find((field) => field in item);

/** Adds a copy of an item, as somebody would who takes an old one for a pattern: its files under new names, and a title of its own. */
function add(folder: string, slug: string, suffix = "of-today"): void {
  const item = read(inData(folder, `${slug}.json`));
  for (const [field, value] of Object.entries(item)) {
    if (typeof value !== "string" || !existsSync(inData(folder, value)) || !/\.\w+$/.test(value)) continue;
    const copy = value.replace(/(?=\.\w+$)/, `-${suffix}`);
    copyFileSync(inData(folder, value), inData(folder, copy));
    item[field] = copy;
  }
  const name = nameOf(item);
  if (name)
    item[name] =
      `${String(item[name]).replace(/\?$/, "")} ${suffix.replaceAll("-", " ")}${name === "question" ? "?" : ""}`;
  // An address elsewhere is of one item alone.
  for (const field of ["url", "embedUrl"])
    if (typeof item[field] === "string") item[field] = `${item[field].slice(0, -1)}9`;
  if (typeof item.order === "number") item.order += 1;
  write(inData(folder, `${slug}-${suffix}.json`), item);
}

/** Types an item's name or text anew. */
function change(folder: string, slug: string): void {
  edit(inData(folder, `${slug}.json`), (item) => {
    const field =
      ["caption", "description", "meaning", "role", "aim", "line"].find((each) => each in item) ?? nameOf(item);
    if (field) item[field] = `${String(item[field]).replace(/[.?]$/, "")}, said anew.`;
  });
}

/** Removes an item, if nothing needs it or what names it can do without. */
const remove = (folder: string, slug: string) =>
  run(`npm run remove ${folder} ${slug}`) || run(`npm run remove ${folder} ${slug} -- --with-items`);

/** Linked to from a text: the check tells of that once the item is gone, and whoever removes it writes the text anew. */
const isLinkedTo = (slug: string) =>
  readdirSync(inData(), { recursive: true, encoding: "utf8" }).some(
    (file) => file.endsWith(".json") && new RegExp(`\\(/[^)]*\\b${slug}\\b`).test(readFileSync(inData(file), "utf8")),
  );

const done: string[] = [];

function changeContent(): void {
  for (const { name } of kinds.filter(isCopied)) {
    const [first, ...others] = slugsOf(name);
    if (!first) continue;
    add(name, first);
    const [second = first] = others;
    change(name, second);
    // The last one, with what else names it if need be.
    const last = others.reverse().find((slug) => slug !== second && !isLinkedTo(slug) && remove(name, slug));
    done.push(
      `${name}: added ${first}-of-today, changed ${second}, ${last ? `removed ${last}` : "removed none: all are needed"}`,
    );
  }
  const priced = slugsOf("books").find((slug) =>
    JSON.stringify(read(inData("books", `${slug}.json`))).includes('"amount"'),
  );
  if (priced)
    edit(inData("books", `${priced}.json`), (book) => {
      for (const edition of (book.editions ?? []) as { price?: { amount: number } }[])
        if (edition.price) edition.price.amount += 1;
    });
  edit(inData("site.json"), (site) => {
    if (site.newsletter) Object.assign(site.newsletter, { action: "https://letters.series.example/sign-up" });
  });
}

const site = inData("site.json");
const pageFile = (isMeant: (page: Json) => boolean) =>
  slugsOf("pages")
    .map((slug) => inData("pages", `${slug}.json`))
    .find((file) => isMeant(read(file)));

/** Adds a book that is coming soon after the last one, on the cover of another. */
function addComingSoon(): void {
  const [pattern] = slugsOf("books").filter((slug) => read(inData("books", `${slug}.json`)).status === "coming-soon");
  if (!pattern) return;
  const orders = slugsOf("books").map((slug) => Number(read(inData("books", `${slug}.json`)).order));
  const number = Math.max(...orders) + 1;
  const {
    scene: _scene,
    cutout: _cutout,
    keywords: _keywords,
    aliases: _aliases,
    ...book
  } = read(inData("books", `${pattern}.json`));
  const cover = String(book.cover).replace(/(?=\.\w+$)/, `-${number}`);
  copyFileSync(inData("books", String(book.cover)), inData("books", cover));
  write(inData("books", `book-${number}.json`), {
    ...book,
    order: number,
    featuredOrder: 100 + number,
    label: `Book ${number}`,
    path: `/book-${number}`,
    aliases: [],
    cover,
  });
}

/** Leaves so many of a kind's items. */
function leave(folder: string, count: number): void {
  for (const slug of slugsOf(folder).slice(count)) rmSync(inData(folder, `${slug}.json`));
  const used = slugsOf(folder).map((slug) => JSON.stringify(read(inData(folder, `${slug}.json`))));
  for (const file of readdirSync(inData(folder)).filter((name) => !name.endsWith(".json")))
    if (!used.some((text) => text.includes(`"${file}"`))) rmSync(inData(folder, file));
}

/** Adds copies until there are so many. */
function fill(folder: string, count: number): void {
  const patterns = slugsOf(folder);
  for (let number = 2; patterns.length > 0 && slugsOf(folder).length < count; number++) {
    add(folder, patterns[number % patterns.length] as string, `number-${number}`);
  }
}

function editStyle(name: string, value: string): void {
  const file = path.join(project, "src/styles/tokens.css");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(new RegExp(`(--${name}: )[^;]+`, "g"), `$1${value}`));
}

/** Takes a kind's items away, with what needs them: alone, and together with the kinds whose items cannot do without them. */
function takeAway(...names: string[]): void {
  for (const name of names) {
    const all = kinds.some((kind) => kind.name === name && kind.single) ? "" : "--all";
    if (!run(`npm run remove ${name} -- ${all}`) && !run(`npm run remove ${name} -- ${all} --with-items`))
      throw new Error(`Cannot be taken away: ${name}.`);
  }
}

/** Kinds that a site can do without, the ones first that need others. */
const dispensable = [
  "quiz",
  "teaching",
  "lessons",
  "subjects",
  "questions",
  "words",
  "ages",
  "chapters",
  "gallery",
  "videos",
  "music",
  "merch",
  "roblox-items",
  "free-t-shirts",
  "series",
  "people",
  "slides",
  "artwork",
  "characters",
  "books",
];

/** What cannot stay when a kind's items go. */
const needing: Record<string, string[]> = {
  subjects: ["lessons"],
  artwork: ["quiz"],
  characters: ["quiz"],
};

/** An ISBN whose last digit fits the others. */
function isbn(number: number): string {
  const digits = `978${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Puts what could be real in place of all that a launch waits for. */
function launch(): void {
  for (const file of readdirSync(inData(), { recursive: true, encoding: "utf8" }).filter((one) =>
    one.endsWith(".json"),
  ))
    writeFileSync(
      inData(file),
      readFileSync(inData(file), "utf8")
        .replace(/(?<=(?:https:\/\/|@)[\w.-]*)\.example(?=[/"])/g, "-of-ours.co.uk")
        .replaceAll("EXAMPLEALBUM0000000", "OurOwnAlbum74192635")
        .replaceAll("EXAMPLE000", "OurOwn_7zQ")
        .replaceAll("roblox.com/catalog/100000000", "roblox.com/catalog/729461538"),
    );
  for (const folder of ["videos", "books", "questions"])
    for (const [index, slug] of slugsOf(folder).entries())
      edit(inData(folder, `${slug}.json`), (item) => {
        delete item.toAdd;
        if (folder === "videos" && !item.noSpeech) item.transcript ??= ["A child sings of a crystal.", "A dog barks."];
        for (const [place, edition] of ((item.editions ?? []) as Json[]).entries())
          if (edition.format !== "ebook") edition.isbn ??= isbn(100 * index + place);
      });
  if (!run("npm run check -- --launch", { output: "inherit" })) throw new Error("It is not ready to launch.");
}

/** Types each text of three words or more as some people do: with a second space, a no-break space and "&" for "and". */
function typeOddly(): void {
  for (const file of readdirSync(inData(), { recursive: true, encoding: "utf8" }).filter((one) =>
    one.endsWith(".json"),
  ))
    edit(inData(file), (item) => {
      for (const [field, value] of Object.entries(item))
        if (typeof value === "string" && / .* /.test(value))
          item[field] = value
            .replace(" and ", " & ")
            .replace(" ", "  ")
            .replace(/ (?=\S+$)/, "\u00a0");
    });
}

type Edits = Record<string, () => void>;

/** Right edits by name, in this order where all are made. */
const growing: Edits = {
  "a maintainer's day": changeContent,
  "a fourth book": addComingSoon,
  "a fifth book": addComingSoon,
  "four slides": () => fill("slides", 4),
  "twenty artworks": () => fill("artwork", slugsOf("artwork").length + 20),
  "one more page in the footer": () =>
    edit(site, (value) => {
      const named = value.footerNavigation as string[];
      const other = slugsOf("pages").find((slug) => slug !== "home" && !named.includes(slug));
      if (other) named.push(other);
    }),
  "a maker": () => edit(site, (value) => Object.assign(value, { illustrator: "Ada Inkwell" })),
  "a hidden field of the newsletter": () =>
    edit(site, (value) => {
      if (value.newsletter) Object.assign(value.newsletter, { hiddenFields: [{ name: "list", value: "books" }] });
    }),
  "stand-ins replaced as for a launch": launch,
  "another address of a page": () => {
    const file = pageFile(({ template }) => template === "music");
    if (file)
      edit(file, (page) =>
        Object.assign(page, { path: "/listen", aliases: [...(page.aliases as string[]), page.path] }),
      );
  },
  "a long intro": () => {
    const file = pageFile(({ template }) => template === "shop");
    if (file) edit(file, (page) => Object.assign(page, { intro: [0, 1, 2].flatMap(() => page.intro as string[]) }));
  },
  "an intro of one word": () => {
    const file = pageFile(({ template }) => template === "music");
    if (file) edit(file, (page) => Object.assign(page, { intro: ["Listen."] }));
  },
  "second spaces and no-break spaces": typeOddly,
  "another accent colour": () =>
    edit(inData("brand", "palette.json"), (one) => Object.assign(one, { action: "#ffc233" })),
  "square corners": () => {
    for (const name of ["radius", "radius-small", "radius-tiny"]) editStyle(name, "0rem");
  },
  "a header of half the height": () => editStyle("header-height", "2.25rem"),
};

const shrinking: Edits = {
  "one slide": () => leave("slides", 1),
  ...Object.fromEntries(
    dispensable.map((name) => [
      `no ${name}`,
      () =>
        takeAway(
          ...[...(needing[name] ?? []), name].filter(
            (one) => existsSync(inData(one)) || existsSync(inData(`${one}.json`)),
          ),
        ),
    ]),
  ),
};

/** Makes edits in a copy, and runs a command there. */
function check(edits: Edits, command: string): boolean {
  rmSync(project, { recursive: true, force: true });
  copySite(project);
  for (const [name, make] of Object.entries(edits)) {
    make();
    // A right edit is one that the check accepts.
    if (!run("npm run check") && !run("npm run check", { output: "inherit" }))
      throw new Error(`The check refuses: ${name}.`);
    console.log(`  ${name}`);
  }
  for (const line of done.splice(0)) console.log(`  ${line}`);
  const isGreen = run(command, { output: "inherit" });
  console.log(isGreen ? "✓ right edits end green" : `✗ ${command} fails after right edits`);
  return isGreen;
}

try {
  const [option, wanted, ...rest] = process.argv.slice(2);
  const only = option === "--only" ? wanted : undefined;
  const [command = "npm test"] = only ? rest : [option].filter((one) => one !== undefined);
  const words = only?.split(", ") ?? [];
  const chosen = Object.entries({ ...growing, ...shrinking }).filter(([name]) =>
    words.some((word) => name.includes(word)),
  );
  const rounds = only ? [Object.fromEntries(chosen)] : [growing, shrinking];
  if (!rounds.map((edits) => check(edits, command)).every(Boolean)) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
