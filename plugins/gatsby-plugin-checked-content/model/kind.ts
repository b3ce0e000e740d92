/** A kind of content, as the engine knows it; a site's own kinds may say more. */
import type { z } from "zod";
import type { Shape } from "./field-meta";
import type { Rule } from "./rule";

/** A picture's size and format. */
export interface Pixels {
  width?: number;
  height?: number;
  format?: string;
}

/** A kind of content. */
export interface Kind {
  /** A readable singular noun. */
  label: string;
  /** Its GraphQL type. */
  typeName: string;
  /** Its folder below data/, with a JSON file per item; for a kind of a single file, that file's name without .json. */
  name: string;
  /** For kinds of a single file: whether the site can be built without it. */
  single?: "required" | "optional";
  /** An object, whose fields carry FieldMeta. */
  schema: z.ZodType;
  /** Rules for items that pass the schema. */
  rules?: readonly Rule<never, never>[];
  /** Default values of a new item's fields, from what is known of it so far. */
  proposes?: Readonly<Record<string, (known: Readonly<Record<string, unknown>>, picture?: Pixels) => unknown>>;
  /** The field with the publication date; until then an item is treated as a draft. */
  appears?: string;
  /** True for stories: in one, people may have addresses, and say things twice. */
  isStory?: true;
  /** Whether an item may say TBC ("to be confirmed"). */
  isOpen?: (value: never) => boolean;
  /** The shape that an item's pictures must have, where their fields demand none. */
  shapeOf?: (value: never) => Shape | undefined;
  /** The template of the page that shows the items, if they are not shown with another (see Model.shownWith). */
  shownBy?: string;
}

/** An item's publication date, if that is in the future. */
export function waitsUntil({ appears }: Kind, value: unknown, today: string): string | undefined {
  const day = appears && (value as Record<string, unknown> | null)?.[appears];
  return typeof day === "string" && day > today ? day : undefined;
}

/** The fields with what an item is called: the usual ones that its schema has. */
export const titlesOf = ({ schema }: Kind): string[] =>
  ["label", "name", "title", "question"].filter((name) => name in (schema as z.ZodObject).shape);

/** The field with an item's title: the first of them. */
export const titleOf = (kind: Kind): string | undefined => titlesOf(kind)[0];

/** A kind's folder or single file, by its path below data/. */
export const locationOf = ({ name, single }: Kind): string => (single ? `${name}.json` : name);

/** The kind of a file by its path below data/, such as "books/book-one.json". */
export function kindOfFile<K extends Kind>(kinds: readonly K[], relativePath: string): K | undefined {
  const [folder, ...rest] = relativePath.split("/");
  return kinds.find((kind) => locationOf(kind) === folder && rest.length === (kind.single ? 0 : 1));
}
