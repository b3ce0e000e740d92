/** Rejects well-formed URLs that no visitor should be sent to: local hosts, credentials, mixed scripts, two in one. */
import { domainToUnicode } from "node:url";

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

function hostTrouble(host: string): string | undefined {
  const labels = host.split(".");
  if (/^\[|^[\d.]+$/.test(host)) return "instead of a site's name it has a number";
  if (/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp)$/.test(host)) {
    return "it leads to a computer that only you can reach";
  }
  if (labels.length < 2) return `there is no dot in the site's name "${host}"`;
  if (labels.some((label) => label === "" || label.length > 63 || /^-|-$/.test(label))) {
    return `"${host}" is no site's name`;
  }
  if (!/^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? "")) return `no site's name ends in ".${labels.at(-1)}"`;
  const name = domainToUnicode(host);
  if (scripts.filter((script) => script.test(name)).length > 1) {
    return `the site's name "${name}" mixes letters of several alphabets, as forged addresses do`;
  }
  return undefined;
}

/** Why an https address cannot be used; undefined when it can. */
export function addressTrouble(text: string): string | undefined {
  if (/\s/.test(text)) return "there is a space or something more after the address";
  if (text.includes("\\")) return "there is a backslash in it";
  if (!/^https:\/\/[^/]/.test(text)) return "it does not start with https:// and a site's name";
  const [, authority = "", rest = ""] = /^https:\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  // Archives keep other sites' addresses in their own; anywhere else it is a second address pasted behind the first.
  if (/https?:/i.test(authority) || (/(?<!=)https?:\/\//i.test(rest) && authority !== "web.archive.org")) {
    return "it holds a second address";
  }
  if (authority.includes("@")) return "there is a user's name or a password in it";
  if (text.length > 2000) return "it is too long for some browsers";
  if (!URL.canParse(text)) return "it is no web address";
  return hostTrouble(new URL(text).hostname);
}
