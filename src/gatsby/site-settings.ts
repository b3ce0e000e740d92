/** Settings that gatsby-config needs from data/site.json; everything else goes through GraphQL. */
import { readFileSync } from "node:fs";

/**
 * The site's URL and contact address. Never throws: gatsby-config is loaded before the content check, which reports
 * errors in the file.
 */
export function siteSettings(file = "data/site.json"): { url: string; contactEmail: string } {
  try {
    const { url, contactEmail, ...rest } = JSON.parse(readFileSync(file, "utf8"));
    shareLanguage(rest);
    return { url: String(url), contactEmail: String(contactEmail) };
  } catch {
    return { url: "", contactEmail: "" };
  }
}

/** Sets the environment variables of language.ts, which Gatsby inlines into bundles. */
export function shareLanguage({ language, dateStyle }: { language?: unknown; dateStyle?: unknown }): void {
  process.env.GATSBY_LANGUAGE = String(language ?? "");
  process.env.GATSBY_DATE_STYLE = String(dateStyle ?? "");
}
