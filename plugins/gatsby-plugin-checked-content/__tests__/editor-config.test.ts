/** What the form editor knows of the content. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { kinds } from "../../../src/content/kinds/kinds";
import { editorConfig, editorFormats } from "../editing/editor-config";
import { locationOf } from "../model/kind";
import { metaOf, unwrap } from "../model/schema-walk";

type Form = EntryCollection | CollectionFile;
/** A field with the options of all types of field. */
type AnyField = { name: string; hint?: string; required?: boolean; widget?: string; fields?: Field[] };

const config = editorConfig(kinds, "site");
const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as Form[];

test("the editor's own published schema accepts the configuration", () => {
  const file = resolve(__dirname, "../../../node_modules/@sveltia/cms/schema/sveltia-cms.json");
  const published = JSON.parse(readFileSync(file, "utf8"));
  // Any field with an unknown type would count as one of these, which nobody has registered.
  published.definitions.CustomField = { not: {} };
  const schema = z.fromJSONSchema(published);
  expect(schema.safeParse(JSON.parse(JSON.stringify(config))).error?.issues).toBeUndefined();
  expect(schema.safeParse({ ...config, collections: [{ name: "artwork", folders: "data/artwork" }] }).success).toBe(
    false,
  );
});

test("every kind of content has a form, and its own way of being written", () => {
  const places = forms.map((form) => ("folder" in form ? form.folder : form.file));
  const wanted = kinds.map((kind) => `data/${locationOf(kind)}`);
  expect(places.sort()).toEqual(wanted.sort());
  expect(forms.map(({ format }) => format).sort()).toEqual(Object.keys(editorFormats(kinds)).sort());
});

/** A form's parts agree with a schema's fields, however deep. */
function expectAgreement(fields: readonly AnyField[], schema: z.ZodObject) {
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  for (const part of fields) {
    const field = schema.shape[part.name] as z.ZodType;
    const inner = unwrap(field);
    expect({ name: part.name, hint: part.hint }).toEqual({
      name: part.name,
      hint: expect.stringContaining(metaOf(field).description ?? "no description"),
    });
    const mayBeLeftEmpty = [undefined, [], ""].some((nothing) => field.safeParse(nothing).success);
    expect({ name: part.name, required: part.required }).toEqual({ name: part.name, required: !mayBeLeftEmpty });
    const group = inner instanceof z.ZodArray ? inner.element : inner;
    if (group instanceof z.ZodObject) expectAgreement((part.fields ?? []) as AnyField[], group);
    else expect(part.fields).toBeUndefined();
  }
}

test.each(kinds.map((kind) => [kind.label, kind] as const))(
  "%s: the form has every field, with its help, and asks for those that are needed",
  (_label, kind) => {
    const place = `data/${locationOf(kind)}`;
    const form = forms.find((each) => ("folder" in each ? each.folder : each.file) === place);
    expectAgreement((form?.fields ?? []) as AnyField[], kind.schema as z.ZodObject);
  },
);

test("a price takes decimals, and what is counted does not", () => {
  const merch = forms.find((form) => "folder" in form && form.folder === "data/merch");
  const fields = (merch?.fields ?? []) as AnyField[];
  const amount = fields.find(({ name }) => name === "price")?.fields?.find(({ name }) => name === "amount");
  expect(amount).toMatchObject({ widget: "number", value_type: "float", step: 0.01 });
  expect(fields.find(({ name }) => name === "order")).toMatchObject({ widget: "number", value_type: "int" });
});

test("pictures go beside the item, under safe names like the item's own, and are of a size that the check takes", () => {
  expect(forms.map((form) => form.media_folder)).toEqual(
    forms.map((form) => ("folder" in form ? `/${form.folder}` : "/data")),
  );
  expect(config.media_libraries?.default).toEqual({ config: { slugify_filename: true, max_file_size: 30_000_000 } });
  expect(config.slug).toEqual({ encoding: "ascii", clean_accents: true });
});
