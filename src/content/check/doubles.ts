/** Duplicates: entries of a list, and what a copied file still shares with its original. */
import { titleOf } from "../kinds/kinds";
import { metaOf, schemaAt, valueAt } from "../kinds/schema-walk";
import type { ContentRule, Item } from "./content";
import { inWords, shown, warning } from "./problem";

/** What an entry of a list is known by, the most telling first. */
const knownBy = ["network", "label", "name", "title", "question", "statement", "heading", "text", "url"];

/** Shorter texts may well come twice in a list: "Why?" */
const shortest = 20;

const comparable = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "");

/** No list says one thing twice. */
export const lists: ContentRule = function* (content) {
  for (const item of content.items) {
    // In a story people say things twice.
    if (item.kind.typeName === "Chapter") continue;
    for (const { path, value } of item.fields) {
      // Names of other items are looked at where they are looked up.
      const { graphql } = metaOf(schemaAt(item.kind.schema, [...path, 0]));
      if (!Array.isArray(value) || (graphql && "link" in graphql)) continue;
      const said = new Set<string>();
      for (const [index, entry] of value.entries()) {
        const name = knownBy.find((key) => comparable(valueAt(entry, [key])));
        const words = name === undefined ? entry : valueAt(entry, [name]);
        const key = comparable(words);
        if (!key || (name === undefined && key.length < shortest)) continue;
        if (said.has(key)) {
          yield warning("said-twice", item.at(...path, index, ...(name === undefined ? [] : [name])), {
            found: `${shown(words)} is in this list twice.`,
            expected: "Every entry once.",
            suggestion: "Delete one of the two, or change what it says.",
          });
        }
        said.add(key);
      }
    }
  }
};

/** Fields in which two items of a kind can hardly be alike, beside their name. */
const ownFields = ["title", "question", "url", "embedUrl", "description", "caption", "image", "hook", "meaning", "key"];

/** What a name may be while nobody knows it. */
const unknownYet = /^(?:the )?tbc$/i;

/** No two items of a kind share what each has for itself. */
export const copies: ContentRule = function* (content) {
  const said = new Map<string, Item>();
  for (const item of content.newestLast(content.items).filter(({ isDraft }) => !isDraft)) {
    // Whoever copied a file is told once of all that the two still share.
    const shared = new Map<Item, string[]>();
    for (const field of new Set([titleOf(item.kind), ...ownFields])) {
      const words = field && comparable(valueAt(item.value, [field]));
      if (!words || unknownYet.test(words)) continue;
      const key = `${item.kind.typeName} ${field} ${words}`;
      const other = said.get(key);
      if (other) shared.set(other, [...(shared.get(other) ?? []), field]);
      else said.set(key, item);
    }
    for (const [other, fields] of shared) {
      yield warning("same-as-other", item.at(fields[0] ?? ""), {
        found: `${inWords(fields.map((field) => shown(field)))} here and in ${content.name(other.path)} say the same.`,
        expected: "Words and addresses of its own: visitors could not tell the two apart.",
        suggestion: "If you copied the file, see what else is still the other's.",
      });
    }
  }
};
