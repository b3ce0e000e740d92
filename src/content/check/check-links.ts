/**
 * Checks the links in texts: that they lead somewhere, by an address that stays right, and that their words say where.
 * Whether a page has the part that a link names after # is looked up in the built pages: see gatsby/check-parts.ts.
 */
import { z } from "zod";
import { kinds } from "../kinds/kinds";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { metaOf } from "../kinds/schema-walk";
import { addressTrouble } from "../kinds/web-address";
import { type CheckedPage, fits, pagesOf } from "./check-addresses";
import { type Content, type Item, textAt } from "./content";
import { type Place, type Problem, problem } from "./messages";
import { nearest } from "./words";

/** Words that say nothing about where a link leads, to somebody who hears the links of a page one after another. */
const empty = /^(?:(?:click |press |look |see |go )?(?:here|this|this link|this page|link|more|read more)[.!…]?)?$/i;

const isMailAddress = (text: string) => text === "{email}" || z.email().safeParse(text).success;

/** What a link is looked up in. */
interface Site {
  /** Every page that visitors can be led to, by its address. */
  pages: Map<string, CheckedPage>;
  /** Where aliases lead. */
  aliases: Map<string, string>;
  /** The addresses that drafts will have. */
  drafts: Set<string>;
  /** True when every page is known. */
  isWhole: boolean;
  /** The site's own name, without "www.". */
  host: string;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "");

/** A path as pages have it: in small letters, with no slash, file's ending or folder of ours about it. */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:data\/)?(?:pages\/)?/, "/")
    .replace(/\.(?:html?|json)$/, "")
    .replace(/(?<=.)\/+$/, "");

/** The path in an address of this very site. */
function ownPath(address: string, { host }: Site): string | undefined {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!host || hostOf(whole) !== host) return undefined;
  const { pathname, search, hash } = new URL(whole);
  return pathname.replace(/(?<=.)\/+$/, "") + search + hash;
}

/** What somebody probably meant who wrote an address that leads nowhere. */
function meantBy(to: string, site: Site): string | undefined {
  const bare = to.replace(/[,.;]+$/, "");
  if (isMailAddress(bare)) return `mailto:${bare}`;
  const path = ownPath(bare, site) ?? plainPath(bare);
  if (site.pages.has(path.replace(/[?#].*$/s, ""))) return path;
  const web = `https://${bare.replace(/^(?:https?:)?\/*/i, "")}`;
  return addressTrouble(web) ? undefined : web;
}

function checkMail(to: string, place: Place): Problem[] {
  const [address = "", subject] = to.slice("mailto:".length).split(/(?=\?)/);
  if (to.startsWith("mailto:") && isMailAddress(address)) return [];
  const bare = address.replace(/^\/+|[,.;]+$/g, "");
  return [problem("bad-mail-link", place, to, isMailAddress(bare) ? `mailto:${bare}${subject ?? ""}` : undefined)];
}

/** A link to another site, or to something that is no page. */
function checkOutwards(to: string, place: Place, site: Site): Problem[] {
  if (/^mailto:/i.test(to)) return checkMail(to, place);
  if (/^tel:\+?\d[\d-]{2,}$/.test(to)) return [];
  const scheme = /^(?!https?:)[a-z][a-z\d+.-]+:(?!\d)/i.exec(to)?.[0];
  const trouble = scheme ? `what begins with "${scheme}" cannot be used here` : addressTrouble(to);
  if (trouble) return [problem("unusable-link", place, to, trouble, scheme ? undefined : meantBy(to, site))];
  const path = ownPath(to, site);
  return path === undefined ? [] : [problem("own-address", place, to, path)];
}

/** A link to a page of this site. */
function checkInwards(to: string, place: Place, site: Site, item: Item): Problem[] {
  const { pages, aliases, drafts, isWhole } = site;
  const address = to.replace(/[?#].*$/s, "");
  if (pages.has(address)) return [];
  const rest = to.slice(address.length);
  const alias = aliases.get(address);
  if (alias) return [problem("link-to-alias", place, to, alias + rest)];
  if (drafts.has(address)) return item.isDraft ? [] : [problem("link-to-draft", place, to)];
  // The page of a file that cannot be read is there again as soon as somebody has mended it.
  if (!isWhole) return [];
  const plain = plainPath(address);
  const meant = pages.has(plain) ? plain : nearest(plain, [...pages.keys(), ...aliases.keys()]);
  return [problem("link-to-nowhere", place, to, meant && (aliases.get(meant) ?? meant) + rest)];
}

/** Every address of the site. */
function siteOf(content: Content): Site {
  const all = pagesOf(content.items);
  const published = pagesOf(content.items.filter(({ isDraft }) => !isDraft));
  const pages = new Map(published.map((page) => [page.path, page]));
  const [settings] = content.itemsOf("SiteSettings");
  return {
    pages,
    aliases: new Map(published.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))),
    drafts: new Set(all.flatMap(({ path }) => (pages.has(path) ? [] : [path]))),
    isWhole: content.isWhole(...kinds.map(({ typeName }) => typeName)) && content.items.every(fits),
    host: settings ? hostOf(textAt(settings, "url")) : "",
  };
}

/** A link in a text of the content. */
interface Link {
  item: Item;
  place: Place;
  to: string;
  words: string;
}

/** Every link in the texts, those of a text that cannot be read left out. */
const linksOf = (content: Content): Link[] =>
  content.items.flatMap((item) =>
    item.fields.flatMap(({ path, schema, value }) =>
      typeof value === "string" && metaOf(schema).linked
        ? partsOf(value).flatMap(({ to, runs }) =>
            to === undefined
              ? []
              : [{ item, place: content.placeIn(item, path), to, words: runs.map((run) => run.words).join("") }],
          )
        : [],
    ),
  );

/** A part of a page that a text links to. */
export interface LinkedPart {
  place: Place;
  /** The page's address. */
  page: string;
  id: string;
}

/** The parts of pages that the published texts link to. */
export function linkedParts(content: Content): LinkedPart[] {
  const { pages } = siteOf(content);
  const all = [...pages.values()];
  /** The page on which an item's texts stand; the home page for what stands on every one. */
  const pageOf = (item: Item) =>
    all.find((page) => page.isOwn && page.item.item === item)?.path ??
    all.find(({ template }) => template === item.kind.shownBy)?.path ??
    "/";
  return linksOf(content).flatMap(({ item, place, to }) => {
    const [, address, id] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.+)$/s.exec(to) ?? [];
    const page = address ?? pageOf(item);
    return id && !item.isDraft && pages.has(page) ? [{ place, page, id }] : [];
  });
}

/** Everything that is wrong with the links in texts. */
export function checkLinks(content: Content, problems: Problem[]): void {
  const site = siteOf(content);
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const unreadable = typeof value === "string" && metaOf(schema).linked && unreadableLink(value);
      if (unreadable) problems.push(problem("unreadable-link", content.placeIn(item, path), unreadable));
    }
  }
  for (const { item, place, to, words } of linksOf(content)) {
    if (empty.test(words.trim())) problems.push(problem("link-says-nothing", place, words));
    if (to.startsWith("#")) continue;
    if (/^\/(?!\/)/.test(to)) problems.push(...checkInwards(to, place, site, item));
    else problems.push(...checkOutwards(to, place, site));
  }
}
