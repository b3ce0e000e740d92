/** Says what goes when an item goes, and what would miss it. */
import { readContent } from "../check/check-content";
import type { Item } from "../check/content";
import type { Problem } from "../check/messages";
import type { Entry } from "../check/read-folder";
import { metaOf } from "../kinds/schema-walk";

/** What taking an item away means. */
export interface Removal {
  /** The files that go: the item's JSON, and the pictures that nothing else names. */
  files: string[];
  /** What would be wrong without it. While there is an error, nothing is to be taken away. */
  problems: Problem[];
}

/** Plans to take an item away. */
export function planRemoval(entries: readonly Entry[], item: Item): Removal {
  const { content, problems: before } = readContent(entries);
  const picturesOf = ({ path, fields }: Item) =>
    fields.flatMap(({ schema, value }) => {
      const { graphql } = metaOf(schema);
      return graphql && "image" in graphql && typeof value === "string" ? [content.pathBeside(path, value)] : [];
    });
  const others = content.items.filter(({ path }) => path !== item.path).flatMap(picturesOf);
  const pictures = picturesOf(item).filter((path) => content.pictures.has(path) && !others.includes(path));
  const files = [item.path, ...new Set(pictures)];
  const known = new Set(before.map(({ file, code, field }) => `${file} ${code} ${field}`));
  const after = readContent(entries.filter(({ path }) => !files.includes(path))).problems;
  return { files, problems: after.filter(({ file, code, field }) => !known.has(`${file} ${code} ${field}`)) };
}
