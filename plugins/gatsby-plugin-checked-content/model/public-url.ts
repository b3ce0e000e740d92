/** Rejects URLs that no visitor should get: no https or public name, credentials, two in one. */
import { homoglyphOf } from "./homoglyphs";

/** The parsed URL; undefined if malformed. URL.canParse does not do: Node 20, once it has optimised it, refuses "ü" in a host. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** "&" as an HTML entity, as in a URL that was copied out of HTML code. */
const ampersands = /&(?:amp|#0*38|#x0*26);(?:amp;)*/gi;

/** Any other HTML entity: "&quot;", "&#39;". */
const entity = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

/** Redirects that count clicks: the real URL is a parameter of theirs. Links that are copied on those sites begin so. */
const counters =
  /^(?:www\.google\.[a-z.]+\/url|lm?\.(?:facebook|instagram)\.com\/|[\w.-]+\.safelinks\.protection\.outlook\.com\/|out\.reddit\.com\/|www\.youtube\.com\/redirect)/;

/** Services of short links, and others that pass on: nobody sees where one leads, and the service counts who follows it. */
const shorteners =
  /^(?:bit\.ly|bitly\.com|buff\.ly|cutt\.ly|goo\.gl|is\.gd|lnkd\.in|ow\.ly|rb\.gy|rebrand\.ly|shorturl\.at|t\.co|t\.ly|tiny\.cc|tinyurl\.com|v\.gd|a\.co|amzn\.(?:to|eu|asia|in)|g\.co|share\.google|v[mt]\.tiktok\.com|pin\.it|spotify\.link|urldefense(?:\.proofpoint)?\.com|[\w-]+\.translate\.goog)$/;

/** Pages that only their owner can open: a shop's, a channel's or a list's own dashboard, a document that is being written. */
const ownersPages = new RegExp(
  [
    "(?:admin|dashboard|login|accounts)\\.[^./]+\\.(?!.*/forms/)",
    "(?:studio\\.youtube|create\\.roblox|kdp\\.amazon|author\\.amazon)\\.com/",
    "us\\d+\\.admin\\.mailchimp\\.com/",
    "app\\.(?:kit|convertkit)\\.com/designers/",
    "(?:docs|drive)\\.google\\.com/.*/edit$",
    "www\\.(?:etsy\\.com/your/|canva\\.com/design/.*/edit$|redbubble\\.com/(?:portfolio|studio)/|instagram\\.com/accounts/)",
    "(?:business\\.facebook|mail\\.google|outlook\\.(?:live|office))\\.com/",
    "web\\.whatsapp\\.com/",
    "[^/]+/(?:wp-admin|admin|dashboard)(?:/|$)",
    "[^/]+/(?:(?:auth/|ap/)?(?:log-?in|sign-?in)/?$|my-account/?$|(?:my-?)?account/(?:orders|login))",
  ]
    .map((form) => `^${form}`)
    .join("|"),
  "i",
);

/** What a shop has besides the pages of its products, by host, path and query. */
const noPages: [form: RegExp, why: string][] = [
  [
    /^(?:www\.)?(?:amazon\.[a-z.]+\/s(?:\/ref=[^?]*)?(?!\?(?:.*&)?me=)|google\.[a-z.]+\/search|bing\.com\/search|duckduckgo\.com\/(?=\?q=)|youtube\.com\/results)(?:\?|$)/,
    "it is a search, which finds something else next time",
  ],
  [
    /^(?:www\.waterstones\.com\/books\/search|(?:uk\.)?bookshop\.org\/(?:beta-)?search|www\.barnesandnoble\.com\/s\/|www\.ebay\.[a-z.]+\/sch\/|www\.etsy\.com\/(?:[a-z]+\/)?search|www\.redbubble\.com\/(?:[a-z]+\/)?shop\/?\?)/,
    "it is a search, which finds something else next time",
  ],
  [
    /^(?:www\.|books\.|play\.)?(?:apple|google|worldofbooks|hive|wordery|whsmith|blackwells|foyles|kobo|thriftbooks|target|walmart|indigo|booktopia|dymocks|easons|abebooks)\.[a-z.]+\/(?:(?:[^?]*\/)?search(?:results)?(?:[/?]|$)|s\?)/i,
    "it is a search, which finds something else next time",
  ],
  [
    /^checkout\.shopify\.com\/|^[^/]+\/(?:gp\/cart\/|(?:cart|basket|checkout)\/?(?:$|\?add)|checkouts\/)/,
    "everybody finds a basket of their own there",
  ],
  [/^(?:m\.media-amazon|i\.etsystatic|i\.ytimg)\.com\/.*\.(?:jpe?g|png|webp)$/, "it is a picture's file, and no page"],
  [
    /\?(?:.*&)?preview(?:_(?:key|id|theme_id|nonce)=|=true\b)/,
    "it is a preview, which ends when the page is published",
  ],
];

/** Tracking parameters, behind their hosts: they tell who copied a link, and where. */
const marks = new RegExp(
  [
    "\\?(?:fbclid|gclid|dclid|msclkid|igshid|igsh|mc_eid|ttclid|twclid|mibextid)",
    "\\.(?:youtube\\.com|youtu\\.be|spotify\\.com)\\?si",
    "\\.tiktok\\.com\\?_[rt]",
    "\\.(?:x|twitter)\\.com\\?[st]",
    "\\.amazon\\.[a-z.]+\\?(?:dib|dib_tag|qid|crid|sprefix|sr|keywords|p[df]_rd_\\w+)",
    "\\.etsy\\.com\\?click_(?:key|sum)",
    "\\.instagram\\.com\\?utm_\\w+",
  ]
    .map((form) => `${form}$`)
    .join("|"),
);

/** The real URL in a redirect that counts clicks; undefined for any other URL. */
function ledTo({ host, pathname, searchParams }: URL): string | undefined {
  if (!counters.test(host + pathname)) return undefined;
  return ["q", "url", "u"].map((name) => searchParams.get(name) ?? "").find((inside) => /^https?:\/\//.test(inside));
}

/** A URL without such a redirect and without tracking parameters; undefined if it has neither. */
export function plainAddress(text: string): string | undefined {
  const url = urlOf(text);
  if (!url) return undefined;
  const inside = ledTo(url);
  if (inside) return plainAddress(inside) ?? inside;
  const names = [...url.searchParams.keys()];
  const isMark = (name: string) =>
    marks.test(`.${url.hostname}?${name}`) ||
    (name === "utm_source" && /^(?:chatgpt|copilot|openai|perplexity)\b/.test(url.searchParams.get(name) ?? ""));
  if (!names.some(isMark)) return undefined;
  // A campaign that somebody named stays, unless it came with such a mark.
  for (const name of names) if (isMark(name) || name.startsWith("utm_")) url.searchParams.delete(name);
  return url.href;
}

/** The URL in a piece of HTML code: a form's action, a frame's source, a link's target. A bare URL stays as it is. */
export function addressInCode(text: string): string {
  const [, inCode] = /<[a-z][^>]*?\s(?:action|src|href)\s*=\s*["'“”]?\s*([^\s"'“”>]+)/i.exec(text) ?? [];
  return (inCode ?? text).replace(ampersands, "&");
}

/** A URL with plain letters for look-alikes in its host. */
export function inPlainLetters(text: string): string {
  const url = urlOf(text);
  const twin = url && homoglyphOf(url.hostname);
  return twin ? text.replace(/(?<=^\w+:\/\/)[^/?#]*/, () => twin.read) : text;
}

/** Whether a part of an address is left out (…), as chats show long ones. Articles of Wikipedia may end in dots. */
export const isCutOff = (text: string) =>
  /…|%E2%80%A6|\.{3}(?:\/|$)/i.test(text) && !/\.wikipedia\.org\/wiki\//.test(text);

/** A host with "www" and "com" for what fingers make of them: "wwww.books.con". */
export const withoutSlips = (host: string): string =>
  host.replace(/^(?:w{2}|w{4,})\./, "www.").replace(/\.(?:con|cmo|ocm|vom|xom|cpm|comm)$/i, ".com");

/** Why an https URL is refused; undefined if it is valid. */
export function urlProblem(text: string): string | undefined {
  if (/\s/.test(text)) return "there is a space or something more after the address";
  if (text.includes("\\")) return "there is a backslash in it";
  if (!/^https:\/\/[^/]/.test(text)) return "it does not start with https:// and a site's name";
  const [, authority = "", rest = ""] = /^https:\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  // The Web Archive's URLs contain another URL; anywhere else that is a pasting mistake.
  if (/https?:/i.test(authority) || (/(?<!=)https?:\/\//i.test(rest) && authority !== "web.archive.org")) {
    return "it holds a second address";
  }
  if (authority.includes("@")) return "there is a user's name or a password in it";
  const url = urlOf(text);
  if (!url) return "it is no web address";
  if (text.search(ampersands) >= 0) return "it was copied out of HTML code, where & is written &amp;";
  if (entity.test(text)) return `${entity.exec(text)?.[0]} in it is HTML code for another sign`;
  const isArticle = /\.wikipedia\.org\/wiki\/[^?#]*\.$/.test(text);
  if (isCutOff(text))
    return "a part of it is left out (…), as chats show long addresses: open the page, and copy its address from the browser";
  if ((/[.,;:'"”’\]}]$/.test(text) && !isArticle) || (text.endsWith(")") && !text.includes("(")))
    return "a sign that does not belong to it stands at its end";
  const led = ledTo(url);
  if (led) return `it leads to ${led} by way of ${url.host}, which notes who follows it`;
  if (plainAddress(text)) return "there is a mark in it of who copied it, by which visitors would be followed";
  const { hostname, pathname, search } = url;
  if (shorteners.test(hostname.replace(/^www\./, "")))
    return `${hostname} only passes visitors on, and notes who they are: open it, and take the address that you arrive at`;
  if (ownersPages.test(hostname + pathname)) return "only whoever is signed in there can open it";
  const [, noPage] = noPages.find(([form]) => form.test(hostname + pathname + search)) ?? [];
  if (noPage) return noPage;
  const twin = homoglyphOf(hostname);
  if (twin) return `"${twin.written}" is not "${twin.read}": letters in it only look like those`;
  const isPublic =
    withoutSlips(hostname) === hostname &&
    /^(?:[\w-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname) &&
    !/\.(?:local|localhost|internal|intranet|lan|home|corp|onion)$/.test(hostname);
  return isPublic ? undefined : `"${hostname}" is no public site's name`;
}
