/** The form editor's configuration (Sveltia CMS), derived from the content schemas: one form per kind. */
import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { z } from "zod";
import { limits } from "../check/inspect-picture";
import { capitalise } from "../check/wording";
import { type Kind, locationOf, titleOf } from "../model/kind";
import { metaOf, unwrap } from "../model/schema-walk";

/** The widget-specific part of a field's configuration. */
type Widget = Field extends infer Each ? (Each extends Field ? Omit<Each, "name" | "label"> : never) : never;

/** In characters: longer texts get a multi-line input. */
const lineLength = 150;

/** "durationSeconds" as "Duration seconds". */
const labelOf = (name: string) => capitalise(name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());

const shapeOf = (kind: Kind) => (kind.schema as z.ZodObject).shape;

/** A field's description, with an example if that is one line. */
function hintOf(field: z.ZodType): string {
  const { description = "", examples = [] } = metaOf(field);
  const [example] = examples;
  return example === undefined || typeof example === "object" ? description : `${description} For example: ${example}`;
}

/** A text field's regular expression, from its JSON Schema. */
function patternOf(schema: z.ZodType): string | undefined {
  const { pattern, allOf = [] } = z.toJSONSchema(schema, { target: "draft-7" });
  return pattern ?? allOf.findLast((part) => part.pattern)?.pattern;
}

/** The kind of a single-line input. */
function inputType(schema: z.ZodType): "email" | "url" | "text" {
  if (schema instanceof z.ZodEmail) return "email";
  return schema instanceof z.ZodURL ? "url" : "text";
}

function textWidget(schema: z.ZodType, hint: string): Widget {
  const maxlength = (schema instanceof z.ZodString && schema.maxLength) || undefined;
  if (maxlength && maxlength > lineLength) return { widget: "text", maxlength, use_emoji_autocomplete: false };
  const pattern = schema instanceof z.ZodURL ? (patternOf(schema) ?? "^https://") : patternOf(schema);
  return {
    widget: "string",
    type: inputType(schema),
    use_emoji_autocomplete: false,
    ...(maxlength ? { maxlength } : {}),
    ...(pattern ? { pattern: [pattern, hint] } : {}),
  };
}

function widgetOf(schema: z.ZodType, hint: string, kinds: readonly Kind[]): Widget {
  const { image, refersTo = [] } = metaOf(schema);
  // A menu's entry can name items of several kinds, which the editor has no widget for.
  if (refersTo.length === 1) {
    const kind = kinds.find(({ typeName }) => typeName === refersTo[0]) as Kind;
    return {
      widget: "relation",
      collection: kind.name,
      value_field: "{{slug}}",
      display_fields: [titleOf(kind) ?? "{{slug}}"],
    };
  }
  if (image) return { widget: "image", accept: ".jpg,.jpeg,.png", choose_url: false };
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options as string[] };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) {
    return {
      widget: "number",
      ...(schema.isInt ? { value_type: "int" } : { value_type: "float", step: 0.01 }),
      min: schema.minValue ?? undefined,
      max: schema.maxValue ?? undefined,
    };
  }
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodObject) return { widget: "object", fields: formFieldsOf(schema, kinds) };
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    if (element instanceof z.ZodObject) return { widget: "list", fields: formFieldsOf(element, kinds) };
    const widget = widgetOf(element, hintOf(element), kinds);
    if (widget.widget === "relation") return { ...widget, multiple: true };
    return { widget: "list", field: { name: "entry", label: "Entry", ...widget } as Field };
  }
  return textWidget(schema, hint);
}

/** A form's fields, in the schema's order. */
function formFieldsOf(schema: z.ZodObject, kinds: readonly Kind[]): Field[] {
  return Object.entries(schema.shape).map(([name, each]) => {
    const field = each as z.ZodType;
    const inner = unwrap(field);
    const hint = hintOf(field);
    // In the editor a "required" list must have an entry, and a "required" text a letter.
    const mayBeEmpty = [[], ""].some((nothing) => inner.safeParse(nothing).success);
    // The editor writes false for an untouched switch, but an optional boolean may be left out.
    const onlyTrue = inner instanceof z.ZodBoolean && inner !== field;
    const onlyChoice = inner instanceof z.ZodEnum && inner.options.length === 1 && inner === field;
    return {
      name,
      label: labelOf(name),
      hint,
      required: inner === field && !mayBeEmpty,
      ...widgetOf(inner, hint, kinds),
      ...(onlyTrue ? { widget: "select", options: [{ label: "Yes", value: true }] } : {}),
      ...(onlyChoice ? { default: inner.options[0] } : {}),
    } as Field;
  });
}

/** The form of a kind with a single file, whose pictures are in data/ itself. */
function fileOf(kind: Kind, kinds: readonly Kind[]): CollectionFile {
  return {
    name: kind.name,
    label: capitalise(kind.label),
    file: `data/${locationOf(kind)}`,
    fields: formFieldsOf(kind.schema as z.ZodObject, kinds),
    format: kind.name,
    media_folder: "/data",
    public_folder: "",
  };
}

/** Forms of a kind with a folder. media_folder is absolute: an empty one would be deleted with its item. */
function collectionOf(kind: Kind, kinds: readonly Kind[]): EntryCollection {
  const title = titleOf(kind) ?? "";
  const order = "order" in shapeOf(kind) ? "order" : title;
  return {
    name: kind.name,
    label: `${capitalise(kind.label)}s`,
    label_singular: capitalise(kind.label),
    folder: `data/${kind.name}`,
    description: "A file whose name begins with _ is a draft: you see it while you work on it, visitors do not.",
    extension: "json",
    format: kind.name,
    create: true,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      pattern: [
        "^_?[a-z0-9]+(-[a-z0-9]+)*$",
        "Small letters, digits and hyphens only. With _ in front it is a draft, which visitors do not see.",
      ],
    },
    sortable_fields: { fields: [...new Set([order, title])], default: { field: order } },
    fields: formFieldsOf(kind.schema as z.ZodObject, kinds),
    media_folder: `/data/${kind.name}`,
    public_folder: "",
  };
}

/** A file format per kind, whose schema says which empty fields to drop: the editor drops all, or none. */
export const editorFormats = (kinds: readonly Kind[]): Record<string, object> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, z.toJSONSchema(kind.schema)]));

/** @param folder the name of the project's folder on this computer */
export function editorConfig(kinds: readonly Kind[], folder: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: "Edit the site",
    // Unused: the editor works on the local folder, but demands a backend.
    backend: { name: "github", repo: `local/${folder}`, branch: "main", auth_methods: ["token"] },
    media_folder: "data",
    public_folder: "",
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: limits.bytes } },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: kinds.filter(({ single }) => !single).map((kind) => collectionOf(kind, kinds)),
    singletons: kinds.filter(({ single }) => single).map((kind) => fileOf(kind, kinds)),
  };
}
