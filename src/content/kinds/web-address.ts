/**
 * Rejects well-formed URLs that no visitor should be sent to: without https or a public name, with credentials, two in
 * one.
 */

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
  if (!URL.canParse(text)) return "it is no web address";
  const { hostname } = new URL(text);
  return /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname) ? undefined : `"${hostname}" is no public site's name`;
}
