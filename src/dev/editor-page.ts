/** What the form editor's page does in the browser. */
import type { CmsConfig } from "@sveltia/cms";

/** What the editor needs of a kind's JSON Schema to know which fields a file may leave out. */
export interface FileSchema {
  properties?: Record<string, FileSchema>;
  required?: string[];
  items?: FileSchema;
}

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The value without the empty fields that its file need not have, which the editor writes for every field it knows. */
function tidy(value: unknown, { properties, required = [], items = {} }: FileSchema): unknown {
  if (Array.isArray(value)) return value.map((entry) => tidy(entry, items));
  if (!properties || isEmpty(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields)
      .filter(([name, field]) => required.includes(name) || !isEmpty(field))
      .map(([name, field]) => [name, tidy(field, properties[name] ?? {})]),
  );
}

/** The text of an item's file, in the one layout of content files. */
export const writeItem = (value: Fields, schema: FileSchema): string => JSON.stringify(tidy(value, schema), null, 2);

/** Starts the form editor, whose scripts lie at this address. */
export async function startEditor(address: string, config: CmsConfig, formats: Record<string, FileSchema>) {
  const { init, registerCustomFormat } = (await import(address)) as typeof import("@sveltia/cms");
  for (const [name, schema] of Object.entries(formats)) {
    registerCustomFormat(name, "json", {
      fromFile: (text) => JSON.parse(text),
      toFile: (value) => writeItem(value, schema),
    });
  }
  init({ config });
}
