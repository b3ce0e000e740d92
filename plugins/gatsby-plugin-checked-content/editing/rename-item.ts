/** The logic of `npm run rename`: files, references and links. */
import { posix } from "node:path";
import { readContent } from "../check/check";
import type { ContentPage, Item, Model } from "../check/content";
import type { Problem } from "../check/problem";
import type { Entry } from "../check/read-folder";
import { metaOf, type Path, setAt, valueAt } from "../model/schema-walk";
import { type ChangedFile, newProblems, referencesIn } from "./change-impact";
import { jsonText } from "./json-text";

/** A plan: files to move and to write, by path below data/, and problems afterwards. */
interface Renaming {
  moves: { from: string; to: string }[];
  files: ChangedFile[];
  /** The old path, which becomes an alias. */
  alias?: string;
  problems: Problem[];
}

type Json = Record<string, unknown>;

/** The pages whose paths differ between two site maps of the same items. */
function movesOf(before: readonly ContentPage[], after: readonly ContentPage[]) {
  return before.flatMap(({ path: from, isOwn }, index) => {
    const to = after[index]?.path;
    return to && to !== from ? [{ from, to, isOwn }] : [];
  });
}

export function planRenaming(model: Model, entries: readonly Entry[], item: Item, slug: string): Renaming {
  const { content, problems: before } = readContent(model, entries);
  const old = content.items.find(({ path }) => path === item.path) ?? item;
  const folder = posix.dirname(old.path);
  const path = `${folder}/${old.path.includes("/_") ? "_" : ""}${slug}.json`;
  const values = new Map(content.items.map((one) => [one.path, one.value as Json]));
  const change = (one: Item, at: Path, value: unknown) => {
    const copy = structuredClone(values.get(one.path) ?? {});
    setAt(copy, at, value);
    values.set(one.path, copy);
  };

  const moves = [{ from: old.path, to: path }];
  // Pictures named after the item that no other item refers to.
  const others = content.items.filter((one) => one !== old).flatMap((one) => content.picturesOf(one));
  for (const { path: at, name, file } of content.picturesOf(old)) {
    const [, ending] = new RegExp(`^${old.slug}((?:-.*)?\\.\\w+)$`).exec(name) ?? [];
    if (!ending || others.some((other) => other.file === file)) continue;
    moves.push({ from: file, to: `${folder}/${slug}${ending}` });
    change(old, at, slug + ending);
  }
  for (const one of content.items) {
    for (const { path: at, types, slug: named } of referencesIn(one)) {
      if (named === old.slug && types.includes(old.kind.typeName)) change(one, at, slug);
    }
  }

  const pagesBefore = model.pagesOf(content.items);
  const renamedItems = content.items.map((one) => ({
    ...one,
    value: values.get(one.path),
    slug: one === old ? slug : one.slug,
  }));
  const movedPages = movesOf(pagesBefore, model.pagesOf(renamedItems));
  const alias = movedPages.find(({ isOwn }) => isOwn);
  if (alias) change(old, ["aliases"], [...((values.get(old.path)?.aliases as string[]) ?? []), alias.from]);

  /** Pages on which the item's slug is a fragment id. */
  const shownWith = model.shownWith && valueAt(old.value, [model.shownWith]);
  const shownOn = pagesBefore.filter(
    ({ isOwn, template, item: { item: shown } }) =>
      isOwn && (template === old.kind.shownBy || shown.slug === shownWith),
  );
  const relink = (to: string) => {
    const [, address = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const target = movedPages.find(({ from }) => from === address)?.to ?? address;
    const isPart = rest === `#${old.slug}` && shownOn.some((page) => page.path === address);
    return target + (isPart ? `#${slug}` : rest);
  };
  for (const { item: one, path: at, schema, value } of content.texts()) {
    if (!metaOf(schema).linked) continue;
    const text = value.replace(/\]\(([^)\s]+)\)/g, (_, to) => `](${relink(to)})`);
    if (text !== value) change(one, at, text);
  }

  const files = content.items.flatMap((one) => {
    const value = values.get(one.path);
    if (value === one.value) return [];
    return [{ path: one === old ? path : one.path, text: jsonText(value) }];
  });
  const moved = entries.map((entry) => ({
    ...entry,
    path: moves.find(({ from }) => from === entry.path)?.to ?? entry.path,
  }));
  return { moves, files, alias: alias?.from, problems: newProblems(model, moved, files, before) };
}
