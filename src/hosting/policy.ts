/** The Content-Security-Policy that each page carries, with the hash of every inline script and style it may run. */
import { createHash } from "node:crypto";
import { sitePolicy, type TrustedOrigins } from "./description";

/** The sources, as a policy writes them, of the inline scripts and styles in a document. */
export interface InlineSources {
  scripts: Set<string>;
  styles: Set<string>;
  /** Those of the styles that are inside frames. */
  framedStyles: Set<string>;
}

const comment = /<!--[\s\S]*?-->/.source;
const rawElement = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\s*>/.source;
const framedDocument = /\bsrcdoc=(?:"([^"]*)"|'([^']*)')/.source;

/**
 * Finds the inline scripts and styles of a document: those inside templates too, because they may be cloned and run,
 * and those of documents inside frames, because such a document lives under the policy of the page around it.
 */
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

/** Undoes the five replacements that React makes in attributes. */
const decodeAttribute = (attribute: string) =>
  attribute
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const sorted = (sources: Iterable<string>) => [...new Set(sources)].sort();

/** A page's policy. */
export function pagePolicy(
  { scripts, styles }: Record<"scripts" | "styles", Iterable<string>>,
  trusted: TrustedOrigins,
): string {
  return [
    "default-src 'self'",
    ...sitePolicy(trusted),
    ["script-src 'self'", ...sorted(scripts)].join(" "),
    // For browsers of before 2022, which do not know the two directives that follow.
    "style-src 'self' 'unsafe-inline'",
    ["style-src-elem 'self'", ...sorted(styles)].join(" "),
    // Pictures carry their placeholder colours in style attributes, spelt differently by server and browser, so that
    // hashes do not match. A style attribute cannot run script.
    "style-src-attr 'unsafe-inline'",
  ].join("; ");
}

/**
 * The document with its policy before anything that the policy is about, but after the declaration of the character
 * encoding, which has to come within the first 1024 bytes.
 */
export function withPolicy(html: string, policy: string): string {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<head[^>]*>(?:\s*<meta charset="utf-8"\s*\/?>)?/i, (start) => `${start}${element}`);
}
