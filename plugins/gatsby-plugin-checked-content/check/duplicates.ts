/** Duplicates: entries of a list, and what a copied file still shares with its original. */
import { z } from "zod";
import { titleOf } from "../model/kind";
import { metaOf, type Path, schemaAt, valueAt } from "../model/schema-walk";
import { isAlt } from "./alt-texts";
import type { ContentRule, Item } from "./content";
import { unshownPictures } from "./pictures";
import { error, joinNames, shown, warning } from "./problem";

/** Whether every entry has such a field, in which two equal ones clash. */
const isOnce = (schema: unknown) => Boolean(metaOf(schema as z.ZodType).once && !(schema instanceof z.ZodOptional));

/** Lists have no duplicate entries. */
export const lists: ContentRule = function* (content) {
  for (const item of content.items) {
    // Stories may repeat sentences.
    if (item.kind.isStory) continue;
    for (const { path, schema, value } of item.fields) {
      if (!Array.isArray(value) || metaOf(schema).repeats) continue;
      const entry = schemaAt(schema, [0]);
      // What has something of its own is told by that (onlyOnce).
      if (entry instanceof z.ZodObject && Object.values(entry.shape).some((one) => isOnce(one))) continue;
      // A reference listed twice would render the item twice with one id.
      const say = metaOf(entry).refersTo ? error : warning;
      const entries = value.map((entry) => JSON.stringify(entry).toLowerCase());
      for (const [index, entry] of entries.entries()) {
        if (entries.indexOf(entry) === index) continue;
        yield say("listed-twice", item.at(...path, index), {
          found: `${shown(value[index])} is in this list twice.`,
          expected: "Every entry once.",
          suggestion: "Delete one of the two, or change what it says.",
        });
      }
    }
  }
};

/**
 * A value for comparison: without capitals, a last full stop or exclamation mark, and an ISBN's hyphens. Other signs may be all that
 * tells two apart: "A+" and "A−", two emoji.
 */
function plain(value: unknown): string {
  const text = String(value).toLowerCase().replace(/\s+/g, " ").trim();
  return /^[\dx-]{10,17}$/.test(text) ? text.replaceAll("-", "") : text.replace(/[.!…]$/, "");
}

/** Fields marked `once`, such as ids, differ in all entries of a list. An entry is told by the first of them. */
export const onlyOnce: ContentRule = function* (content) {
  const told = new Set<unknown>();
  for (const { item, path, schema, value } of content.texts()) {
    const [key, index, ...list] = [...path].reverse();
    if (!metaOf(schema).once || typeof index !== "number") continue;
    const entries = valueAt(item.value, list.reverse()) as Record<PropertyKey, unknown>[];
    if (entries.findIndex((entry) => plain(entry[key ?? ""]) === plain(value)) === index) continue;
    if (told.has(entries[index])) continue;
    told.add(entries[index]);
    yield error("given-twice", item.at(...path), {
      found: `${shown(value)} stands in this list already.`,
      expected: "Something of its own for each entry.",
      suggestion: "Change one of the two, or delete its entry.",
    });
  }
};

/** A placeholder title, which may repeat. */
const unknownYet = /^(?:the )?tbc$/i;

/** The last name of a path: a list's for its entries. */
const nameOf = (path: Path) => path.findLast((step) => typeof step === "string");

/** A value for comparison, of three words and more without punctuation, but for signs that tell two apart: "A+", "5%", "!". */
function wordsOf(value: string): string {
  const text = plain(value.replace(/^copy of /i, ""));
  return text.split(" ").length > 2 ? text.replace(/[^\p{L}\p{N}\p{M}\p{S}%!-]+/gu, " ").trim() : text;
}

/** Whether a text is too long to be in two fields by chance; a step or a line of those that repeat may be longer. */
function isLong({ kind }: Item, path: Path, value: string): boolean {
  const { repeats } = metaOf(schemaAt(kind.schema, path.slice(0, -1)));
  return value.length >= (repeats ? 100 : 30) && value.split(/\s+/).length > 5;
}

/** Finds copied files, and texts that were left as they were copied: items of a kind that share normally unique fields or long texts. */
export const copies: ContentRule = function* (content) {
  const { ownFields, ownOnceKnown, sharedFields } = content.model;
  const swapped = unshownPictures(content).flatMap(({ meant }) => meant?.use ?? []);
  const said = new Map<string, { item: Item; path: Path }>();
  for (const item of content.items.filter(({ isDraft }) => !isDraft)) {
    const isKnown = !item.kind.isOpen?.(item.value as never);
    // One message per pair, with all shared fields.
    const shared = new Map<Item, typeof item.fields>();
    /** Those with which it shares more than one long sentence, since one may be meant for both, or a whole paragraph. */
    const sure = new Set<Item>();
    for (const field of item.fields) {
      const { path, schema, value } = field;
      const name = path.join(" ");
      if (typeof value !== "string" || unknownYet.test(value)) continue;
      const { untilLaunch, term, image } = metaOf(schema);
      const isOwn = name === titleOf(item.kind) || ownFields.test(name) || (isKnown && ownOnceKnown?.test(name));
      // A story may say a sentence again, but no whole text.
      const isForSeveral =
        !isKnown || (item.kind.isStory && value.length < 300) || sharedFields?.test(name) || untilLaunch || term;
      if (!isOwn && (isForSeveral || !isLong(item, path, value))) continue;
      // Told where a picture of its own lies unused (pictures.ts).
      if (image && swapped.some((use) => use.item.kind === item.kind && use.name === value)) continue;
      const fieldName = path.filter((step) => typeof step === "string").join(" ");
      const key = `${item.kind.typeName} ${fieldName} ${wordsOf(value)}`;
      const first = said.get(key) ?? { item, path };
      said.set(key, first);
      const other = first.item;
      if (other === item) continue;
      // An entry that names the other item, as a box set does its books, is both's; so are the words of one picture.
      const entry = path.length > 2 ? JSON.stringify(valueAt(item.value, path.slice(0, 2))) : "";
      if (entry.includes(`"${other.slug}"`)) continue;
      const picture = (of: Item, at: Path) =>
        path.length > 1 && isAlt(path) && valueAt(of.value, [...at.slice(0, -1), "image"]);
      if (picture(item, path) && picture(item, path) === picture(other, first.path)) continue;
      if (isOwn || isAlt(path) || shared.has(other) || value.length >= 200) sure.add(other);
      shared.set(other, [...(shared.get(other) ?? []), field]);
    }
    for (const [other, fields] of shared) {
      if (!sure.has(other)) continue;
      const names = new Set(fields.map(({ path }) => shown(nameOf(path))));
      yield warning("same-as-other", item.at(...(fields[0]?.path ?? [])), {
        found: `${joinNames([...names])} here and in ${content.name(other.path)} say the same.`,
        expected: "Words and addresses of its own: visitors could not tell the two apart.",
        suggestion: "If you copied the file, see what else is still the other's.",
      });
    }
  }
};
