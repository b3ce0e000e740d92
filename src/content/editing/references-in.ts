/** References between items, in reference fields and in the menus of site.json. */
import type { Item } from "../check/content";
import { metaOf, type Path } from "../kinds/schema-walk";

/** All references of an item, with the GraphQL types that each may refer to. */
export function* referencesIn(item: Item): Generator<{ path: Path; types: readonly string[]; slug: string }> {
  for (const { path, schema, value } of item.fields) {
    if (typeof value !== "string") continue;
    const { graphql } = metaOf(schema);
    if (graphql && "link" in graphql) yield { path, types: [graphql.link], slug: value };
    else if (isInMenu(item, path)) yield { path, types: ["Page", "Book"], slug: value };
  }
}

/** Whether a field is a menu entry in site.json. */
const isInMenu = ({ kind }: Item, path: Path) =>
  kind.typeName === "SiteSettings" && /^(?:navigation \d+ pages|footerNavigation) \d+$/.test(path.join(" "));

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
