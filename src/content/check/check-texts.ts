/** Checks what stands inside texts: links that lead somewhere, spaces that nobody means, words left over from drafting. */
import { z } from "zod";
import { artworkKindNames, artworkKinds } from "../kinds/artwork-kinds";
import { furtherLists, shownOfEach } from "../kinds/artwork-lists";
import { kinds } from "../kinds/kinds";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { metaOf, unwrap } from "../kinds/schema-walk";
import { addressTrouble } from "../kinds/web-address";
import { addressesOfItems } from "./check-addresses";
import { type Content, type Item, listAt, textAt } from "./content";
import { type Problem, problem } from "./messages";
import { nearest } from "./words";

/** Every address at which the site has a page, and where an alias leads. */
function addressesOf(content: Content): { pages: Set<string>; aliases: Map<string, string> } {
  const pages = new Set<string>();
  const aliases = new Map<string, string>();
  const above = content.publishedOf("Page", "Book");
  for (const item of above) {
    const address = textAt(item, "path");
    pages.add(address);
    for (const alias of listAt(item, ["aliases"])) aliases.set(String(alias), address);
    const template = textAt(item, "template");
    if (template === "ages") for (const sheet of ["poster", "questions"]) pages.add(`${address}/${sheet}`);
    if (template === "lessons") pages.add(`${address}/print`);
  }
  const items = content.items.filter(({ isDraft }) => !isDraft);
  for (const { item, address } of addressesOfItems(items, above)) {
    pages.add(address);
    const kind = item.kind.typeName === "Artwork" && artworkKindNames.find((name) => name === textAt(item, "kind"));
    if (kind && artworkKinds[kind].forPaper) pages.add(`${address}/print`);
  }
  const list = above.find((page) => textAt(page, "template") === "artwork");
  const artworks = content.publishedOf("Artwork").map((artwork) => textAt(artwork, "kind"));
  const totals = artworkKindNames.map((name) => artworks.filter((kind) => kind === name).length);
  const shown = shownOfEach(totals);
  for (const [index, kind] of list ? artworkKindNames.entries() : []) {
    for (const { path } of furtherLists(textAt(list as Item, "path"), kind, totals[index] ?? 0, shown)) pages.add(path);
  }
  return { pages, aliases };
}

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
        if (pages.has(address) || (alias === undefined && !isWhole)) continue;
        const meant = alias ?? (pages.has(plain) ? plain : nearest(plain, known));
        if (alias) problems.push(problem("link-to-alias", place(), to, alias + rest));
        else problems.push(problem("link-to-nowhere", place(), to, meant && meant + rest));
      }
    }
  }
}

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
      // Of what stands in braces, the site fills in the contact's address alone.
      const unfilled = metaOf(schema).linked ? /\{(?!email\})[\w -]{1,30}\}/.exec(value)?.[0] : undefined;
      if (left ?? unfilled) problems.push(problem("left-over-words", place(), String(left ?? unfilled)));
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
