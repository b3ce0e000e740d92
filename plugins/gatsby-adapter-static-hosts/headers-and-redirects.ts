/** _headers and _redirects, which Netlify and Cloudflare read from the document root. */
import { cacheControl, type Hosting } from "./hosting-rules";

/** An hour for hashed files: hosts send these headers with 404s as well, which nobody must remember for a year. */
const life = "public, max-age=3600, stale-while-revalidate=604800";

/** _headers, without a header in two rules for one path: Cloudflare joins the values, and Netlify removes none. */
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

/** _redirects. Other spellings only with a trailing slash: Cloudflare's limit is 2,000 rules, and hosts handle `.html`. */
export function redirectsFile({ aliases, spellings }: Hosting): string {
  const redirects = [...aliases, ...spellings.filter(({ from }) => from.endsWith("/"))];
  return `${redirects.map(({ from, to }) => `${from} ${to} 301`).join("\n")}\n`;
}
