/** Rules about references between items: targets exist and are published. */
import { z } from "zod";
import { locationOf, titlesOf } from "../model/kind";
import { metaOf, type Path, schemaAt, unwrap } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import type { Content, ContentRule, Item } from "./content";
import { isFarAhead } from "./far-days";
import { didYouMean, error, joinNames, type Place, type Problem, shown } from "./problem";
import { count, withIndefiniteArticle } from "./wording";

/** A name that fields give, and that no file has. */
interface Missing {
  name: string;
  /** The kinds that it may be one of, by GraphQL type. */
  types: readonly string[];
  /** The fields that give it. */
  places: Place[];
  /** The field beside the first of them that such an item is for. */
  sibling?: string;
}

type Draft = NonNullable<ReturnType<Content["draftOf"]>>;

/** The error for references to a draft, told once. */
function draftNamed({ slug, waitsUntil }: Draft, [place, ...more]: readonly [Place, ...Place[]]): Problem {
  const state = waitsUntil
    ? `waits until ${waitsUntil}, so visitors would not find it before`
    : "is a draft, so visitors would not find it";
  const others = joinNames(more.map(({ file, line }) => `${file}:${line}`));
  return error("names-a-draft", place, {
    found: `${shown(slug)} ${state}.${others && ` Named by ${count(more.length, "more field")}: ${others}.`}`,
    expected: "Something that is published.",
    suggestion: waitsUntil
      ? "Name it here on that day, or date it today."
      : "Take the _ from the draft's file name to publish it, or leave it out here until then.",
  });
}

/** The error for a missing name. Several fields do not mistype one name alike: then the file is gone, and is told once. */
function nameless(content: Content, { name, types, places, sibling }: Missing, named: ReadonlySet<string>): Problem {
  const [place, ...more] = places as [Place, ...Place[]];
  const kinds = types.flatMap((type) => content.model.kinds.find(({ typeName }) => typeName === type) ?? []);
  const label = joinNames(
    kinds.map((kind) => kind.label),
    "disjunction",
  );
  const slugs = content.slugsOf(...types);
  // A file under a new name is named by nobody yet.
  const unnamed = slugs.filter((slug) => !named.has(slug));
  const namesake = content.items.find(({ slug }) => slug === name);
  const itsKind = namesake && withIndefiniteArticle(namesake.kind.label);
  const other = itsKind && (sibling ? `: that is ${itsKind}` : `; ${itsKind} has that name`);
  const isAddress = /^https?:/i.test(name);
  const near = isAddress ? undefined : content.slugMeant(name, types, unnamed);
  // Its title is the very name: then that, and no namesake of another kind, is meant.
  const isTitle = content.items.some(
    ({ slug, kind, value }) =>
      slug === near &&
      kinds.includes(kind) &&
      titlesOf(kind).some((field) => slugify(String((value as Record<string, unknown>)[field])) === name),
  );
  const meant = namesake && !isTitle && !unnamed.includes(near ?? "") ? undefined : near;
  const choices =
    slugs.length > 0
      ? `${joinNames(slugs, "disjunction")}: file names without .json.`
      : `The file name of ${withIndefiniteArticle(label)}, without .json; there is none yet.`;
  const [kind] = kinds;
  if (more.length === 0 || !kind || sibling) {
    return error("no-item", place, {
      found: `There is no ${label} ${shown(name)}${other ?? ""}.`,
      expected: slugs.length > 0 ? `One of ${choices}` : choices,
      suggestion:
        (sibling && `Write it under "${sibling}".`) ??
        (isAddress
          ? "Only items of this site stand here: a link to elsewhere has its place in a page's words."
          : undefined) ??
        didYouMean(meant) ??
        "Take it out here if it is gone; if it has another name now, write that.",
    });
  }
  const fields = places.map(({ file, line }) => `${file}:${line}`);
  const [renamed] = meant && unnamed.includes(meant) ? [meant] : unnamed.length === 1 ? unnamed : [];
  return error("gone-item", content.place(`${locationOf(kind)}/${name}.json`), {
    found: `Without this file, ${count(fields.length, "field")} name ${withIndefiniteArticle(label)} ${shown(name)} in vain: ${joinNames(fields)}.`,
    expected: `This file, or in those fields ${slugs.length > 0 ? `one of ${choices}` : "nothing: there is no other."}`,
    suggestion: renamed
      ? `Is it "${renamed}" now? Give it its old name once more, and run npm run rename ${kind.name} ${name} ${renamed}, which changes those fields too.`
      : `Keep it, or put it back: npm run remove ${kind.name} ${name} -- --with-items takes its name out of such fields too.`,
  });
}

/** The field beside a field, or beside the list that it is in, that refers to items one of which has this name. */
function siblingFor(content: Content, item: Item, path: Path, name: string): string | undefined {
  const depth = path.findLastIndex((step) => typeof step === "string");
  const group = schemaAt(item.kind.schema, path.slice(0, depth));
  const inner = group && unwrap(group);
  if (!(inner instanceof z.ZodObject)) return undefined;
  return Object.keys(inner.shape).find((key) => {
    const types = metaOf(schemaAt(inner, [key, 0]) ?? schemaAt(inner, [key])).refersTo;
    return types && content.slugsOf(...types).includes(name);
  });
}

/** Referenced items exist; only a draft may refer to a draft. */
export const references: ContentRule = function* (content) {
  const missing: Missing[] = [];
  const drafts = new Map<Draft, [Place, ...Place[]]>();
  // Nobody names the home page.
  const home = content.model.pagesOf(content.items).find(({ path }) => path === "/");
  const named = new Set(home ? [home.item.item.slug] : []);
  for (const { item, path, schema, value } of content.texts()) {
    const { refersTo } = metaOf(schema);
    if (!refersTo) continue;
    named.add(value);
    if (content.slugsOf(...refersTo).includes(value)) continue;
    const place = item.at(...path);
    const draft = content.draftOf(value, ...refersTo);
    if (draft) {
      if (!item.isDraft) drafts.set(draft, [...(drafts.get(draft) ?? []), place] as [Place, ...Place[]]);
      continue;
    }
    // A menu names pages and books, others books alone: what both may be is what is missing.
    const known = missing.find(({ name, types }) => name === value && types.some((type) => refersTo.includes(type)));
    if (known) {
      known.types = known.types.filter((type) => refersTo.includes(type));
      known.places.push(place);
    } else
      missing.push({ name: value, types: refersTo, places: [place], sibling: siblingFor(content, item, path, value) });
  }
  // A slip in a date is told there, by the rule about such days (far-days.ts).
  for (const [draft, places] of drafts)
    if (!isFarAhead(draft.waitsUntil ?? "", content.today)) yield draftNamed(draft, places);
  for (const one of missing) yield nameless(content, one, named);
};

/** A draft and a published item must not have the same slug: published, the draft would replace it. */
export const draftTwins: ContentRule = function* (content) {
  for (const draft of content.items.filter(({ isDraft }) => isDraft)) {
    const published = draft.path.replace(/_([^/]*)$/, "$1");
    if (published === draft.path || !content.files.has(published)) continue;
    yield error("draft-twin", draft.at(), {
      found: `This is a draft of ${content.name(published)}, which is there as well, and both want the same address.`,
      expected: "Either the draft, with _ before its name, or the published file.",
      suggestion: "Give the draft another name until it takes the other's place.",
    });
  }
};
