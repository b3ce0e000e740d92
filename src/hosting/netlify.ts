/** _headers and _redirects, which Netlify and Cloudflare Pages read from the document root. */
import type { Hosting } from "./description";

/**
 * _headers. Netlify cannot remove a header of an earlier rule, so documents' headers go with every file (HPACK helps).
 */
export function headersFile({ headers }: Hosting): string {
  const rules = headers.map(({ pattern, headers: all }, index) => {
    const lines = Object.entries(all)
      // Cloudflare joins the values of all matching rules. Without Cache-Control both hosts make browsers revalidate.
      .filter(([name]) => index > 0 || name !== "Cache-Control")
      // Both hosts would send it with the 404 page of a missing download, too. Links have the download attribute
      // anyway.
      .filter(([name]) => name !== "Content-Disposition")
      .map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...lines].join("\n");
  });
  return `${rules.join("\n")}\n`;
}

/**
 * _redirects. Of the other spellings only trailing slashes: Cloudflare's limit is 2,000 rules, and both hosts handle
 * `.html` by themselves.
 */
export function redirectsFile({ aliases, spellings }: Hosting): string {
  return [
    "# Netlify serves the page at an alias unless the redirect is forced with '!', which Cloudflare does not know and skips.",
    ...aliases.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...spellings.filter(({ from }) => from.endsWith("/")).map(({ from, to }) => `${from} ${to} 301`),
    "",
  ].join("\n");
}
