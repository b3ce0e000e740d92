/** The content check: reads data/ and runs all rules on it. */
import { resolve } from "node:path";
import { type Kind, locationOf } from "../model/kind";
import { localDay } from "../model/local-day";
import type { RuledContent } from "../model/rule";
import { alts } from "./alt-texts";
import { Content, type ContentRule, type Model } from "./content";
import { copies, lists, onlyOnce } from "./duplicates";
import { farDays } from "./far-days";
import { checkNames } from "./file-names";
import { linksInTexts, partsInTexts, readableLinks } from "./links";
import { orders } from "./order-numbers";
import { checkPicture } from "./picture-file";
import { namedPictures, samePictures, unusedPictures } from "./pictures";
import { prices } from "./prices";
import { error, type Problem } from "./problem";
import { type Entry, readFolder } from "./read-folder";
import { draftTwins, references } from "./references";
import { staticDrawings } from "./static-svgs";
import { texts } from "./texts";

/** Rules about what belongs together, which come before the site's own. */
const rulesOfItems: readonly ContentRule[] = [
  namedPictures,
  samePictures,
  references,
  draftTwins,
  farDays,
  orders,
  unusedPictures,
];

/** Rules about what is said. */
const rulesOfWords: readonly ContentRule[] = [
  prices,
  alts,
  readableLinks,
  linksInTexts,
  partsInTexts,
  texts,
  lists,
  onlyOnce,
  copies,
];

/** Parses the content and returns all problems, sorted. Pure: no disk, no network. `today` is YYYY-MM-DD. */
export function readContent<K extends Kind, Contents>(
  model: Model<K, Contents>,
  entries: readonly Entry[],
  today = localDay(),
): { content: Content<K, Contents>; problems: Problem[] } {
  const { kinds, besides } = model;
  const problems = [...(besides?.check(entries) ?? [])];
  const others = entries.filter(({ path, type }) => type === "link" || !besides?.has(path));
  const wellPlaced = checkNames(kinds, others, problems);
  const content = new Content(model, wellPlaced, today, problems);

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
  const isPublic = model.saysItself?.(content);
  for (const [path, facts] of content.pictures)
    problems.push(...checkPicture(content.onDisk(path), facts, content.place(path), isPublic));
  // The table of kinds knows no types of items, so each rule is taken to be for the item beside it.
  const ruled = content as unknown as RuledContent<never>;
  for (const item of content.items)
    for (const rule of item.kind.rules ?? []) problems.push(...rule(item as never, ruled));
  // The engine's own rules know no types of items either.
  const untyped = content as unknown as Content;
  for (const rule of rulesOfItems) problems.push(...rule(untyped));
  problems.push(...(model.rules?.(content) ?? []));
  for (const rule of rulesOfWords) problems.push(...rule(untyped));
  problems.sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return { content, problems };
}

/** Checks a folder's content and the drawings in static/; no content without such a folder. */
export async function inspectContent<K extends Kind, Contents>(
  model: Model<K, Contents>,
  dataDir: string,
): Promise<{ problems: Problem[]; content?: Content<K, Contents> }> {
  const [entries, drawings] = await Promise.all([
    readFolder(resolve(dataDir)),
    staticDrawings(resolve(dataDir, "../static")),
  ]);
  if (entries) {
    const { content, problems } = readContent(model, entries);
    return { content, problems: [...problems, ...drawings] };
  }
  const wording = {
    found: "There is no such folder.",
    expected: "The folder that holds the site's content.",
    suggestion: "Bring it back with: git checkout -- data",
  };
  return { problems: [error("no-data-folder", { file: "data" }, wording)] };
}
