/**
 * Checks the links in texts: that they lead somewhere, by an address that stays right, and that their words say where.
 * Whether a page has the part that a link names after # is looked up in the built pages: see gatsby/check-fragments.ts.
 */
import { z } from "zod";
import { partsOf, unreadableLink } from "../kinds/linked-text";
import { metaOf } from "../kinds/schema-walk";
import { addressTrouble } from "../kinds/web-address";
import { type CheckedPage, pagesOf } from "./check-addresses";
import type { Content, ContentRule, Item } from "./content";
import { didYouMean, error, type Place, type Problem, shown, warning } from "./problem";
import { nearest } from "./strings";

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
  const bare = to.replace(/^mailto:\/*/i, "").replace(/[,.;]+$/, "");
  if (isMailAddress(bare)) return `mailto:${bare}`;
  if (/^[a-z]+:(?!\/\/)/i.test(to) && !/^https?:/i.test(to)) return undefined;
  const path = ownPath(bare, site) ?? plainPath(bare);
  if (site.pages.has(path.replace(/[?#].*$/s, ""))) return path;
  const web = `https://${bare.replace(/^(?:https?:)?\/*/i, "")}`;
  return addressTrouble(web) ? undefined : web;
}

/** Why nobody can write a letter by a link; undefined when one can. */
function mailTrouble(to: string): string | undefined {
  const [address = ""] = to.slice("mailto:".length).split("?");
  return to.startsWith("mailto:") && isMailAddress(address) ? undefined : "it holds no whole email address";
}

/** A link to another site, or to something that is no page. */
function* judgeOutwards(to: string, place: Place, site: Site): Generator<Problem> {
  if (/^tel:\+?\d[\d-]{2,}$/.test(to)) return;
  const isMail = /^mailto:/i.test(to);
  const scheme = /^(?!https?:)[a-z][a-z\d+.-]+:(?!\d)/i.exec(to)?.[0];
  const unknown = scheme && `what begins with "${scheme}" cannot be used here`;
  const trouble = isMail ? mailTrouble(to) : (unknown ?? addressTrouble(to));
  const path = trouble || isMail ? undefined : ownPath(to, site);
  if (trouble) {
    yield error("unusable-link", place, {
      found: `The link to ${shown(to)} leads nowhere: ${trouble}.`,
      expected:
        "The address of one of this site's pages, such as /artwork, of another site, with https:// before it, or mailto:{email}.",
      suggestion: didYouMean(meantBy(to, site)),
    });
  } else if (path !== undefined) {
    yield warning("own-address", place, {
      found: `${shown(to)} is a page of this very site, yet the link would leave it and come back.`,
      expected: "The page's path alone, such as /artwork: it is right on every computer, and before the launch too.",
      suggestion: didYouMean(path),
    });
  }
}

/** A link to a page of this site. */
function* judgeInwards(to: string, place: Place, site: Site, item: Item): Generator<Problem> {
  const { pages, aliases, drafts, isWhole } = site;
  const address = to.replace(/[?#].*$/s, "");
  const rest = to.slice(address.length);
  if (pages.has(address) || aliases.has(address)) return;
  if (drafts.has(address)) {
    if (item.isDraft) return;
    yield warning("link-to-draft", place, {
      found: `The link to ${shown(to)} leads to a draft, which visitors cannot see yet.`,
      expected: "The address of a page that is published.",
      suggestion: "Take the _ from the draft's file name to publish it, or leave the link out until then.",
    });
  } else if (isWhole) {
    // The page of a file that does not parse is there again as soon as somebody has mended it.
    const plain = plainPath(address);
    const meant = pages.has(plain) ? plain : nearest(plain, [...pages.keys(), ...aliases.keys()]);
    yield warning("link-to-nowhere", place, {
      found: `The link to ${shown(to)} leads to no page: visitors would be told that it is not there.`,
      expected: "The address of one of this site's pages, such as /artwork.",
      suggestion: didYouMean(meant && (aliases.get(meant) ?? meant) + rest),
    });
  }
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
    isWhole: content.isWhole(),
    host: settings ? hostOf(settings.value.url) : "",
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
              : [{ item, place: item.at(...path), to, words: runs.map((run) => run.words).join("") }],
          )
        : [],
    ),
  );

/** A part of a page that a text links to. */
export interface FragmentLink {
  place: Place;
  /** The page's address. */
  page: string;
  id: string;
}

/** The parts of pages that the published texts link to. */
export function fragmentLinks(content: Content): FragmentLink[] {
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

/** What is said of a link to a part that its page has not. */
export const missingFragment = ({ place, page, id }: FragmentLink, meant: string | undefined): Problem =>
  warning("link-to-no-part", place, {
    found: `The page ${page} has no part ${shown(`#${id}`)}: visitors would only come to its top.`,
    expected: "The id of a part of that page, as its address shows it after #; or the page alone.",
    suggestion: didYouMean(meant && `${page}#${meant}`),
  });

/** What looks like a link in a text is one. */
export const readableLinks: ContentRule = function* (content) {
  for (const item of content.items) {
    for (const { path, schema, value } of item.fields) {
      const unreadable = typeof value === "string" && metaOf(schema).linked && unreadableLink(value);
      if (!unreadable) continue;
      yield error("unreadable-link", item.at(...path), {
        found: `${shown(unreadable)} looks like a link, and visitors would see it as it stands.`,
        expected:
          "[words](/path), with words in the square brackets, an address in the round ones, and nothing between the two.",
      });
    }
  }
};

/** Links in texts lead somewhere, and their words say where. */
export const linksInTexts: ContentRule = function* (content) {
  const site = siteOf(content);
  for (const { item, place, to, words } of linksOf(content)) {
    if (empty.test(words.trim())) {
      yield warning("link-says-nothing", place, {
        found: words.trim()
          ? `The words of the link, ${shown(words)}, do not say where it leads.`
          : "The link has no words, so nobody can see or hear it.",
        expected: "Words that make sense alone, as people hear them who have a page's links read out.",
      });
    }
    if (to.startsWith("#")) continue;
    if (/^\/(?!\/)/.test(to)) yield* judgeInwards(to, place, site, item);
    else yield* judgeOutwards(to, place, site);
  }
};
