/** Checks the links in texts: that they lead somewhere, by an address that stays right, and that their words say where. */
import { z } from "zod";
import { kinds } from "../kinds/kinds";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { metaOf } from "../kinds/schema-walk";
import { addressTrouble } from "../kinds/web-address";
import { addressesOfItems } from "./check-addresses";
import { type Content, type Item, textAt } from "./content";
import { type Place, type Problem, problem } from "./messages";
import { type Addresses, addressesOf, around, type Part } from "./page-parts";
import { nearest } from "./words";

/** Words that say nothing about where a link leads, to somebody who hears the links of a page one after another. */
const empty = /^(?:(?:click |press |look |see |go )?(?:here|this|this link|this page|link|more|read more)[.!…]?)?$/i;

const isMailAddress = (text: string) => text === "{email}" || z.email().safeParse(text).success;

/** What a link is looked up in. */
interface Site extends Addresses {
  /** True when every page and every part of one is known. */
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

/** A part of a page, after #. */
function checkPart(to: string, page: string, place: Place, { pages, isWhole }: Site): Problem[] {
  const id = /#(.+)$/s.exec(to)?.[1];
  const { parts = [], others } = pages.get(page) ?? {};
  if (!id || !isWhole || others?.test(id) || [...parts, ...around].some((part) => part.id === id)) return [];
  const ids = parts.map((part) => part.id);
  const elsewhere = [...pages].find((one) => one[1].parts.some((part) => part.id === id && part.item))?.[0];
  const meant = nearest(id, ids);
  const suggestion = meant ? `${page}#${meant}` : elsewhere && `${elsewhere}#${id}`;
  return [problem("link-to-no-part", place, page, id, ids, suggestion)];
}

/** A link to a page of this site. */
function checkInwards(to: string, place: Place, site: Site, item: Item): Problem[] {
  const { pages, aliases, drafts, isWhole } = site;
  const address = to.replace(/[?#].*$/s, "");
  if (pages.has(address)) return checkPart(to, address, place, site);
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

/** The address of the page on which an item's texts stand, where that is one. */
function pageOf(content: Content, item: Item): string | undefined {
  const pages = content.itemsOf("Page", "Book");
  if (pages.includes(item)) return textAt(item, "path");
  const [own] = addressesOfItems([item], pages);
  if (own) return own.address;
  const shower = pages.find((page) => item.kind.shownBy && textAt(page, "template") === item.kind.shownBy);
  return shower && textAt(shower, "path");
}

/** What stands behind # is one part's alone: the browser goes to the first of that name, and knows no other. */
function checkPartNames(content: Content, { pages }: Addresses, problems: Problem[]): void {
  for (const [address, { parts }] of pages) {
    const taken = new Map<string, Part>();
    for (const part of [...around, ...parts]) {
      const { id, item, path } = part;
      const other = taken.get(id);
      taken.set(id, part);
      // What a file says twice has been told already, where it says it.
      if (!other || !item || other.item === item) continue;
      const place = path ? content.placeIn(item, path) : content.place(item.path);
      problems.push(problem("same-part", place, address, id, path === undefined));
    }
  }
}

/** Everything that is wrong with the links in texts, and with what they lead to. */
export function checkLinks(content: Content, problems: Problem[]): void {
  const [settings] = content.itemsOf("SiteSettings");
  const addresses = addressesOf(content);
  checkPartNames(content, addresses, problems);
  const site: Site = {
    ...addresses,
    isWhole: content.isWhole(...kinds.map(({ typeName }) => typeName)),
    host: settings ? hostOf(textAt(settings, "url")) : "",
  };
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      if (typeof value !== "string" || !metaOf(schema).linked || !/[[\]]/.test(value)) continue;
      const place = content.placeIn(item, path);
      const unreadable = unreadableLink(value);
      if (unreadable) problems.push(problem("unreadable-link", place, unreadable));
      for (const { to, runs } of partsOf(value)) {
        if (to === undefined) continue;
        const words = runs.map((run) => run.words).join("");
        if (empty.test(words.trim())) problems.push(problem("link-says-nothing", place, words));
        if (to.startsWith("#")) problems.push(...checkPart(to, pageOf(content, item) ?? "", place, site));
        else if (/^\/(?!\/)/.test(to)) problems.push(...checkInwards(to, place, site, item));
        else problems.push(...checkOutwards(to, place, site));
      }
    }
  }
}
