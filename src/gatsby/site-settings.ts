/** What Gatsby's configuration has to know of the content. Everything else is asked through GraphQL. */
import { readFileSync } from "node:fs";

/**
 * The site's address and its contact's, from data/site.json. Gatsby reads its configuration before the content is checked,
 * so mistakes in that file do no harm here: the check comes next, and tells of them in its own words.
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

/** Puts the language and the order of dates where all code finds them, browsers' too: see language.ts. */
export function shareLanguage({ language, dateStyle }: { language?: unknown; dateStyle?: unknown }): void {
  process.env.GATSBY_LANGUAGE = String(language ?? "");
  process.env.GATSBY_DATE_STYLE = String(dateStyle ?? "");
}
