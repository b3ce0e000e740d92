/** The files that Netlify and Cloudflare Pages read from the folder they serve. */
import type { Hosting } from "./description";

/** What _headers holds. Netlify knows no way to leave a header out; both hosts' HTTP/2 sends what repeats once. */
export function headersFile({ headers }: Hosting): string {
  const rules = headers.map(({ pattern, headers: all }, index) => {
    const lines = Object.entries(all)
      // Cloudflare joins the values of every rule that matches. Both hosts let browsers revalidate by themselves.
      .filter(([name]) => index > 0 || name !== "Cache-Control")
      // Both hosts would send this with the page that says that there is no such download, too. Links say it anyway.
      .filter(([name]) => name !== "Content-Disposition")
      .map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...lines].join("\n");
  });
  return `${rules.join("\n")}\n`;
}

/**
 * What _redirects holds. Of other spellings only those with a slash at the end, because Cloudflare takes 2,000 rules and
 * both hosts lead or answer `.html` by themselves.
 */
export function redirectsFile({ aliases, spellings }: Hosting): string {
  return [
    "# Netlify serves the page at an alias unless the redirect is forced with '!', which Cloudflare does not know and skips.",
    ...aliases.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...spellings.filter(({ from }) => from.endsWith("/")).map(({ from, to }) => `${from} ${to} 301`),
    "",
  ].join("\n");
}
