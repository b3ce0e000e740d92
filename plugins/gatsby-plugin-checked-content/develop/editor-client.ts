/** Browser code of the form editor (Sveltia CMS) at /admin. */
import type { CmsConfig } from "@sveltia/cms";

/** The part of a kind's JSON Schema that says which fields are optional. */
interface FileSchema {
  properties?: Record<string, FileSchema>;
  required?: string[];
  items?: FileSchema;
}

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Removes empty optional fields: the editor writes a value for every field it knows. */
function tidy(value: unknown, { properties, required = [], items = {} }: FileSchema): unknown {
  if (Array.isArray(value)) return value.map((entry) => tidy(entry, items));
  if (!properties || isEmpty(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields)
      .filter(([name, field]) => required.includes(name) || !isEmpty(field))
      .map(([name, field]) => [name, tidy(field, properties[name] ?? {})]),
  );
}

/** Starts the form editor; `address` is the URL of its scripts. */
export async function startEditor(address: string, config: CmsConfig, formats: Record<string, FileSchema>) {
  const { init, registerCustomFormat } = (await import(address)) as typeof import("@sveltia/cms");
  for (const [name, schema] of Object.entries(formats)) {
    registerCustomFormat(name, "json", {
      fromFile: (text) => JSON.parse(text),
      toFile: (value) => JSON.stringify(tidy(value, schema), null, 2),
    });
  }
  init({ config });
}
