/** What the form editor's page does in the browser. */
import type { CmsConfig } from "@sveltia/cms";
import { keepLayout } from "../content/editing/keep-layout";

/** What the editor needs of a kind's JSON Schema to know which fields a file may leave out. */
export interface FileSchema {
  properties?: Record<string, FileSchema>;
  required?: string[];
  items?: FileSchema;
}

type Fields = Record<string, unknown>;

/** The field in which an item carries its file's text through the editor, which passes on what it does not know. */
const asWritten = "$asWritten";

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

const fieldOf = (owner: unknown, name: string | number) => (owner as Fields | null | undefined)?.[name];

/** The value without the empty fields that its file need not have, and did not have before. */
function tidy(value: unknown, { properties, required = [], items = {} }: FileSchema, before: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => tidy(entry, items, fieldOf(before, index)));
  if (!properties || isEmpty(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields)
      .filter(([name, field]) => required.includes(name) || !isEmpty(field) || isEmpty(fieldOf(before, name)))
      .map(([name, field]) => [name, tidy(field, properties[name] ?? {}, fieldOf(before, name))]),
  );
}

/** An item as the editor is to know it. */
export const readItem = (text: string): Fields => ({ ...JSON.parse(text), [asWritten]: text });

/** The text of an item's file, laid out as it was. */
export function writeItem({ [asWritten]: text, ...value }: Fields, schema: FileSchema): string {
  if (typeof text !== "string") return JSON.stringify(tidy(value, schema, undefined), null, 2);
  return keepLayout(text, tidy(value, schema, JSON.parse(text)));
}

/** Starts the form editor, whose scripts lie at this address. */
export async function startEditor(address: string, config: CmsConfig, formats: Record<string, FileSchema>) {
  const { init, registerCustomFormat } = (await import(address)) as typeof import("@sveltia/cms");
  for (const [name, schema] of Object.entries(formats)) {
    registerCustomFormat(name, "json", { fromFile: readItem, toFile: (value) => writeItem(value, schema) });
  }
  init({ config });
}
