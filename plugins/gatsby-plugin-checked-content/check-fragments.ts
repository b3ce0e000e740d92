/** Validates fragment links (/page#id) in texts against the built HTML, which alone has all ids. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import type { Content } from "./check/content";
import { formatReport } from "./check/format-report";
import { fragmentLinks, missingFragment } from "./check/links";

function idsOf(page: string, publicFolder: string): string[] {
  const html = readFileSync(path.join(publicFolder, page, "index.html"), "utf8");
  return [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id = ""]) => id);
}

/** Warns of links whose fragment id is missing on their page. */
export function checkFragments(content: Content, reporter: Pick<Reporter, "warn">, publicFolder = "public"): void {
  const known = new Map<string, string[]>();
  const problems = fragmentLinks(content).flatMap((link) => {
    const { page, id } = link;
    const ids = known.get(page.path) ?? idsOf(page.path, publicFolder);
    known.set(page.path, ids);
    const isTold = ids.includes(id) || content.model.partsWithout?.(id, page, content);
    return isTold ? [] : [missingFragment(link, ids)];
  });
  if (problems.length === 0) return;
  // GitHub shows these annotations on the lines that they are about; npm run check prints them as well.
  if (process.env.GITHUB_ACTIONS) console.log(formatReport(problems, { style: "github" }));
  reporter.warn(formatReport(problems, { style: process.env.CI ? "plain" : "terminal" }));
}
