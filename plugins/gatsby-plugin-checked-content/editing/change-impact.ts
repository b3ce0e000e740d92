/** What removing and renaming share: references between items, and what a change does to the content. */
import { readContent } from "../check/check";
import type { Item, Model } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { metaOf, type Path } from "../model/schema-walk";

/** All references of an item, with the GraphQL types that each may refer to. */
export function* referencesIn(item: Item): Generator<{ path: Path; types: readonly string[]; slug: string }> {
  for (const { path, schema, value } of item.fields) {
    const { refersTo } = metaOf(schema);
    if (typeof value === "string" && refersTo) yield { path, types: refersTo, slug: value };
  }
}

/** A changed file, by its path below data/. */
export interface ChangedFile {
  path: string;
  text: string;
}

/** The problems of the entries with these files changed that are not among the known ones. */
export function newProblems(
  model: Model,
  entries: readonly Entry[],
  files: readonly ChangedFile[],
  known: readonly Problem[],
): Problem[] {
  const texts = new Map(files.map(({ path, text }) => [path, Buffer.from(text)]));
  const keyOf = ({ code, field, found }: Problem) => [code, field, found].join();
  const keys = new Set(known.map(keyOf));
  const changed = entries.map((entry) => ({ ...entry, bytes: texts.get(entry.path) ?? entry.bytes }));
  const after = readContent(model, changed);
  return after.problems.filter((problem) => !keys.has(keyOf(problem)));
}
