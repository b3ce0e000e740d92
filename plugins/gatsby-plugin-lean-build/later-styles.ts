/**
 * Critical CSS: a page keeps those rules that its HTML before its first empty `<div data-later-styles>` can match. That element links
 * a file of the others: browsers stop reading there until it has come, and what stands before is painted alone.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";
import { sheetOf } from "./css-class-names";
import { writeAtomically } from "./write-atomically";

const place = /<div(?=[^>]* data-later-styles="")[^>]*>(?=<\/div>)/;

/** A <style> that Gatsby has made of a sheet: its tag, the folder of its address and its rules. */
const inlined = /(<style data-href="([^"]*\/)[^"]*"[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** The link, up to its address. A page that has one was parted before, and stays as it is. */
const mark = '<link rel="stylesheet" data-later="" href="';

/** Functional pseudo-classes, such as :not(.a): an element need not have the classes in them. */
const functional = /:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes in each selector; memoised, since each page asks for those of all selectors. */
const knownClasses = new Map<string, string[]>();

function classesIn(selector: string): string[] {
  const known = knownClasses.get(selector);
  if (known) return known;
  const names = [...selector.replace(functional, "").matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string);
  knownClasses.set(selector, names);
  return names;
}

/**
 * The wanted rules of a sheet, in their order and in their conditional groups.
 *
 * @param withOthers whether to keep what is neither rule nor group: keyframes, registered properties, the @layer statement
 */
function pick(sheet: Root, isWanted: (rule: Rule) => boolean, withOthers: boolean): string {
  const copy = sheet.clone();
  const prune = (container: Container) => {
    container.each((node) => {
      const isGroup = node.type === "atrule" && /^(?:container|layer|media|supports)$/.test(node.name) && node.nodes;
      if (isGroup) prune(node as AtRule);
      const stays = node.type === "rule" ? isWanted(node) : isGroup ? (node as AtRule).nodes?.length : withOthers;
      if (!stays) node.remove();
    });
  };
  prune(copy);
  return copy.toString();
}

/**
 * Parts a sheet into the rules that elements of these classes can match, and the later ones. To keep the order within a CSS module,
 * the first rule that moves is followed there by copies of all that stood below it; a module with more copies than moves stays whole.
 */
function partStyles(sheet: Root, classes: ReadonlySet<string>): [first: string, later: string] {
  const isMatched = ({ selectors }: Rule) =>
    selectors.some((selector) => classesIn(selector).every((name) => classes.has(name)));
  const moduleOf = ({ selector }: Rule) => sheetOf(classesIn(selector)[0] ?? "");
  /** By module: the characters of the rules that move, minus those of the copies. */
  const gain = new Map<string, number>();
  sheet.walkRules((rule) => {
    const sum = gain.get(moduleOf(rule)) ?? 0;
    const { length } = rule.toString();
    if (!isMatched(rule)) gain.set(moduleOf(rule), sum + length);
    else if (gain.has(moduleOf(rule))) gain.set(moduleOf(rule), sum - length);
  });
  const isFirst = (rule: Rule) => isMatched(rule) || (gain.get(moduleOf(rule)) ?? 0) <= 0;
  const begun = new Set<string>();
  const isLater = (rule: Rule) => {
    if (!isFirst(rule)) begun.add(moduleOf(rule));
    return classesIn(rule.selector).length > 0 && begun.has(moduleOf(rule));
  };
  return [pick(sheet, isFirst, true), pick(sheet, isLater, false)];
}

const parsed = new Map<string, Root>();

function parse(css: string): Root {
  const sheet = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, sheet);
  return sheet;
}

/**
 * A page with its first rules and a link to the others; undefined for a page without a place for the link.
 *
 * @param write keeps a file of rules, and returns its address below the site's
 */
export function linkLaterStyles(html: string, write: (css: string) => string): string | undefined {
  const end = html.search(place);
  if (end < 0 || html.includes(mark)) return;
  const before = html.slice(0, end);
  const classes = new Set([...before.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  let rest = "";
  let root = "/";
  const first = html.replace(inlined, (_, tag: string, folder: string, css: string) => {
    const [now, later] = partStyles(parse(css), classes);
    root = folder;
    rest += later;
    return tag + now;
  });
  // Firefox parses on beyond a link of styles, but waits for its file at the next script.
  return first.replace(place, (tag) => `${tag}${mark}${root}${write(rest)}"/><script> </script>`);
}

/** Parts the styles of all pages of a build. */
export function linkAllLaterStyles(publicFolder = "public"): void {
  const write = (css: string) => {
    const name = `static/later-${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
    const file = path.join(publicFolder, name);
    if (!existsSync(file)) writeAtomically(file, css);
    return name;
  };
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = linkLaterStyles(readFileSync(file, "utf8"), write);
    if (html) writeFileSync(file, html);
  }
}
