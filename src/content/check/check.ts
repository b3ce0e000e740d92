/** The content check: reads data/ and runs all rules on it. */
import { resolve } from "node:path";
import {
  checkPicture,
  type Entry,
  error,
  localDay,
  type Problem,
  type RuledContent,
  readFolder,
  staticDrawings,
} from "../../../plugins/gatsby-plugin-checked-content";
import { rightsLine } from "../kinds/credits";
import { kinds, locationOf } from "../kinds/kinds";
import { addresses, menuNames } from "./addresses";
import { alts } from "./alts";
import { checkBrand, isBrand } from "./brand";
import { Content, type ContentRule, type Item } from "./content";
import { copies, lists } from "./doubles";
import { checkNames } from "./file-names";
import { linksInTexts, readableLinks } from "./links";
import { orders } from "./orders";
import { neededPages, somethingToShow } from "./pages";
import { namedPictures, unusedPictures } from "./pictures";
import { prices } from "./prices";
import { draftTwins, references, unusedItems } from "./references";
import { texts } from "./texts";

/** Rules that concern all kinds; those of one kind are beside its schema. */
const rules: readonly ContentRule[] = [
  namedPictures,
  references,
  draftTwins,
  orders,
  unusedPictures,
  unusedItems,
  addresses,
  menuNames,
  neededPages,
  somethingToShow,
  prices,
  alts,
  readableLinks,
  linksInTexts,
  texts,
  lists,
  copies,
];

/** Whether the site says a text of itself: what the build writes into downloads, titles and credits, tells nothing new. */
function publicTexts(content: Content): (text: string) => boolean {
  const texts = new Set(content.texts().map(({ value }) => value));
  const [site] = content.itemsOf("SiteSettings").map(({ value }) => value);
  return (text) =>
    texts.has(text) || (site !== undefined && (text === rightsLine(site) || text.startsWith(`${site.url}/`)));
}

/** All problems, sorted by file and position. */
export const findProblems = (entries: readonly Entry[], options?: { today?: string }): Problem[] =>
  readContent(entries, options).problems;

/**
 * Parses the content and returns it with all problems. A pure function: no disk, no network, deterministic.
 *
 * @param options.today today's date, as YYYY-MM-DD
 */
export function readContent(
  entries: readonly Entry[],
  { today = localDay() }: { today?: string } = {},
): { content: Content; problems: Problem[] } {
  const problems = [...checkBrand(entries)];
  const others = entries.filter((entry) => !isBrand(entry) || entry.type === "link");
  const wellPlaced = checkNames(others, problems);
  const content = new Content(wellPlaced, today, problems);

  for (const kind of kinds.filter(({ single }) => single === "required")) {
    const file = locationOf(kind);
    if (wellPlaced.some(({ path }) => path === file)) continue;
    problems.push(
      error("missing-file", content.place(file), {
        found: "This file is missing.",
        expected: `The ${kind.label}. The site cannot be built without it.`,
        suggestion: "Put it back, or undo its removal or renaming.",
      }),
    );
  }
  const isPublic = publicTexts(content);
  for (const [path, facts] of content.pictures)
    problems.push(...checkPicture(content.onDisk(path), facts, content.place(path), isPublic));
  // The table of kinds knows no types of items, so each rule is taken to be for the item beside it.
  const ruled = content as unknown as RuledContent<never>;
  for (const item of content.items)
    for (const rule of item.kind.rules ?? []) problems.push(...rule(item as Item<never>, ruled));
  for (const rule of rules) problems.push(...rule(content));
  problems.sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return { content, problems };
}

/** Checks a folder's content: valid if there are no errors; warnings may remain. No content if there is no such folder. */
export async function inspectContent(dataDir: string): Promise<{ problems: Problem[]; content?: Content }> {
  const [entries, drawings] = await Promise.all([
    readFolder(resolve(dataDir)),
    staticDrawings(resolve(dataDir, "../static")),
  ]);
  if (entries) {
    const { content, problems } = readContent(entries);
    return { content, problems: [...problems, ...drawings] };
  }
  const wording = {
    found: "There is no such folder.",
    expected: "The folder that holds the site's content.",
    suggestion: "Bring it back with: git checkout -- data",
  };
  return { problems: [error("no-data-folder", { file: "data" }, wording)] };
}
