/** What is meant by a field that its group does not have. */
import { z } from "zod";
import { fieldNames, type Path, schemaAt, unwrap, valueAt } from "../model/schema-walk";
import { nearest } from "./did-you-mean";
import { didYouMean, joinNames, shown } from "./problem";
import { pathInWords } from "./wording";

interface Form {
  schema: z.ZodType;
  /** What people call fields: lines of words that mean the same. */
  words?: readonly string[];
}

/** In a path: any entry of a list. */
const anyEntry = -1;

/** The paths of all fields of a group, those of groups and lists in it too. */
function pathsIn(schema: z.ZodType | undefined, at: Path = []): Path[] {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodArray) return pathsIn(inner.element as z.ZodType, [...at, anyEntry]);
  return fieldNames(inner).flatMap((name) => [
    [...at, name],
    ...pathsIn(schemaAt(schema as z.ZodType, [name]), [...at, name]),
  ]);
}

/** What to do with a field that belongs to other groups: undefined without any, and, but for the last resort, where those have theirs. */
function moveTo(from: Path, fields: Path[], value: unknown, isLastResort: boolean): string | undefined {
  const [first] = fields;
  if (!first) return undefined;
  const valuesOf = (field: Path) =>
    field.reduce<unknown[]>(
      (all, step) => all.flatMap((one) => (step === anyEntry && Array.isArray(one) ? one : [valueAt(one, [step])])),
      [value],
    );
  const inWords = (path: Path) => pathInWords(path.filter((step) => step !== anyEntry));
  const isSame = (one: unknown) => JSON.stringify(one) === JSON.stringify(valueAt(value, from));
  const same = fields.find((field) => valuesOf(field).some(isSame));
  if (same) return `Delete the line: the same stands in "${inWords(same)}" already.`;
  const free = fields.filter((one) => one.includes(anyEntry) || valuesOf(one).every((other) => other === undefined));
  if (free.length === 0)
    return isLastResort ? `Another stands in "${inWords(first)}" already: keep the right one there.` : undefined;
  const places = free.map((field) => {
    const group = field.slice(0, -1);
    if (group.length === 0) return "to the fields of the file itself";
    return `into ${group.includes(anyEntry) ? "an entry of " : ""}"${inWords(group)}"`;
  });
  const out = first.length < from.length ? ` out of "${inWords(from.slice(0, -1))}",` : "";
  const called = first.at(-1) === from.at(-1) ? "" : ` as "${String(first.at(-1))}"`;
  return `Move it${out}${called} ${joinNames([...new Set(places)], "disjunction")}.`;
}

/** The words of a field's name, each as the first of those that mean the same. */
function wordsOf(name: string, lines: readonly string[]): string[] {
  const usual = (word: string) =>
    lines
      .map((line) => line.split(" "))
      .find((line) => line.includes(word) || line.includes(word.replace(/s$/, "")))?.[0];
  const whole = usual(name.replace(/[^a-z]/gi, "").toLowerCase());
  const parts = name.split(/(?<=[a-z])(?=[A-Z])|[^A-Za-z]+/).filter(Boolean);
  return whole ? [whole] : parts.map((part) => part.toLowerCase()).map((word) => usual(word) ?? word.replace(/s$/, ""));
}

/** What other systems call an item that visitors do not see yet. */
function isDraftMark(key: string, value: unknown): boolean {
  const name = key.replace(/^is(?=[A-Z])/, "");
  const isAnswer =
    typeof value === "boolean" || /^(?:yes|no|true|false|draft|hidden|private|unpublished)$/i.test(`${value}`);
  return (
    isAnswer &&
    /^(?:draft|hidden|hide|show|visible|enabled|disabled|active|live|published|private|public|unlisted|status|state)$/i.test(
      name,
    )
  );
}

/** How well a name means a field's: 2 by the same words, 1 if those of one are among the other's, 0 if not. */
function likeness(key: string, name: string, lines: readonly string[] = []): number {
  const [one = [], other = []] = [wordsOf(key, lines), wordsOf(name, lines)].sort((a, b) => a.length - b.length);
  if (one.length === 0 || !one.every((word) => other.includes(word))) return 0;
  return one.length === other.length ? 2 : 1;
}

/** The fields that are meant by one that its group has not, and what to do. */
export function misnamed(key: string, path: Path, form: Form, value: unknown): { to?: Path[]; suggestion: string } {
  const group = valueAt(value, path) as Record<string, unknown>;
  const schema = schemaAt(form.schema, path) ?? form.schema;
  const fieldOf = (name: string) => schemaAt(schema, [name]) ?? schema;
  const fields = fieldNames(schema);
  const missing = fields.filter((name) => group[name] === undefined);
  const needed = missing.filter((name) => !(fieldOf(name) instanceof z.ZodOptional));
  /** The fields whose names are the most like. */
  const alike = (other: string, names: readonly string[]) => {
    const ranks = names.map((name) => likeness(other, name, form.words));
    return names.filter((_, index) => ranks[index] === Math.max(1, ...ranks));
  };
  const near = nearest(key, missing);
  const own = (names: readonly (string | undefined)[], note = "") => {
    const known = names.filter((name) => name !== undefined);
    return (
      known.length > 0 && { to: known.map((name) => [...path, name]), suggestion: `${didYouMean(...known)}${note}` }
    );
  };
  const isCalledSo = (field: Path) => field.at(-1) === key;
  const elsewhere = (isMeant: (field: Path) => boolean, isLastResort = false) => {
    const around = path
      .map((_, depth) => path.slice(0, depth))
      .findLast((one) => fieldNames(schemaAt(form.schema, one)).some((name) => isMeant([name])));
    const inside = pathsIn(schema)
      .filter((field) => field.length > 1)
      .map((field) => [...path, ...field]);
    const to = (around ? fieldNames(schemaAt(form.schema, around)).map((name) => [...around, name]) : inside).filter(
      isMeant,
    );
    const suggestion = moveTo([...path, key], to, value, isLastResort);
    return suggestion !== undefined && { to, suggestion };
  };
  // Each that has the name of another is settled: what is left may be one pair. A number tells nothing of what it is for.
  const strange = Object.keys(group).filter((name) => name !== "" && !fields.includes(name));
  const unsettled = needed.filter((name) => !strange.some((other) => alike(other, [name]).length > 0));
  const others = strange.filter((name) => typeof group[name] !== "number" && alike(name, needed).length === 0);
  const pair = others.length === unsettled.length ? unsettled[others.indexOf(key)] : undefined;
  const isPair = pair !== undefined && fieldOf(pair).safeParse(group[key]).success;
  // "instagram" is what a field of the entries of a list can be.
  const choice = pathsIn(schema).find((field) => {
    const one = schemaAt(schema, field);
    return field.at(-2) === anyEntry && one?.safeParse(key).success && !one.safeParse("nosuchvalue").success;
  });
  const isMissing = " That field is missing.";
  if (path.length === 0 && isDraftMark(key, group[key]))
    return { suggestion: "Delete the line. What visitors are not to see yet has _ before its file's name." };
  return (
    own(alike(key, needed), near ? "" : isMissing) ||
    (path.length === 0 && !near && own(isPair ? [pair] : [], isMissing)) ||
    elsewhere(isCalledSo) ||
    own([near]) ||
    own(alike(key, missing)) ||
    own(isPair ? [pair] : [], isMissing) ||
    elsewhere((field) => [-1, -2].some((from) => likeness(key, field.slice(from).join(" "), form.words) === 2)) ||
    (choice && {
      suggestion: `Write an entry of "${pathInWords(choice.slice(0, -2))}" whose "${String(choice.at(-1))}" is ${shown(key)}.`,
    }) ||
    own([nearest(key, fields) ?? alike(key, fields)[0]], " That stands here already.") ||
    (needed.length === 0 && elsewhere(isCalledSo, true)) || {
      suggestion:
        typeof group[key] === "object" && group[key] !== null
          ? "Delete it, with all that stands in its brackets."
          : "Delete the line.",
    }
  );
}
