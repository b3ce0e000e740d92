/** Checks for what is there twice and is meant once: entries of a list, and what a copied file still shares with its original. */
import { titleOf } from "../kinds/kinds";
import { metaOf, schemaAt, valueAt } from "../kinds/schema-walk";
import { type Content, type Item, textAt } from "./content";
import { type Problem, problem } from "./messages";
import { pathInWords } from "./words";

/** What an entry of a list is known by, the most telling first. */
const knownBy = ["network", "label", "name", "title", "question", "statement", "heading", "text", "url"];

/** Shorter texts may well come twice in a list: "Why?" */
const shortest = 20;

/** So many letters are no coincidence: names and headings may well be the same. */
const longText = 30;

const comparable = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "");

/** No list says one thing twice. */
function checkLists(content: Content, problems: Problem[]): void {
  for (const item of content.items) {
    // In a story people say things twice.
    if (item.kind.typeName === "Chapter") continue;
    for (const { path, value } of item.fields) {
      if (!Array.isArray(value)) continue;
      const said = new Map<string, Set<string>>();
      // Names of other items are looked at where they are looked up.
      const element = schemaAt(item.kind.schema, [...path, 0]);
      if (metaOf(element).graphql && typeof value[0] === "string") continue;
      for (const [index, entry] of value.entries()) {
        const isText = typeof entry === "string";
        const names = isText ? [""] : knownBy.filter((name) => comparable(valueAt(entry, [name])));
        // Whoever copied an entry is told once.
        let isTold = false;
        for (const name of names) {
          const words = comparable(isText ? entry : valueAt(entry, [name]));
          if (!words || (isText && words.length < shortest)) continue;
          const others = said.get(name) ?? new Set();
          said.set(name, others);
          if (others.has(words) && !isTold) {
            const place = content.placeIn(item, [...path, index, ...(isText ? [] : [name])]);
            problems.push(problem("said-twice", place, String(isText ? entry : valueAt(entry, [name]))));
            isTold = true;
          }
          others.add(words);
        }
      }
    }
  }
}

/** Fields in which two items of a kind can hardly be alike, beside their name. */
const ownFields = ["title", "question", "url", "embedUrl", "description", "caption", "image", "hook", "meaning", "key"];

/** What a name may be while nobody knows it. */
const unknownYet = /^(?:the )?tbc$/i;

/** No two items of a kind share what each has for itself. */
function checkItems(content: Content, problems: Problem[]): void {
  const said = new Map<string, Item>();
  for (const item of content.newestLast().filter(({ isDraft }) => !isDraft)) {
    const { kind } = item;
    // Whoever copied a file is told once of all that the two still share.
    const shared = new Map<Item, string[]>();
    for (const field of new Set([titleOf(kind), ...ownFields])) {
      const value = field && valueAt(item.json.value, [field]);
      const words = comparable(value);
      if (!field || !words || unknownYet.test(words)) continue;
      const key = `${kind.typeName} ${field} ${words}`;
      const other = said.get(key);
      if (other) shared.set(other, [...(shared.get(other) ?? []), field]);
      else said.set(key, item);
    }
    for (const [other, fields] of shared) {
      const place = content.placeIn(item, [fields[0] ?? ""]);
      problems.push(problem("same-as-other", place, fields, content.name(other.path)));
    }
  }
}

/** Chapters of one book have numbers of their own. */
function checkChapters(content: Content, problems: Problem[]): void {
  const said = new Map<string, Item>();
  for (const chapter of content.newestLast("Chapter").filter(({ isDraft }) => !isDraft)) {
    const key = `${textAt(chapter, "book")} ${comparable(textAt(chapter, "number"))}`;
    const other = said.get(key);
    if (other) {
      problems.push(
        problem("same-as-other", content.placeIn(chapter, ["number"]), ["number"], content.name(other.path)),
      );
    } else said.set(key, chapter);
  }
}

/** Fields of one item, other than those of a list, that say the same in many words. */
function checkWithin(content: Content, problems: Problem[]): void {
  for (const item of content.items) {
    const said = new Map<string, string>();
    for (const { path, value } of item.fields) {
      // What pictures show is told by itself; addresses may well be the same.
      const isText = typeof value === "string" && value.length >= longText && !/^https?:|^\//.test(value);
      if (!isText || /(?:^a|A)lt$/.test(String(path.at(-1))) || item.kind.typeName === "Chapter") continue;
      const key = pathInWords(path);
      const other = said.get(comparable(value));
      const isSameList = other !== undefined && other.replace(/ \(.*/s, "") === key.replace(/ \(.*/s, "");
      if (other && !isSameList) problems.push(problem("said-elsewhere", content.placeIn(item, path), value, other));
      said.set(comparable(value), other ?? key);
    }
    const tagline = textAt(item, "tagline");
    if (tagline && comparable(tagline) === comparable(textAt(item, "name"))) {
      problems.push(problem("said-elsewhere", content.placeIn(item, ["tagline"]), tagline, "name"));
    }
  }
}

/** A shop's page sells one book, though in all its formats, and an ISBN is one edition's alone. */
function checkEditions(content: Content, problems: Problem[]): void {
  const said = new Map<string, Item>();
  for (const item of content.newestLast("Book").filter(({ isDraft }) => !isDraft)) {
    for (const { path, value } of item.fields) {
      const name = String(path.at(-1));
      if (path[0] !== "editions" || !["url", "isbn"].includes(name) || typeof value !== "string") continue;
      const other = said.get(value);
      if (other && (other !== item || name === "isbn")) {
        problems.push(problem("same-as-other", content.placeIn(item, path), [name], content.name(other.path)));
      }
      said.set(value, item);
    }
  }
}

/** Everything that is there once too often. */
export function checkDoubles(content: Content, problems: Problem[]): void {
  checkLists(content, problems);
  checkItems(content, problems);
  checkChapters(content, problems);
  checkWithin(content, problems);
  checkEditions(content, problems);
}
