/** Traverses a zod schema alongside a value, so that rules can read each field's metadata. */
import { z } from "zod";
import type { FieldMeta } from "./field-meta";

/** The path to a field: keys and indices. */
export type Path = readonly PropertyKey[];

/** Removes wrappers such as `.optional()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

const metas = new WeakMap<z.ZodType, Partial<FieldMeta>>();

/** A field's metadata. Memoised, because zod merges it on every call. */
export function metaOf(schema: z.ZodType | undefined): Partial<FieldMeta> {
  if (!schema) return {};
  const meta = metas.get(schema) ?? { ...unwrap(schema).meta(), ...schema.meta() };
  metas.set(schema, meta);
  return meta;
}

/** The schema of the field at a path. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const step of path) {
    const inner: z.ZodType | undefined = here && unwrap(here);
    if (inner instanceof z.ZodObject) here = inner.shape[String(step)] as z.ZodType | undefined;
    else if (inner instanceof z.ZodArray) here = inner.element as z.ZodType;
    else return undefined;
  }
  return here;
}

/** The names of a group's fields. */
export const fieldNames = (schema: z.ZodType | undefined): string[] => {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, step) =>
      typeof here === "object" && here !== null && Object.hasOwn(here, step)
        ? (here as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

/** Sets the value at a path, and makes the groups and lists around it where there are none. */
export function setAt(owner: Record<string, unknown>, path: Path, value: unknown): void {
  let here: Record<PropertyKey, unknown> = owner;
  for (const [index, step] of path.slice(0, -1).entries()) {
    here[step] ??= typeof path[index + 1] === "number" ? [] : {};
    here = here[step] as Record<PropertyKey, unknown>;
  }
  here[path.at(-1) ?? ""] = value;
}

/** A field's path, value and schema. */
export interface Field {
  path: Path;
  schema: z.ZodType;
  value: unknown;
}

/** All fields that are present and in the schema, depth first, beginning with the value itself. */
export function fieldsOf(schema: z.ZodType, value: unknown): Field[] {
  const fields: Field[] = [];
  const collect = (schema: z.ZodType, value: unknown, path: Path) => {
    fields.push({ path, schema, value });
    if (typeof value !== "object" || value === null) return;
    const inner = unwrap(schema);
    if (inner instanceof z.ZodObject && !Array.isArray(value)) {
      const { shape } = inner;
      for (const key of Object.keys(shape))
        if (Object.hasOwn(value, key)) collect(shape[key], (value as Record<string, unknown>)[key], [...path, key]);
    } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
      for (const [index, entry] of value.entries()) collect(inner.element as z.ZodType, entry, [...path, index]);
    }
  };
  collect(schema, value, []);
  return fields;
}
