/** What Gatsby's configuration has to know of the content. Everything else is asked through GraphQL. */
import { readFileSync } from "node:fs";

/**
 * The site's address and its contact's, from data/site.json. Gatsby reads its configuration before the content is checked,
 * so mistakes in that file do no harm here: the check comes next, and tells of them in its own words.
 */
export function siteSettings(file = "data/site.json"): { url: string; contactEmail: string } {
  try {
    const { url, contactEmail } = JSON.parse(readFileSync(file, "utf8"));
    return { url: String(url), contactEmail: String(contactEmail) };
  } catch {
    return { url: "", contactEmail: "" };
  }
}
