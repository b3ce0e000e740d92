/** Rejects URLs that no visitor should get: no https or public name, credentials, two in one. */
import { homoglyphOf } from "./homoglyphs";

/** The parsed URL; undefined if malformed. Not URL.canParse, which in Node 20 wrongly refuses "ü" after many calls. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** "&" as HTML writes it: what is copied out of a form's code has it, and an address must not. */
const ampersands = /&(?:amp|#0*38|#x0*26);(?:amp;)*/gi;

/** Other signs as HTML writes them: "&quot;", "&#39;". */
const entity = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

/** Sites that lead on to the address in a parameter, and note who follows it: what is copied there begins with them. */
const counters =
  /^(?:www\.google\.[a-z.]+\/url|lm?\.(?:facebook|instagram)\.com\/|[\w.-]+\.safelinks\.protection\.outlook\.com\/|out\.reddit\.com\/|www\.youtube\.com\/redirect)/;

/** Parameters that say who copied a link, and from where. */
const marks = /^(?:fbclid|gclid|dclid|msclkid|igshid|igsh|mc_eid|ttclid|twclid)$/;

/** The address that a link leads to by way of another site; undefined if it leads there itself. */
function ledTo({ host, pathname, searchParams }: URL): string | undefined {
  if (!counters.test(host + pathname)) return undefined;
  return ["q", "url", "u"].map((name) => searchParams.get(name) ?? "").find((inside) => /^https?:\/\//.test(inside));
}

/** An address without detours and without marks of who copied it; undefined where it has neither. */
export function plainAddress(text: string): string | undefined {
  const url = urlOf(text);
  if (!url) return undefined;
  const inside = ledTo(url);
  if (inside) return plainAddress(inside) ?? inside;
  const marked = [...url.searchParams.keys()].filter((name) => marks.test(name));
  for (const name of marked) url.searchParams.delete(name);
  return marked.length > 0 ? url.href : undefined;
}

/** An address copied out of HTML code, as it is meant: of a form its action, of a frame its source. */
export function addressInCode(text: string): string {
  const [, inCode] = /<[a-z][^>]*?\s(?:action|src|href)\s*=\s*["'“”]?\s*([^\s"'“”>]+)/i.exec(text) ?? [];
  return (inCode ?? text).replace(ampersands, "&");
}

/** An address with plain letters for those that look like them. */
export function inPlainLetters(text: string): string {
  const url = urlOf(text);
  const twin = url && homoglyphOf(url.hostname);
  return twin ? text.replace(/(?<=^\w+:\/\/)[^/?#]*/, () => twin.read) : text;
}

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
  if (/[.,;:!'\]}]$/.test(text) || (text.endsWith(")") && !text.includes("(")))
    return "a sign that does not belong to it stands at its end";
  const led = ledTo(url);
  if (led) return `it leads to ${led} by way of ${url.host}, which notes who follows it`;
  if (plainAddress(text)) return "there is a mark in it of who copied it, by which visitors would be followed";
  const { hostname } = url;
  const twin = homoglyphOf(hostname);
  if (twin) return `"${twin.written}" is not "${twin.read}": letters in it only look like those`;
  const isPublic =
    /^[^.]+(?:\.[^.]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname) &&
    !/\.(?:local|localhost|internal|intranet|lan|home|corp|onion)$/.test(hostname);
  return isPublic ? undefined : `"${hostname}" is no public site's name`;
}
