/** Says what goes when an item goes, and what would miss it. */
import { readContent } from "../check/check-content";
import type { Item } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { metaOf } from "../kinds/schema-walk";

/** What taking an item away means. */
export interface Removal {
  /** The files that go: the item's JSON, and the pictures that nothing else names. */
  files: string[];
  /** What would be wrong without it, and which files cannot be read, so that nobody knows whether they name it. */
  problems: Problem[];
  /** Whether nothing is to be taken away. */
  isNeeded: boolean;
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
  const unread = [...content.itemPaths].filter((path) => !content.items.some((one) => one.path === path));
  const isUnread = ({ file }: Problem) => unread.some((path) => content.name(path) === file);
  const key = ({ file, code, field, found }: Problem) => [file, code, field, found].join();
  const known = new Set(before.map(key));
  const after = readContent(entries.filter(({ path }) => !files.includes(path))).problems;
  const problems = after.filter((problem) => isUnread(problem) || !known.has(key(problem)));
  // The public site may have a dead link for a while; nobody needs to make one.
  const isNeeded = problems.some(({ severity, code }) => severity === "error" || code.startsWith("link-to-"));
  return { files, problems, isNeeded };
}
