/** The parsed content, which rules receive. Files that do not parse are known by their names only. */
import { basename, dirname, join } from "node:path/posix";
import { isDraft, slugOfFile } from "../model/file-conventions";
import { type Kind, kindOfFile, titlesOf, waitsUntil } from "../model/kind";
import type { RuledItem } from "../model/rule";
import { type Field, fieldsOf, metaOf } from "../model/schema-walk";
import { slugify } from "../model/slugs";
import { nearestName } from "./did-you-mean";
import { parseFile } from "./field-errors";
import type { PictureFacts } from "./inspect-picture";
import type { Place, Problem } from "./problem";
import type { Entry } from "./read-folder";
import { capitalise, withIndefiniteArticle } from "./wording";

/** A JSON file of a kind, which may not parse. */
interface ContentFile<K extends Kind> {
  kind: K;
  /** Below data/. */
  path: string;
  /** The file's name without .json and without a draft's underscore. */
  slug: string;
  /** True for drafts and scheduled items. */
  isDraft: boolean;
  /** The publication date of a scheduled item. */
  waitsUntil?: string;
  /** Its text, from which suggestions read what it is called though the rest may not fit its kind's schema. */
  bytes?: Uint8Array;
}

/** What a file of a kind says that it is called, its page's address too; nothing where it is no JSON. */
function titlesIn({ kind, bytes }: ContentFile<Kind>): string[] {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes));
    const names = [...titlesOf(kind).map((name) => value[name]), basename(String(value.path ?? ""))];
    return names.filter((name) => typeof name === "string" && name !== "");
  } catch {
    return [];
  }
}

/** An item of content: a file that fits its kind's schema. */
export interface Item<T = unknown, K extends Kind = Kind> extends ContentFile<K>, RuledItem<T> {
  /** All present fields, nested ones included, in the schema's order. */
  fields: Field[];
}

/** A text field of an item. */
export interface TextField<K extends Kind = Kind> extends Field {
  item: Item<unknown, K>;
  value: string;
}

/** A page, as far as links and names need it. */
export interface ContentPage<K extends Kind = Kind> {
  path: string;
  /** Paths that lead here. */
  aliases: readonly string[];
  template: string;
  /** True for an item's own page, false for others that come of it, such as one for printing. */
  isOwn: boolean;
  item: { item: Item<unknown, K> };
}

/** What a site hands in: its kinds (`K`), and the types of their items by GraphQL type (`Contents`). */
export interface Model<K extends Kind = Kind, Contents = Record<string, unknown>> {
  /** In the order of reports. */
  kinds: readonly K[];
  /** The pages of these items, in their order. */
  pagesOf(items: readonly Item<unknown, K>[]): ContentPage<K>[];
  /** The site's address, by which links to itself are known. */
  addressOf(content: Content<K, Contents>): string | undefined;
  /** The links of a text in a field that is `linked`. */
  linksIn(text: string): { to: string; words: string }[];
  /** The files that are no pages: the addresses of those that are known by name, and whether a build makes another. Without it any may be there. */
  filesOf?(content: Content<K, Contents>): { named: readonly string[]; isMade(address: string): boolean };
  /** Undefined if a page has a part of this id, or if only a build can tell; else the ids of all parts that it has. */
  partsWithout?(id: string, page: ContentPage<K>, content: Content<K, Contents>): readonly string[] | undefined;
  /** The first piece of a linked text that looks like a link and is none. */
  unreadableLink(text: string): string | undefined;
  /** A date of the form YYYY-MM-DD, as messages have it. */
  formatDate(date: string): string;
  /** Matches fields, written as "editions 0 isbn", that no two items of a kind share. Titles are among them anyway. */
  ownFields: RegExp;
  /** Further such fields, of items that are not open (isOpen): books to come may share their first words. */
  ownOnceKnown?: RegExp;
  /** What people call fields by other words: lines of words that mean the same. */
  fieldWords?: readonly string[];
  /** Matches fields whose texts, however long, several items may have alike. */
  sharedFields?: RegExp;
  /** The field that names the item on whose page an item is shown, as a picture is shown on its book's page. */
  shownWith?: string;
  /** The site's rules about several kinds; those of one are the kind's. */
  rules?(content: Content<K, Contents>): Iterable<Problem>;
  /** Tells whether the site publishes a text anyway, so that the metadata of pictures may hold it. */
  saysItself?(content: Content<K, Contents>): (text: string) => boolean;
  /** The files in data/ that belong to no kind, such as a logo, and their check. */
  besides?: { has(path: string): boolean; check(entries: readonly Entry[]): Iterable<Problem> };
}

/** A rule about items of several kinds. */
export type ContentRule = (content: Content) => Iterable<Problem>;

/** `K` are the site's kinds, `Contents` the types of their items by GraphQL type. */
export class Content<K extends Kind = Kind, Contents = Record<string, unknown>> {
  /** All JSON files of the kinds, by path. */
  readonly files = new Map<string, ContentFile<K>>();
  /** Items that pass their schemas; unchanged in Git first, so that of two that clash the new one is blamed. */
  readonly items: Item<unknown, K>[] = [];
  /** Pictures by path below data/. */
  readonly pictures = new Map<string, PictureFacts>();
  /** The paths, without endings, of pictures that cannot be used, or not be read. */
  readonly unusable = new Set<string>();
  /** The paths on disk of misnamed files, by the paths that they ought to have. */
  private readonly misnamed = new Map<string, string>();
  /** The result of texts(), memoised, since many rules ask for it. */
  private allTexts: TextField<K>[] | undefined;

  /** Parses the entries; errors are added to `problems`. */
  constructor(
    readonly model: Model<K, Contents>,
    entries: readonly Entry[],
    /** Today's date, as YYYY-MM-DD. */
    readonly today: string,
    problems: Problem[],
  ) {
    // All names first: messages suggest them.
    for (const { path, misnamed, picture, bytes } of entries) {
      const kind = kindOfFile(model.kinds, path);
      if (misnamed) this.misnamed.set(path, misnamed);
      if (picture) this.pictures.set(path, picture);
      else if (!path.endsWith(".json")) this.unusable.add(path.replace(/\.\w+$/, ""));
      else if (kind) this.files.set(path, { kind, path, slug: slugOfFile(path), isDraft: isDraft(path), bytes });
    }
    for (const { path, bytes } of [...entries.filter(({ isNew }) => !isNew), ...entries.filter(({ isNew }) => isNew)]) {
      const file = this.files.get(path);
      const item = file && bytes && this.parse(file, bytes, problems);
      if (item) this.items.push(item);
    }
  }

  /** Parses a file; undefined if that fails. */
  private parse(file: ContentFile<K>, bytes: Uint8Array, problems: Problem[]): Item<unknown, K> | undefined {
    const { kind, path } = file;
    const owner = capitalise(withIndefiniteArticle(kind.label));
    const pictures = () => this.picturesBeside(path);
    const meant = (text: string, types: readonly string[]) => this.slugMeant(text, types);
    const form = { schema: kind.schema, owner, pictures, meant, words: this.model.fieldWords };
    const parsed = parseFile(bytes, this.place(path), form, problems);
    if (!parsed) return undefined;
    file.waitsUntil = waitsUntil(kind, parsed.value, this.today);
    file.isDraft ||= file.waitsUntil !== undefined;
    return { ...file, ...parsed, fields: fieldsOf(kind.schema, parsed.value) };
  }

  /** A file's path on disk, below data/. */
  onDisk(path: string): string {
    return this.misnamed.get(path) ?? path;
  }

  /** A path as it appears in reports. */
  name(path: string): string {
    return join("data", this.onDisk(path));
  }

  /** The position of a whole file or folder. */
  place(path: string): Place {
    return { file: this.name(path) };
  }

  /** All texts of all items. */
  texts(): readonly TextField<K>[] {
    this.allTexts ??= this.items.flatMap((item) =>
      item.fields.flatMap(({ path, schema, value }) =>
        typeof value === "string" ? [{ path, schema, item, value }] : [],
      ),
    );
    return this.allTexts;
  }

  /** The items of these kinds. */
  itemsOf<Name extends keyof Contents & string>(...typeNames: Name[]): Item<Contents[Name], K>[];
  itemsOf(...typeNames: string[]): Item<unknown, K>[];
  itemsOf(...typeNames: string[]): Item<unknown, K>[] {
    return this.items.filter(({ kind }) => typeNames.includes(kind.typeName));
  }

  /** The published items of these kinds. */
  publishedOf<Name extends keyof Contents & string>(...typeNames: Name[]): Item<Contents[Name], K>[];
  publishedOf(...typeNames: string[]): Item<unknown, K>[];
  publishedOf(...typeNames: string[]): Item<unknown, K>[] {
    return this.itemsOf(...typeNames).filter((item) => !item.isDraft);
  }

  private filesOf(...typeNames: string[]): ContentFile<K>[] {
    const files = [...this.files.values()];
    return typeNames.flatMap((typeName) => files.filter(({ kind }) => kind.typeName === typeName));
  }

  /** The slugs of these kinds' published items, unparsable files included. */
  slugsOf(...typeNames: string[]): string[] {
    return this.filesOf(...typeNames).flatMap(({ slug, isDraft }) => (isDraft ? [] : slug));
  }

  /** The slug of the published item that a wrong name or a title means; of two alike in `first`. */
  slugMeant(text: string, typeNames: readonly string[], first: readonly string[] = []): string | undefined {
    const slugs = this.slugsOf(...typeNames);
    const titled = new Map(
      this.filesOf(...typeNames).flatMap((file) =>
        file.isDraft ? [] : titlesIn(file).map((title) => [slugify(title), file.slug] as const),
      ),
    );
    // "Dr Lumen" for "Dr Odette Lumen".
    const words = slugify(text).split("-");
    const shortened = [...titled.keys()].filter((title) => words.every((word) => `-${title}-`.includes(`-${word}-`)));
    return (
      titled.get(slugify(text)) ??
      nearestName(text, [...first, ...slugs.filter((slug) => !first.includes(slug))]) ??
      titled.get(nearestName(text, [...titled.keys()]) ?? "") ??
      (shortened.length === 1 ? titled.get(shortened[0] ?? "") : undefined)
    );
  }

  /** The draft or scheduled item with this slug, among these kinds; unparsable files included. */
  draftOf(slug: string, ...typeNames: string[]): ContentFile<K> | undefined {
    return this.filesOf(...typeNames).find((file) => file.isDraft && file.slug === slug);
  }

  /** A line for each scheduled item with its date. */
  waitingItems(): string[] {
    return this.items.flatMap(({ path, waitsUntil }) =>
      waitsUntil ? [`${this.name(path)} waits: visitors see it from ${this.model.formatDate(waitsUntil)} on.`] : [],
    );
  }

  /** True if all files of these kinds parse; without arguments, of all kinds. */
  isWhole(...typeNames: string[]): boolean {
    if (typeNames.length === 0) return this.files.size === this.items.length;
    return this.filesOf(...typeNames).length === this.itemsOf(...typeNames).length;
  }

  /** The pictures in a file's folder. */
  picturesBeside(path: string): string[] {
    return [...this.pictures.keys()]
      .filter((picture) => dirname(picture) === dirname(path))
      .map((picture) => basename(picture));
  }

  /** The pictures that an item names, each with its path below data/, where it need not exist. */
  picturesOf({ path, fields }: Pick<Item, "path" | "fields">) {
    return fields.flatMap(({ path: at, schema, value: name }) => {
      if (!metaOf(schema).image || typeof name !== "string") return [];
      const file = join(dirname(path), name);
      const right = [...this.misnamed].find(([, onDisk]) => onDisk === file)?.[0];
      return { path: at, schema, name, file: right ?? file };
    });
  }
}
