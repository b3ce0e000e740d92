/** Each page's Content Security Policy, as a <meta> with the hashes of its inline scripts and styles. */
import { createHash } from "node:crypto";
import { referrerPolicy, sitePolicy, type TrustedOrigins } from "./hosting-rules";

/** CSP hash sources ('sha256-…') of a document's inline scripts and styles. */
interface InlineSources {
  scripts: Set<string>;
  styles: Set<string>;
  /** The hashes of styles inside srcdoc iframes, which are in `styles` as well. */
  framedStyles: Set<string>;
}

const comment = /<!--[\s\S]*?-->/.source;
const rawElement = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\s*>/.source;
const framedDocument = /\bsrcdoc=(?:"([^"]*)"|'([^']*)')/.source;

/** Hashes of inline scripts and styles, also those in <template> and in srcdoc frames, which inherit the policy. */
export function inlineSources(html: string): InlineSources {
  const found: InlineSources = { scripts: new Set(), styles: new Set(), framedStyles: new Set() };
  for (const [, tag, attributes = "", content = ""] of html.matchAll(new RegExp(`${comment}|${rawElement}`, "gi"))) {
    if (tag?.toLowerCase() === "style") found.styles.add(hashSource(content));
    else if (tag && !/\ssrc=/i.test(attributes)) found.scripts.add(hashSource(content));
  }
  for (const [, quoted, single] of html.matchAll(new RegExp(framedDocument, "gi"))) {
    const framed = inlineSources(decodeAttribute(quoted ?? single ?? ""));
    for (const source of framed.scripts) found.scripts.add(source);
    for (const source of framed.styles) {
      found.styles.add(source);
      found.framedStyles.add(source);
    }
  }
  return found;
}

const hashSource = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Decodes the five entities that React writes in attributes. */
const decodeAttribute = (attribute: string) =>
  attribute
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const sorted = (sources: Iterable<string>) => [...new Set(sources)].sort();

/** A page's policy: the site's directives, and the hashes of its inline scripts and styles. */
export function pagePolicy(
  { scripts, styles }: Record<"scripts" | "styles", Iterable<string>>,
  trusted: TrustedOrigins,
): string {
  return [
    "default-src 'self'",
    ...sitePolicy(trusted),
    ["script-src 'self'", ...sorted(scripts)].join(" "),
    // Fallback for browsers before 2022, without style-src-elem and style-src-attr.
    "style-src 'self' 'unsafe-inline'",
    ["style-src-elem 'self'", ...sorted(styles)].join(" "),
    // Placeholder colours are style attributes, which server and browser serialise differently, so that hashes would
    // not match. A style attribute cannot run script.
    "style-src-attr 'unsafe-inline'",
  ].join("; ");
}

/** The policies as <meta> elements, for hosts that cannot send headers. */
const policyElements = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<meta name="referrer" content="${referrerPolicy}">`;

/** Matches the elements that an earlier run has inserted. */
const inserted = new RegExp(policyElements('[^"]*'));

/** Inserts the policies right after <meta charset>, since they hold for what follows them. Idempotent. */
export const withPolicy = (html: string, policy: string): string =>
  html
    .replace(inserted, "")
    .replace(/<head[^>]*>(?:\s*<meta charset="utf-8"\s*\/?>)?/i, (start) => start + policyElements(policy));
