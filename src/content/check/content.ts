/** The parsed content, which rules receive. Of files that do not parse only the names are known. */
import { basename, dirname } from "node:path/posix";
import { formatDate } from "../../format";
import { isDraft, slugOfFile } from "../kinds/files";
import { type Contents, type Kind, kindOfFile, type TypeName, waitsUntil } from "../kinds/kinds";
import { type Field, fieldsOf, metaOf, type Path } from "../kinds/schema-walk";
import { checkFields } from "./field-errors";
import { readJson } from "./json-file";
import type { PictureFacts } from "./picture-facts";
import type { Place, Problem } from "./problem";
import type { Entry } from "./read-folder";
import { pathInWords, withArticle } from "./strings";

/** An item of content: one JSON file that fits its kind's schema. */
export interface Item<T = unknown> {
  kind: Kind;
  /** Below data/. */
  path: string;
  /** The file's name without .json and without a draft's underscore. */
  slug: string;
  /** True for drafts and scheduled items. */
  isDraft: boolean;
  /** The parsed JSON. */
  value: T;
  /** All present fields, nested ones included, in the schema's order. */
  fields: Field[];
  /** The position of a field, for reports; without a path, that of the file. */
  at(...path: PropertyKey[]): Place;
}

/** A text field of an item. */
export interface TextField extends Field {
  item: Item;
  value: string;
}

/** A rule for items of one kind, defined beside its schema. */
export type Rule<T> = (item: Item<T>, content: Content) => Iterable<Problem>;

/** A rule about items of several kinds. */
export type ContentRule = (content: Content) => Iterable<Problem>;

export class Content {
  /** Items that pass their schemas. */
  readonly items: Item[] = [];
  /** Pictures by path below data/. */
  readonly pictures = new Map<string, PictureFacts>();
  /** The paths of all items, those that do not parse included. */
  readonly itemPaths = new Set<string>();

  /** Index of the paths by GraphQL type. */
  private readonly pathsByType = new Map<string, string[]>();
  private readonly newPaths = new Set<string>();
  /** Publication dates of scheduled items, by path. */
  readonly waiting = new Map<string, string>();

  /** Parses the entries; errors are added to `problems`. */
  constructor(
    entries: readonly Entry[],
    /** Today's date, as YYYY-MM-DD. */
    readonly today: string,
    problems: Problem[],
  ) {
    for (const { path, picture, isNew } of entries) {
      if (isNew) this.newPaths.add(path);
      if (picture) this.pictures.set(path, picture);
      const kind = kindOfFile(path);
      if (!kind || picture) continue;
      this.itemPaths.add(path);
      this.pathsByType.set(kind.typeName, [...(this.pathsByType.get(kind.typeName) ?? []), path]);
    }
    for (const { path, bytes } of entries) {
      const kind = kindOfFile(path);
      if (!bytes || !kind) continue;
      const json = readJson(bytes, this.place(path), problems);
      if (!json) continue;
      const placeOf = (steps: Path, part?: "key" | "value") => ({
        ...this.place(path),
        ...(steps.length > 0 ? { ...json.positionOf(steps, part), field: pathInWords(steps) } : {}),
      });
      const found = checkFields({
        schema: kind.schema,
        value: json.value,
        owner: withArticle(kind.label).replace(/^a/, "A"),
        placeOf,
        candidates: (field) => {
          const { image, refersTo = [] } = metaOf(field);
          return image ? this.picturesBeside(path) : this.slugsOf(...refersTo);
        },
      });
      problems.push(...found);
      if (found.length > 0) continue;
      const day = waitsUntil(kind, json.value, today);
      if (day) this.waiting.set(path, day);
      this.items.push({
        kind,
        path,
        slug: slugOfFile(path),
        isDraft: this.isUnseen(path),
        value: json.value,
        fields: fieldsOf(kind.schema, json.value),
        at: (...steps) => placeOf(steps),
      });
    }
  }

  /** A path as it appears in reports. */
  name(path: string): string {
    return path ? `data/${path}` : "data";
  }

  /** The position of a whole file or folder. */
  place(path: string): Place {
    return { file: this.name(path) };
  }

  /** All texts of all items. */
  texts(): TextField[] {
    return this.items.flatMap((item) =>
      item.fields.flatMap(({ value, ...field }) => (typeof value === "string" ? [{ ...field, item, value }] : [])),
    );
  }

  /** The items of these kinds. */
  itemsOf<Name extends TypeName>(...typeNames: Name[]): Item<Contents[Name]>[];
  itemsOf(...typeNames: string[]): Item[];
  itemsOf(...typeNames: string[]): Item[] {
    return this.items.filter(({ kind }) => typeNames.includes(kind.typeName));
  }

  /** The published items of these kinds. */
  publishedOf<Name extends TypeName>(...typeNames: Name[]): Item<Contents[Name]>[];
  publishedOf(...typeNames: string[]): Item[];
  publishedOf(...typeNames: string[]): Item[] {
    return this.itemsOf(...typeNames).filter((item) => !item.isDraft);
  }

  /** Items unchanged in Git first, so that of two that clash the new one is blamed. */
  newestLast<T>(items: readonly Item<T>[]): Item<T>[] {
    const isNew = ({ path }: Item) => this.newPaths.has(path);
    return [...items.filter((item) => !isNew(item)), ...items.filter(isNew)];
  }

  private isUnseen(path: string): boolean {
    return isDraft(path) || this.waiting.has(path);
  }

  private pathsOf(...typeNames: string[]): string[] {
    return typeNames.flatMap((typeName) => this.pathsByType.get(typeName) ?? []);
  }

  /** The slugs of these kinds' published items, unparsable files included. */
  slugsOf(...typeNames: string[]): string[] {
    return this.pathsOf(...typeNames)
      .filter((path) => !this.isUnseen(path))
      .map(slugOfFile);
  }

  /** The slugs of drafts and scheduled items, likewise. */
  draftsOf(...typeNames: string[]): string[] {
    return this.pathsOf(...typeNames)
      .filter((path) => this.isUnseen(path))
      .map(slugOfFile);
  }

  /** The publication date of the scheduled item with this slug, among these kinds. */
  waitsUntil(slug: string, ...typeNames: string[]): string | undefined {
    return this.pathsOf(...typeNames)
      .filter((path) => slugOfFile(path) === slug)
      .map((path) => this.waiting.get(path))
      .find(Boolean);
  }

  /** A line for each scheduled item with its date. */
  waitingItems(): string[] {
    return [...this.waiting].map(
      ([path, day]) => `${this.name(path)} waits: visitors see it from ${formatDate(day)} on.`,
    );
  }

  /** True if all files of these kinds parse; without arguments, of all kinds. */
  isWhole(...typeNames: string[]): boolean {
    if (typeNames.length === 0) return this.itemPaths.size === this.items.length;
    return this.pathsOf(...typeNames).length === this.itemsOf(...typeNames).length;
  }

  /** The pictures in a file's folder. */
  picturesBeside(path: string): string[] {
    return [...this.pictures.keys()]
      .filter((picture) => dirname(picture) === dirname(path))
      .map((picture) => basename(picture));
  }

  /** Resolves a picture's name relative to a file. */
  pathBeside(path: string, picture: string): string {
    return dirname(path) === "." ? picture : `${dirname(path)}/${picture}`;
  }
}
