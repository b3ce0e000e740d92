/** Rules about links in texts. Fragments (/page#id) that content does not decide are looked up in built pages: ../check-fragments.ts. */
import { unescape as decoded } from "node:querystring";
import { z } from "zod";
import { metaOf } from "../model/schema-walk";
import { addressInCode, plainAddress, urlProblem, urlOf } from "../model/public-url";
import type { Content, ContentPage, ContentRule, Item, Model } from "./content";
import { isOther, nearest, nearestName } from "./did-you-mean";
import { didYouMean, error, joinNames, type Place, type Problem, shown, warning } from "./problem";
import { invisible } from "./texts";

/** Link texts that mean nothing out of context (WCAG 2.4.4), as in a screen reader's list of links. */
const empty =
  /^(?:(?:click |press |look |see |go )?(?:here|this|this link|this page|link|more|read more|https?:\S+)[.!…]?)?$/i;

/** A picture in Markdown. */
const pictureMarkup = /(?<![\p{L}\p{N}])!\[[^\]]*\]\([^)]*\)/gu;

const isMailAddress = (text: string) => text === "{email}" || z.email().safeParse(text).success;

const isTelephone = (to: string) => /^tel:\+?\d[\d-]{2,}$/.test(to);

/** A telephone link with digits and hyphens alone; the (0) behind a country's number is not dialled. */
const plainTelephone = (to: string) => to.replace(/(?<=^tel:[\s(]*\+[\d\s().-]+)\(0\)/, "").replace(/[\s().]/g, "");

/** An address with the ending of a file that is no page's. */
const isFile = (address: string) => /\.(?!html?$|json$)\w{2,5}$/i.test(address);

/** Indexes to resolve links. */
interface Site {
  /** Published pages by path. */
  pages: Map<string, ContentPage>;
  /** Targets of aliases. */
  aliases: Map<string, string>;
  /** Paths of drafts and scheduled items, with the days of the latter. */
  drafts: Map<string, string | undefined>;
  files: ReturnType<NonNullable<Model["filesOf"]>>;
  /** True if all files parse, so that every page is known. */
  isWhole: boolean;
  /** The site's host, without "www.". */
  host: string;
}

const hostOf = (address: string) => urlOf(address)?.hostname.replace(/^www\./, "") ?? "";

/** Normalises a path: lower case, without trailing slash, file extension or "data/". */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)*(?:data\/)?(?:pages\/)?/, "/")
    .replace(/\.(?:html?|json)$/, "")
    .replace(/\/index$/, "/")
    .replace(/(?<=.)\/+$/, "");

/** The maintainer's own computer, where `npm start` and `npm run serve` show the site. */
const isOwnComputer = (host: string) => /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0)$/.test(host);

/** The path of an absolute URL to this site, or to what a maintainer sees of it. */
function ownPath(address: string, { host }: Site): string | undefined {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  // In "name@site" the first is a user, not the site.
  if (/^https?:\/\/[^/?#]*@/i.test(whole)) return undefined;
  const named = hostOf(whole);
  if (!isOwnComputer(named) && (!host || named !== host)) return undefined;
  const { pathname, search, hash } = new URL(whole);
  return pathname.replace(/(?<=.)\/+$/, "") + search + hash;
}

/** Whether a page, an old address of one or a file has this address. */
const isThere = (address: string, { pages, aliases, files }: Site) =>
  pages.has(address) ||
  aliases.has(address) ||
  files.named.includes(decoded(address).normalize()) ||
  files.isMade(address);

/** A site's address without that of a page; a site below another's name is somebody's page there. */
const aloneSite = /^https:\/\/(?:www\.)?[^/?#.]+\.(?:com?\.)?[^/?#.]+\/?$/;

/** The same of a path with what follows it; with unparsable files there may be any. A home page that is missing is told once. */
const isPage = (path: string, site: Site) =>
  !site.isWhole || path === "/" || isThere(path.replace(/[?#].*$/s, ""), site);

/** The file that is meant by an address at which there is none: one of a like name, in whatever folder. */
function fileMeant(address: string, { files }: Site): string | undefined {
  const bare = (path: string) => lastPart(path).replace(/\.\w+$/, "");
  const last = nearest(lastPart(decoded(address)), files.named.map(lastPart));
  const meant = files.named.find((one) => lastPart(one) === last);
  return meant && !isOther(bare(decoded(address)), bare(meant)) ? encodeURI(meant) : undefined;
}

/** A suggestion for a link that leads nowhere. */
function meantBy(written: string, site: Site): string | undefined {
  const to = addressInCode(written)
    .replace(/^mailto:\/*(?=https?:)/i, "")
    .replace(/^(?:h*t+p*s*:\/+)+/i, "https://");
  if (isTelephone(plainTelephone(to))) return plainTelephone(to);
  const mail = to.replace(/^mailto:\/*|[<>]/gi, "").replace(/@+/g, "@");
  if (isMailAddress(mail.replace(/\?.*$/s, ""))) return `mailto:${mail}`;
  if (/^mailto:\/*\{/i.test(to)) return "mailto:{email}";
  if (/^[^/?#]*@|^mailto:/i.test(to)) return undefined;
  const own = ownPath(to, site);
  const path = own ?? plainPath(to);
  if (site.pages.has(path.replace(/[?#].*$/s, ""))) return path;
  if (own !== undefined) return pageMeant(own, site);
  const file = isFile(to) && !/^[^/]*:|^www\./i.test(to) ? fileMeant(to, site) : undefined;
  if (file) return file;
  const web = `https://${to.replace(/^(?:https?:)?\/*/i, "")}`;
  const plain = plainAddress(web) ?? web;
  if (!urlProblem(plain)) return plain;
  return /^[\w/-]+$/.test(to) ? pageMeant(path, site) : undefined;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/** The page that a dead link means, with what follows its path: one that was moved, or whose last part is similar. */
function pageMeant(to: string, { pages, aliases }: Site): string | undefined {
  const paths = [...pages.keys(), ...aliases.keys()];
  const address = to.replace(/[?#].*$/s, "");
  const path = plainPath(address);
  // The name of an item's file, as references have it.
  const named = [...pages.values()].find(
    ({ isOwn, item: { item } }) => isOwn && [`/${item.slug}`, `/${item.kind.name}/${item.slug}`].includes(path),
  );
  if (named) return named.path + to.slice(address.length);
  // Below one page are things of one kind: its neighbours come first, and a namesake of another kind is not meant.
  const beside = paths.filter((one) => folderOf(one) === folderOf(path));
  // Where nothing lies below a page that there is, one below another is not meant either, nor at the top one with other letters.
  const isTop = folderOf(path) === "/";
  const isBelow = !isTop && (beside.length > 0 || pages.has(folderOf(path).slice(0, -1)));
  const wanted = lastPart(path);
  const further = paths.filter((one) => (isBelow ? folderOf(one) === "/" : !isTop || lastPart(one) === wanted));
  const near = [...beside, ...further];
  const names = beside.map(lastPart).filter(Boolean);
  const last =
    // "the-awakening" for "book-two-the-awakening".
    names.find((name) => wanted.endsWith(`-${name}`) || name.endsWith(`-${wanted}`)) ??
    nearestName(wanted, names) ??
    nearest(wanted, near.map(lastPart));
  const alike = near.filter((one) => lastPart(one) === last);
  const meant = nearest(path, alike) ?? alike[0];
  // A page that is gone has no other name: another item's would be another story.
  if (!meant || isOther(wanted, lastPart(meant))) return undefined;
  return (aliases.get(meant) ?? meant) + to.slice(address.length);
}

/**
 * The warning for a whole address at the site's own host at which there is no page; `path` is its path, with what follows
 * it. A text's link wants the path of the page that is meant, a field the whole address.
 */
function ownDeadEnd(to: string, path: string, place: Place, site: Site, isField = false): Problem {
  const meant = pageMeant(path, site);
  return warning("link-to-own-nowhere", place, {
    found: `The link to ${shown(to)} leads to this very site, which has no such page.`,
    expected:
      "The address of one of this site's pages, or of another site. If something else answers there, it may stay.",
    suggestion: didYouMean(meant && (isField ? to.slice(0, to.indexOf("/", to.indexOf("//") + 2)) : "") + meant),
  });
}

/** Checks an external link, or one with another scheme. */
function* judgeOutwards(to: string, place: Place, site: Site): Generator<Problem> {
  const isCode = addressInCode(to) !== to;
  const [, mail] = /^mailto:([^?]*)/.exec(to) ?? [];
  if (isTelephone(to) || (mail !== undefined && isMailAddress(mail) && !isCode)) return;
  const scheme = /^(?!https?:)[a-z][a-z\d+.-]+:(?!\d)/i.exec(to)?.[0];
  const unknown = to.startsWith("tel:")
    ? "a telephone number has digits and hyphens alone, with a + before a country's"
    : scheme && `what begins with "${scheme}" cannot be used here`;
  const noMail = isCode ? "it was copied out of HTML code" : "it holds no whole email address";
  const preview = isOwnComputer(hostOf(to.includes("://") ? to : `https://${to}`))
    ? "only your own computer answers there"
    : undefined;
  const trouble = mail === undefined ? (preview ?? unknown ?? urlProblem(to)) : noMail;
  const path = trouble ? undefined : ownPath(to, site);
  if (trouble) {
    yield error("unusable-link", place, {
      found: `The link to ${shown(to)} leads nowhere: ${trouble}.`,
      expected:
        "The address of one of this site's pages, such as /artwork, of another site, with https:// before it, or mailto:{email}.",
      suggestion: didYouMean(meantBy(to, site)),
    });
  } else if (path !== undefined && !isPage(path, site)) {
    yield ownDeadEnd(to, path, place, site);
  } else if (path !== undefined) {
    yield warning("own-address", place, {
      found: `${shown(to)} is a page of this very site, yet the link would leave it and come back.`,
      expected: "The page's path alone, such as /artwork: it is right on every computer, and before the launch too.",
      suggestion: didYouMean(path),
    });
  }
}

/** Checks a link to a page of this site. */
function* judgeInwards(to: string, place: Place, site: Site, item: Item): Generator<Problem> {
  const { drafts, isWhole } = site;
  const address = to.replace(/[?#].*$/s, "");
  if (isThere(address, site)) return;
  if (drafts.has(address)) {
    if (item.isDraft) return;
    const day = drafts.get(address);
    yield warning("link-to-draft", place, {
      found: `The link to ${shown(to)} leads to ${day ? `what waits until ${day}` : "a draft"}, which visitors cannot see yet.`,
      expected: "The address of a page that is published.",
      suggestion: day
        ? "Make the link on that day, or date the page today."
        : "Take the _ from the draft's file name to publish it, or leave the link out until then.",
    });
  } else if (isWhole) {
    // Of another site's address the slash before it is too much.
    const isAbroad = /^\/(?:https?:|www\.)/i.test(to);
    const isOfFile = isFile(address) && !isAbroad;
    const meant = isAbroad ? meantBy(to.slice(1), site) : isOfFile ? fileMeant(address, site) : pageMeant(to, site);
    const page = "address of one of this site's pages, such as /artwork";
    // With unparsable files the target may exist: do not report.
    yield warning("link-to-nowhere", place, {
      found: `The link to ${shown(to)} leads to no ${isOfFile ? "file" : "page"}: visitors would be told that it is not there.`,
      expected: isOfFile
        ? `A file in the folder static/, such as /leaflet.pdf for static/leaflet.pdf, or the ${page}.`
        : `The ${page}${meant ? "" : '. If the page has moved, its new address, and the old one in its "aliases"'}.`,
      suggestion: didYouMean(meant),
    });
  }
}

/** Builds the indexes. */
function siteOf(content: Content): Site {
  const { model, items } = content;
  const all = model.pagesOf(items);
  const published = model.pagesOf(items.filter(({ isDraft }) => !isDraft));
  // Of two pages at one address the first has it, as the rule of addresses tells.
  const pages = new Map<string, ContentPage>();
  for (const page of published) if (!pages.has(page.path)) pages.set(page.path, page);
  return {
    pages,
    aliases: new Map(published.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))),
    drafts: new Map(all.flatMap(({ path, item }) => (pages.has(path) ? [] : [[path, item.item.waitsUntil]]))),
    files: model.filesOf?.(content) ?? { named: [], isMade: isFile },
    isWhole: content.isWhole(),
    host: hostOf(model.addressOf(content) ?? ""),
  };
}

interface Link {
  item: Item;
  place: Place;
  to: string;
  words: string;
}

const linkedTexts = (content: Content) => content.texts().filter(({ schema }) => metaOf(schema).linked);

/** All links in texts that can be parsed. */
const linksOf = (content: Content): Link[] =>
  linkedTexts(content).flatMap(({ item, path, value }) =>
    content.model.linksIn(value.replace(pictureMarkup, "")).map((link) => ({ item, place: item.at(...path), ...link })),
  );

/** A link with a fragment (/page#id). */
interface FragmentLink {
  place: Place;
  page: ContentPage;
  id: string;
}

/** All fragment links of published texts. */
export function fragmentLinks(content: Content): FragmentLink[] {
  const { pages, aliases } = siteOf(content);
  const all = [...pages.values()];
  /** The page that shows an item; the home page for what is on every page. */
  const pageOf = (item: Item) =>
    all.find((page) => page.isOwn && page.item.item === item)?.path ??
    all.find(({ template }) => template === item.kind.shownBy)?.path ??
    "/";
  return linksOf(content).flatMap(({ item, place, to }) => {
    const [, address, id] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.+)$/s.exec(to) ?? [];
    const path = address ?? pageOf(item);
    const page = pages.get(aliases.get(path) ?? path);
    // Browsers know #top themselves.
    return id && id !== "top" && !item.isDraft && page ? [{ place, page, id }] : [];
  });
}

/** The warning for a link whose page has no such fragment id; `parts` are the ids that it has. */
export function missingFragment({ place, page: { path }, id }: FragmentLink, parts: readonly string[]): Problem {
  const meant = nearest(id, parts);
  return warning("link-to-no-part", place, {
    found: `The page ${path} has no part ${shown(`#${id}`)}: visitors would only come to its top.`,
    expected: `${parts.length > 0 ? `One of ${joinNames(parts, "disjunction", 12)} after #` : "No part"}, or the page alone.`,
    suggestion: didYouMean(meant && `${path}#${meant}`),
  });
}

/** Fragment links lead to parts that their page has, as far as the content decides it: all of it, since any file may make a part. */
export const partsInTexts: ContentRule = function* (content) {
  if (!content.isWhole()) return;
  for (const link of fragmentLinks(content)) {
    const parts = content.model.partsWithout?.(link.id, link.page, content);
    if (parts) yield missingFragment(link, parts);
  }
};

/** Rejects malformed link markup. */
export const readableLinks: ContentRule = function* (content) {
  for (const { item, path, value } of linkedTexts(content)) {
    const [picture] = value.match(pictureMarkup) ?? [];
    if (picture) {
      yield error("picture-in-text", item.at(...path), {
        found: `${shown(picture)} is a picture in a text, where none can stand.`,
        expected: "Words and links alone: pictures have fields of their own.",
      });
    }
    const unreadable = content.model.unreadableLink(value.replace(pictureMarkup, ""));
    if (!unreadable) continue;
    // Spaces around an address, a title behind it, and what a letter is about.
    const [, words, to = ""] = /^\[([^\]]+)\]\s*\(\s*(.*?)\s*(?:["“'].*)?\)$/s.exec(unreadable) ?? [];
    const letter = to.replace(/(?<=^mailto:)\s+|\s+(?=\?)/g, "").replace(/(?<=\?.*)\s+/g, "%20");
    const whole = to.replace(/\([^()]*$/, "$&)");
    const address = to.startsWith("tel:") ? plainTelephone(to) : to.startsWith("mailto:") ? letter : whole;
    const meant = `[${words}](${address})`;
    // Another slip in it is told once this one is mended; a number with more in it than digits would be a wrong one.
    const isLink = content.model.linksIn(meant)[0]?.to === address && (!to.startsWith("tel:") || isTelephone(address));
    yield error("unreadable-link", item.at(...path), {
      found: `${shown(unreadable)} looks like a link, and visitors would see it as it stands.`,
      expected:
        "[words](/path), with words in the square brackets, an address without spaces in the round ones, and nothing between the two.",
      suggestion: didYouMean(isLink ? meant : undefined),
    });
  }
};

/** Links have existing targets and descriptive texts. */
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
    if (/^(?:\/.*)?#$/.test(to)) {
      yield warning("link-to-no-part", place, {
        found: `Nothing stands behind the # of the link to ${shown(to)}.`,
        expected: "The part of the page that is meant behind it, or the page alone.",
        suggestion: didYouMean(to.slice(0, -1) || undefined),
      });
    }
    // Signs that nobody sees are told where texts are judged.
    if (to.startsWith("#") || invisible.test(to)) continue;
    if (/^\/(?!\/)/.test(to)) yield* judgeInwards(to, place, site, item);
    else yield* judgeOutwards(to, place, site);
  }
  // Fields that hold one whole address, such as a shop's; the site's own is the address of its home page.
  for (const { item, path, schema, value } of content.texts()) {
    const { description = "", examples: [example] = [] } = metaOf(schema);
    if (aloneSite.test(value) && /^https:/.test(String(example)) && !aloneSite.test(String(example))) {
      yield warning("front-page", item.at(...path), {
        found: `${shown(value)} is a site's first page.`,
        expected: `${description} If there is no other page, it may stay.`,
      });
    }
    const own = /^https?:\/\/\S+$/i.test(value) ? ownPath(value, site) : undefined;
    if (own !== undefined && !isPage(own, site)) yield ownDeadEnd(value, own, item.at(...path), site, true);
  }
};
