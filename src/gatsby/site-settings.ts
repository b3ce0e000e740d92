/** Settings that gatsby-config needs from data/site.json; everything else goes through GraphQL. */
import { readFileSync } from "node:fs";
import { urlOf } from "../../plugins/gatsby-plugin-checked-content";

/** Stands for an address that cannot be read: Gatsby refuses a site without one, before the content check can speak. */
const unknown = "https://unknown.invalid";

/** The site's URL and contact. Never throws: it is read before the check, which reports errors. */
export function siteSettings(file = "data/site.json"): { url: string; contactEmail: string } {
  try {
    const { url, contactEmail, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    shareLanguage(rest);
    return { url: urlOf(url) ? url : unknown, contactEmail: String(contactEmail) };
  } catch {
    return { url: unknown, contactEmail: "" };
  }
}

/** Sets the environment variables of language.ts, which Gatsby inlines into bundles. */
export function shareLanguage({ language, dateStyle }: { language?: unknown; dateStyle?: unknown }): void {
  process.env.GATSBY_LANGUAGE = String(language ?? "");
  process.env.GATSBY_DATE_STYLE = String(dateStyle ?? "");
}
