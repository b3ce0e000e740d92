/** The content of data/ as the checks see it: its items, its pictures, and how to find them. */
import { basename, dirname } from "node:path/posix";
import { isDraft, slugOfFile } from "../kinds/files";
import { type Kind, kindOfFile, kinds } from "../kinds/kinds";
import { type Field, fieldsOf, type Path, valueAt } from "../kinds/schema-walk";
import { type JsonFile, readJson } from "./json-file";
import type { Place, Problem } from "./messages";
import type { PictureFacts } from "./picture";
import type { Entry } from "./read-folder";
import { pathInWords } from "./words";

/** An item of content: one JSON file that could be read. */
export interface Item {
  kind: Kind;
  /** Below data/. */
  path: string;
  /** The file's name without .json and without a draft's sign. */
  slug: string;
  isDraft: boolean;
  json: JsonFile;
  /** Every field that is present and known to the schema, however deep, in the file's order. */
  fields: Field[];
}

/** Everything below data/ that has a place there. */
export class Content {
  readonly items: Item[] = [];
  /** Pictures by their path below data/. */
  readonly pictures = new Map<string, PictureFacts>();
  /** The paths of all JSON files that belong to a kind, of those too that cannot be read. */
  readonly itemPaths = new Set<string>();

  /** The same by GraphQL type: references ask for them again and again. */
  private readonly pathsByType = new Map<string, string[]>();
  private readonly newPaths = new Set<string>();

  /** Reads the JSON of the entries; what cannot be read is added to `problems`. */
  constructor(
    entries: readonly Entry[],
    private readonly root: string,
    /** The day of the check. */
    readonly today: string,
    problems: Problem[],
  ) {
    for (const { path, bytes, picture, isNew } of entries) {
      if (isNew) this.newPaths.add(path);
      if (picture) this.pictures.set(path, picture);
      const kind = kindOfFile(path);
      if (!bytes || !kind) continue;
      this.itemPaths.add(path);
      const ofType = this.pathsByType.get(kind.typeName) ?? [];
      ofType.push(path);
      this.pathsByType.set(kind.typeName, ofType);
      const json = readJson(bytes, this.place(path), problems);
      if (!json) continue;
      const fields = fieldsOf(kind.schema, json.value);
      this.items.push({ kind, path, slug: slugOfFile(path), isDraft: isDraft(path), json, fields });
    }
  }

  /** A path below data/ as reports name it. */
  name(path: string): string {
    return path ? `${this.root}/${path}` : this.root;
  }

  /** The place of a file or folder. */
  place(path: string): Place {
    return { file: this.name(path) };
  }

  /** The place of a field in an item. */
  placeIn(item: Item, path: Path, part?: "key" | "value"): Place {
    return {
      ...this.place(item.path),
      ...item.json.positionOf(path, part),
      field: path.length > 0 ? pathInWords(path) : undefined,
    };
  }

  /** The items of the kinds with these GraphQL types. */
  itemsOf(...typeNames: string[]): Item[] {
    return this.items.filter(({ kind }) => typeNames.includes(kind.typeName));
  }

  /** The items of these kinds that visitors see. */
  publishedOf(...typeNames: string[]): Item[] {
    return this.itemsOf(...typeNames).filter((item) => !item.isDraft);
  }

  /** Items in an order in which those come last that were made or changed just now: where two claim one thing, they are to yield. */
  newestLast(...typeNames: string[]): Item[] {
    const items = typeNames.length > 0 ? this.itemsOf(...typeNames) : this.items;
    const isNew = ({ path }: Item) => this.newPaths.has(path);
    return [...items.filter((item) => !isNew(item)), ...items.filter(isNew)];
  }

  private pathsOf(...typeNames: string[]): string[] {
    return typeNames.flatMap((typeName) => this.pathsByType.get(typeName) ?? []);
  }

  /** The slugs of the published items of the kinds with these GraphQL types, those of files that cannot be read included. */
  slugsOf(...typeNames: string[]): string[] {
    return this.pathsOf(...typeNames)
      .filter((path) => !isDraft(path))
      .map(slugOfFile);
  }

  /** The slugs of drafts, likewise. */
  draftsOf(...typeNames: string[]): string[] {
    return this.pathsOf(...typeNames)
      .filter(isDraft)
      .map(slugOfFile);
  }

  /** True when every file of these kinds could be read. */
  isWhole(...typeNames: string[]): boolean {
    return this.pathsOf(...typeNames).length === this.itemsOf(...typeNames).length;
  }

  /** The names of the pictures that lie beside a file. */
  picturesBeside(path: string): string[] {
    return [...this.pictures.keys()]
      .filter((picture) => dirname(picture) === dirname(path))
      .map((picture) => basename(picture));
  }

  /** The folder, as reports name it, in which a picture lies that is missed elsewhere. */
  folderOfPicture(name: string): string | undefined {
    const path = [...this.pictures.keys()].find((picture) => basename(picture) === name);
    return path && this.name(dirname(path) === "." ? "" : dirname(path));
  }

  /** The path of a picture that a file names. */
  pathBeside(path: string, picture: string): string {
    return dirname(path) === "." ? picture : `${dirname(path)}/${picture}`;
  }
}

/** A kind by its GraphQL type. */
export const kindOfType = (typeName: string): Kind | undefined => kinds.find((kind) => kind.typeName === typeName);

/** The text at a path of an item; an empty one where there is none. */
export function textAt(item: Item, ...path: (string | number)[]): string {
  const value = valueAt(item.json.value, path);
  return typeof value === "string" ? value : "";
}

/** The list at a path of an item; an empty one where there is none. */
export function listAt(item: Item | undefined, path: Path): unknown[] {
  const list = item && valueAt(item.json.value, path);
  return Array.isArray(list) ? list : [];
}
