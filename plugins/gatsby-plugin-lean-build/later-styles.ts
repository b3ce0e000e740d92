/**
 * Critical CSS: a page keeps those rules that its HTML before an empty `<div id="later-styles">` can match. That element links
 * the whole sheets: browsers stop reading there until these have come, and what stands before is painted alone.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";

const place = /<div(?=[^>]* id="later-styles")[^>]*>(?=<\/div>)/;

/** A <style> that Gatsby has made of a sheet: its tag, the sheet's address and its rules. */
const inlined = /(<style data-href="([^"]*)"[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** Pseudo-classes with selectors of their own, whose names an element need not have. */
const functional = /:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)/g;

/** The names of elements, and of classes with their dot, that a selector asks for. */
const namesIn = (selector: string) =>
  selector
    .replace(functional, "")
    .replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, "")
    .match(/\.?-?[a-z_][\w-]*/gi) ?? [];

const isFrame = ({ parent }: Rule) => (parent as AtRule).name === "keyframes";

/** The rules that elements and classes of these names may need on a screen, as HTML has them (`<p class="lead">`: p, .lead). */
export function firstStyles(sheet: Root, names: ReadonlySet<string>): string {
  const first = sheet.clone();
  const canMatch = (selector: string) => namesIn(selector).every((name) => names.has(name));
  const prune = (container: Container) => {
    container.each((node) => {
      if (node.type === "rule" && !isFrame(node) && !node.selectors.some(canMatch)) node.remove();
      if (node.type !== "atrule" || !node.nodes?.length) return;
      prune(node);
      if (node.params === "print" || node.nodes.length === 0) node.remove();
    });
  };
  prune(first);
  return first.toString();
}

const parsed = new Map<string, Root>();

function parse(css: string): Root {
  const sheet = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, sheet);
  return sheet;
}

/** A page with its first rules and links to all of them; undefined where it has no place for these. */
export function linkLaterStyles(html: string): string | undefined {
  const [before = "", after] = html.split(place);
  if (after === undefined) return;
  const names = new Set(["html", "body"]);
  for (const [, name = "", classes = ""] of before.matchAll(/<(\w+)(?:[^>]*? class="([^"]*)")?/g)) {
    names.add(name);
    for (const each of classes.split(" ")) names.add(`.${each}`);
  }
  const links: string[] = [];
  const first = html.replace(inlined, (_, tag: string, address: string, css: string) => {
    links.push(`<link rel="stylesheet" href="${address}"/>`);
    return tag + firstStyles(parse(css), names);
  });
  return first.replace(place, (tag) => tag + links.join(""));
}

/** Parts the styles of all pages of a build. */
export function linkAllLaterStyles(publicFolder = "public"): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = linkLaterStyles(readFileSync(file, "utf8"));
    if (html) writeFileSync(file, html);
  }
}
