/**
 * Rejects well-formed URLs that no visitor should be sent to: without https or a public name, with credentials, two in
 * one.
 */
import { lookAlike } from "./look-alikes";

/**
 * The parsed URL; undefined if it is malformed. Not by URL.canParse, which in Node 20 refuses letters such as "ü" from about
 * the four-thousandth call on.
 */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** "&" as HTML writes it: what is copied out of a form's code has it, and an address must not. */
const ampersands = /&(?:amp|#0*38|#x0*26);/gi;

/** An address copied out of HTML code, as it is meant: of a form its action, of a frame its source. */
export function addressInCode(text: string): string {
  const [, inCode] = /<[a-z][^>]*?\s(?:action|src|href)\s*=\s*["'“”]?\s*([^\s"'“”>]+)/i.exec(text) ?? [];
  return (inCode ?? text).replace(ampersands, "&");
}

/** An address with plain letters for those that look like them. */
export function inPlainLetters(text: string): string {
  const url = urlOf(text);
  const twin = url && lookAlike(url.hostname);
  return twin ? text.replace(/(?<=^\w+:\/\/)[^/?#]*/, () => twin.read) : text;
}

/** Why an https URL is refused; undefined if it is valid. */
export function addressTrouble(text: string): string | undefined {
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
  const { hostname } = url;
  const twin = lookAlike(hostname);
  if (twin) return `"${twin.written}" is not "${twin.read}": letters in it only look like those`;
  return /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname) ? undefined : `"${hostname}" is no public site's name`;
}
