/**
 * `npm run test:maintenance`: a maintainer's day. In a copy of the project an item of each kind is added, another changed and a
 * third removed, the usual way: a picture and its JSON under other names, a text typed anew, `npm run remove`. A price and the
 * newsletter's address change, too. Then `npm test` is green: whoever changes content meets no budget and no fixed number.
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
function add(folder: string, slug: string): void {
  const item = read(inData(folder, `${slug}.json`));
  for (const [field, value] of Object.entries(item)) {
    if (typeof value !== "string" || !existsSync(inData(folder, value)) || !/\.\w+$/.test(value)) continue;
    const copy = value.replace(/(?=\.\w+$)/, "-of-today");
    copyFileSync(inData(folder, value), inData(folder, copy));
    item[field] = copy;
  }
  const name = nameOf(item);
  if (name) item[name] = `${String(item[name]).replace(/\?$/, "")} of today${name === "question" ? "?" : ""}`;
  // An address elsewhere is of one item alone.
  for (const field of ["url", "embedUrl"])
    if (typeof item[field] === "string") item[field] = `${item[field].slice(0, -1)}9`;
  if (typeof item.order === "number") item.order += 1;
  write(inData(folder, `${slug}-of-today.json`), item);
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

try {
  copySite(project);
  changeContent();
  for (const line of done) console.log(`  ${line}`);
  const [command = "npm test"] = process.argv.slice(2);
  const isGreen = run(command, { output: "inherit" });
  console.log(isGreen ? "✓ a maintainer's day ends green" : `✗ ${command} fails after a maintainer's day`);
  if (!isGreen) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
