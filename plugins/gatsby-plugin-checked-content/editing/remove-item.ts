/** The logic of `npm run remove`: what to delete, and what would break. */
import { readContent } from "../check/check";
import type { Content, Item, Model } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { type Path, valueAt } from "../model/schema-walk";
import { type ChangedFile, newProblems, referencesIn } from "./change-impact";
import { jsonText } from "./json-text";

/** The plan of a removal. */
interface Removal {
  /** Files to delete: JSON, and pictures without other references. */
  files: string[];
  /** Other files, without their references to the removed items. */
  changed: ChangedFile[];
  /** Problems afterwards, and unparsable files, which may refer to the item. */
  problems: Problem[];
  /** True if something still refers to the item, so that nothing is removed. */
  isNeeded: boolean;
}

/** The items that only an item's own page shows. */
const shownOnlyBy = (content: Content, item: Item) =>
  content.model
    .pagesOf(content.items)
    .filter((page) => page.isOwn && page.item.item === item)
    .flatMap(({ template }) => content.items.filter(({ kind }) => kind.shownBy === template));

/** Immutable delete: a copy without the field or list entry at a path. */
function without(value: unknown, path: Path): unknown {
  const copy = structuredClone(value);
  const [last] = path.slice(-1);
  const parent = valueAt(copy, path.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Record<PropertyKey, unknown>)[last as PropertyKey];
  return copy;
}

/**
 * An item's value without its references to removed items. Where the schema requires a reference, the field or list around it is
 * removed, or the list entry around it: if the entry holds nothing else (a tile), or its own list would be empty (a menu's group).
 * An entry that holds more stays. Undefined if the item as a whole depends on the removed one, as a gallery picture on its book.
 */
function withoutNames(item: Item, names: readonly Path[]): unknown {
  const isRight = (value: unknown) => item.kind.schema.safeParse(value).success;
  let value = item.value;
  // Backwards, so that removals do not shift the indices of earlier entries.
  for (const path of [...names].reverse()) {
    const [entry, field, place] = [path.slice(0, -2), path.slice(0, -1), path.at(-1)];
    const ways = [path];
    const isAlone = Object.keys(valueAt(value, field) as object).length === 1;
    if (typeof field.at(-1) === "string" || (typeof field.at(-1) === "number" && isAlone)) ways.push(field);
    if (typeof place === "number" && typeof entry.at(-1) === "number") ways.push(entry);
    const right = ways.map((way) => without(value, way)).find(isRight);
    if (right) value = right;
    else if (path.length === 1) return undefined;
  }
  return value;
}

/** Cascading removal: items that depend on the removed ones, and the new values of all others. */
function takenOut(content: Content, first: readonly Item[]): { gone: Set<Item>; values: Map<Item, unknown> } {
  const gone = new Set(first);
  const values = new Map<Item, unknown>();
  for (let before = -1; before < gone.size; ) {
    before = gone.size;
    for (const item of content.items.filter((one) => !gone.has(one))) {
      const names = [...referencesIn(item)].filter(({ slug, types }) =>
        [...gone].some((one) => one.slug === slug && types.includes(one.kind.typeName)),
      );
      if (names.length === 0) continue;
      const value = withoutNames(
        item,
        names.map(({ path }) => path),
      );
      if (value === undefined) gone.add(item);
      else values.set(item, value);
    }
  }
  return { gone, values };
}

/** Plans the removal of items; `withItems` also of all references, and of items that nothing else shows. */
export function planRemoval(
  model: Model,
  entries: readonly Entry[],
  items: readonly Item[],
  withItems = false,
): Removal {
  const { content, problems: before } = readContent(model, entries);
  const old = content.items.filter(({ path }) => items.some((item) => item.path === path));
  const { gone, values } = withItems
    ? takenOut(content, [...old, ...old.flatMap((item) => shownOnlyBy(content, item))])
    : { gone: new Set(old), values: new Map<Item, unknown>() };
  const picturesOf = (one: Item) => content.picturesOf(one).map(({ file }) => file);
  const rest = content.items
    .filter((one) => !gone.has(one))
    .map((one) => ({ ...one, value: values.has(one) ? values.get(one) : one.value }));
  const paths = [...gone].map(({ path }) => path);
  const stay = new Set(rest.flatMap(picturesOf));
  const pictures = content.items
    .filter((one) => gone.has(one) || values.has(one))
    .flatMap(picturesOf)
    .filter((path) => content.pictures.has(path) && !stay.has(path));
  const files = [...new Set([...paths, ...pictures])].map((path) => content.onDisk(path));
  const changed = [...values]
    .filter(([one]) => !gone.has(one))
    .map(([{ path }, value]) => ({ path: content.onDisk(path), text: jsonText(value) }));
  const unread = [...content.files.keys()].filter((path) => !content.items.some((one) => one.path === path));
  const isUnread = ({ file }: Problem) => unread.some((path) => content.name(path) === file);
  const stayed = entries.filter(({ path }) => !files.includes(path));
  const known = before.filter((problem) => !isUnread(problem));
  const told = newProblems(model, stayed, changed, known);
  // What still names it was left, since nothing right would be: no command helps there.
  const suggestion = "Change what names it first: without a name there, it would not be right.";
  const isLeft = ({ code }: Problem) => withItems && /^(?:gone|no)-item$/.test(code);
  const problems = told.map((problem) => (isLeft(problem) ? { ...problem, suggestion } : problem));
  // Dead links block the removal, unless everything around the item is removed deliberately.
  const isNeeded = problems.some(
    ({ severity, code }) => severity === "error" || (/^link-to-(?!no-part)/.test(code) && !withItems),
  );
  return { files, changed, problems, isNeeded };
}
