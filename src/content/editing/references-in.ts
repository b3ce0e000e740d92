/** References between items, in reference fields and in the menus of site.json. */
import type { Item } from "../check/content";
import { linksTo, type Path } from "../kinds/schema-walk";

/** All references of an item, with the GraphQL types that each may refer to. */
export function* referencesIn(item: Item): Generator<{ path: Path; types: readonly string[]; slug: string }> {
  for (const { path, schema, value } of item.fields) {
    const types = linksTo(schema);
    if (typeof value === "string" && types.length > 0) yield { path, types, slug: value };
  }
}

/** Immutable update: a copy with the value at a path replaced. */
export function withValueAt<T>(value: T, path: Path, put: unknown): T {
  const copy = structuredClone(value);
  let here = copy as Record<PropertyKey, unknown>;
  for (const step of path.slice(0, -1)) here = here[step] as Record<PropertyKey, unknown>;
  here[path.at(-1) as PropertyKey] = put;
  return copy;
}

/** A JSON file's text, in the one formatting of data/. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
