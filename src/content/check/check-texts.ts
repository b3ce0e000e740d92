/** Checks what stands inside texts: links that lead somewhere, spaces that nobody means, words left over from drafting. */
import { z } from "zod";
import { artworkKinds } from "../kinds/artwork-kinds";
import { kinds } from "../kinds/kinds";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { metaOf, unwrap, valueAt } from "../kinds/schema-walk";
import { addressTrouble } from "../kinds/web-address";
import { type Content, type Item, listAt } from "./content";
import { type Problem, problem } from "./messages";
import { nearest } from "./words";

const textOf = ({ json }: Item, field: string): string => {
  const value = valueAt(json.value, [field]);
  return typeof value === "string" ? value : "";
};

/** Every address at which the site has a page, and where an alias leads. */
function addressesOf(content: Content): { pages: Set<string>; aliases: Map<string, string> } {
  const pages = new Set<string>();
  const aliases = new Map<string, string>();
  for (const item of content.publishedOf("Page", "Book")) {
    const address = textOf(item, "path");
    pages.add(address);
    for (const alias of listAt(item, ["aliases"])) aliases.set(String(alias), address);
    const template = textOf(item, "template");
    if (template === "ages") for (const sheet of ["poster", "questions"]) pages.add(`${address}/${sheet}`);
    if (template === "lessons") pages.add(`${address}/print`);
  }
  const above = (template: string) => content.publishedOf("Page").find((page) => textOf(page, "template") === template);
  for (const { typeName, pagesBelow } of kinds) {
    if (!pagesBelow) continue;
    const parent = above(pagesBelow);
    const start = parent ? textOf(parent, "path") : `/${pagesBelow}`;
    for (const item of content.publishedOf(typeName)) {
      pages.add(`${start}/${item.slug}`);
      const kind = textOf(item, "kind");
      if (pagesBelow !== "artwork" || !Object.hasOwn(artworkKinds, kind)) continue;
      if (artworkKinds[kind as keyof typeof artworkKinds].forPaper) pages.add(`${start}/${item.slug}/print`);
    }
  }
  const books = new Map(content.publishedOf("Book").map((book) => [book.slug, textOf(book, "path")]));
  for (const chapter of content.publishedOf("Chapter")) {
    pages.add(`${books.get(textOf(chapter, "book"))}/${textOf(chapter, "address")}`);
  }
  return { pages, aliases };
}

/** The further pages of long lists come and go with the pictures, so nothing should lead to them; they are pages all the same. */
const furtherList = /^\/[^/]+\/[a-z-]+s(?:\/\d+)?$/;

/** Words that say nothing about where a link leads, to somebody who hears the links of a page one after another. */
const empty = /^(?:click |press |look |see |go )?(?:here|this|this link|this page|link|more|read more)[.!…]?$/i;

function checkLinks(content: Content, problems: Problem[]): void {
  const { pages, aliases } = addressesOf(content);
  const named = kinds.flatMap(({ typeName, pagesBelow, pagesBelowBooks }) =>
    pagesBelow || pagesBelowBooks ? [typeName] : [],
  );
  // The page of a file that cannot be read is there again as soon as somebody has mended it.
  const isWhole = content.isWhole("Page", "Book", ...named);
  const known = [...pages, ...aliases.keys()];
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (typeof value !== "string" || !metaOf(schema).linked) continue;
      const place = () => content.placeIn(item, path);
      const unreadable = unreadableLink(value);
      if (unreadable) problems.push(problem("unreadable-link", place(), unreadable));
      for (const { to, runs } of partsOf(value)) {
        if (to === undefined) continue;
        const words = runs.map((run) => run.words).join("");
        if (empty.test(words.trim())) problems.push(problem("link-says-nothing", place(), words));
        if (to.startsWith("mailto:") || to.startsWith("#")) continue;
        if (!to.startsWith("/") || to.startsWith("//")) {
          const trouble = addressTrouble(to);
          const meant = pages.has(`/${to}`) ? `/${to}` : undefined;
          if (trouble) problems.push(problem("unusable-link", place(), to, meant));
          continue;
        }
        const address = to.replace(/[?#].*$/s, "");
        const plain = address.replace(/(?<=.)\/+$/, "").toLowerCase();
        const rest = to.slice(address.length);
        const alias = aliases.get(address);
        if (pages.has(address) || (alias === undefined && (!isWhole || isFurtherList(plain, pages)))) continue;
        const meant = alias ?? (pages.has(plain) ? plain : nearest(plain, known));
        if (alias) problems.push(problem("link-to-alias", place(), to, alias + rest));
        else problems.push(problem("link-to-nowhere", place(), to, meant && meant + rest));
      }
    }
  }
}

const isFurtherList = (address: string, pages: ReadonlySet<string>) =>
  furtherList.test(address) &&
  Object.keys(artworkKinds).some((kind) => address.includes(`/${kind}s`)) &&
  pages.has(address.replace(/\/[a-z-]+s(?:\/\d+)?$/, ""));

/** What is left of a draft, or of a template that somebody filled in. */
const leftOver = /\b[Ll]orem ipsum\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\?\?\?|\bplaceholder\b/;

/** Texts that are pasted whole, in paragraphs; their own reader takes the spaces away. */
const isPasted = (item: Item) => item.kind.typeName === "Chapter";

function checkWords(content: Content, problems: Problem[]): void {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const inner = unwrap(schema);
      const { description, graphql, untilLaunch } = metaOf(schema);
      if (typeof value !== "string" || !description || graphql || untilLaunch) continue;
      if (!(inner instanceof z.ZodString) || inner instanceof z.ZodURL) continue;
      const place = () => content.placeIn(item, path);
      const left = leftOver.exec(value)?.[0];
      if (left) problems.push(problem("left-over-words", place(), left));
      if (!isPasted(item) && /[\t\r\n]| {2}/.test(value.trim())) problems.push(problem("odd-spaces", place(), value));
      const bare = /(?<!\]\()https?:\/\/[^\s)\]"”]+/.exec(value)?.[0];
      if (bare) problems.push(problem("bare-address", place(), bare, metaOf(schema).linked === true));
    }
  }
}

/** Everything that is wrong inside texts. */
export function checkTexts(content: Content, problems: Problem[]): void {
  for (const check of [checkLinks, checkWords]) check(content, problems);
}
