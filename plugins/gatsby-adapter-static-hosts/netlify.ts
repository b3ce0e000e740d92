/** _headers and _redirects, which Netlify and Cloudflare read from the document root. */
import { cacheControl, type Hosting } from "./hosting-rules";

/**
 * How long hashed files and downloads are kept: an hour, and for a week while the browser asks whether they are still
 * the same. Both hosts send a rule's headers with 404s, too: a visitor who asks for a file while a deploy is under way
 * must not remember for a year that there is none.
 */
const life = "public, max-age=3600, stale-while-revalidate=604800";

/**
 * _headers. Netlify cannot remove a header of an earlier rule, so documents' headers go with every file (HPACK helps).
 * Where two rules have the same header, Cloudflare joins the values: of policies, browsers then heed both.
 */
export function headersFile({ headers }: Hosting): string {
  const rules = headers.map(({ pattern, headers: all }) => {
    const lines = Object.entries(all)
      // Without Cache-Control both hosts make browsers revalidate.
      .filter(([, value]) => value !== cacheControl.revalidate)
      // Both hosts would send it with the 404 page of a missing download, too. Links have the download attribute
      // anyway.
      .filter(([name]) => name !== "Content-Disposition")
      .map(([name, value]) => `  ${name}: ${name === "Cache-Control" ? life : value}`);
    return lines.length > 0 ? [[pattern, ...lines].join("\n")] : [];
  });
  return `${rules.flat().join("\n")}\n`;
}

/**
 * _redirects. Of the other spellings only trailing slashes: Cloudflare's limit is 2,000 rules, and both hosts handle
 * `.html` by themselves.
 */
export const redirectRules = ({ aliases, spellings }: Hosting): string[] => [
  ...aliases.map(({ from, to }) => `${from} ${to} 301`),
  ...spellings.filter(({ from }) => from.endsWith("/")).map(({ from, to }) => `${from} ${to} 301`),
];

export const redirectsFile = (hosting: Hosting): string => `${redirectRules(hosting).join("\n")}\n`;
