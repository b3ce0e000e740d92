/** Derives GraphQL types from the content schemas. */
import { z } from "zod";
import type { FieldMeta } from "../../plugins/gatsby-plugin-checked-content";
import { enumName } from "../content/kinds/enums";
import type { Kind } from "../content/kinds/kinds";

/** The subset of JSON Schema that zod generates for content fields. */
interface JsonSchema extends Partial<FieldMeta> {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
}

/** A field extension that resolves enum values to GraphQL names: "coming-soon" to COMING_SOON. */
export const contentEnum = {
  name: "contentEnum",
  extend: () => ({
    resolve: (
      source: Record<string, string | undefined>,
      _args: object,
      _context: object,
      info: { fieldName: string },
    ) => {
      const value = source[info.fieldName];
      return value && enumName(value);
    },
  }),
};

/** The types of all kinds in GraphQL SDL: explicit (@dontInfer), with descriptions; required fields are non-null. */
export function graphqlTypes(kinds: readonly Kind[]): string {
  const types = new Map<string, string>();

  const docString = (description?: string) => (description ? `  """${description}"""\n` : "");

  function typeOf(json: JsonSchema, place: string): string {
    const { image, refersTo = [] } = json;
    if (image) return "File";
    // A reference to several kinds, such as a menu's entry, stays a string.
    if (refersTo.length === 1) return String(refersTo[0]);
    if (json.enum) {
      const name = namedType(json, place);
      types.set(name, `enum ${name} {\n  ${json.enum.map(enumName).join("\n  ")}\n}`);
      return name;
    }
    if (json.type === "array") return `[${typeOf(json.items ?? {}, place)}!]`;
    if (json.type === "object") {
      const name = namedType(json, place);
      types.set(name, objectType(name, json));
      return name;
    }
    const scalar = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" }[json.type ?? ""];
    if (!scalar) throw new Error(`${place}: no GraphQL type for the JSON type ${json.type}`);
    return scalar;
  }

  function namedType(json: JsonSchema, place: string): string {
    if (json.typeName) return json.typeName;
    throw new Error(`${place}: an object or enum needs a typeName in its meta`);
  }

  function directive(json: JsonSchema): string {
    const { image, linked, refersTo = [] } = (json.type === "array" ? json.items : json) ?? {};
    if (linked) return " @linkedText";
    if (image) return " @fileByRelativePath";
    if (refersTo.length === 1) return ` @link(by: "fields.slug")`;
    return json.enum ? " @contentEnum" : "";
  }

  function objectType(name: string, json: JsonSchema, implementing = ""): string {
    const fields = Object.entries(json.properties ?? {}).map(([key, field]) => {
      const bang = json.required?.includes(key) ? "!" : "";
      return `${docString(field.description)}  ${key}: ${typeOf(field, `${name}.${key}`)}${bang}${directive(field)}`;
    });
    return `type ${name}${implementing} {\n${fields.join("\n")}\n}`;
  }

  for (const { typeName, schema } of kinds) {
    const json = z.toJSONSchema(schema, { target: "draft-7" }) as JsonSchema;
    types.set(typeName, objectType(typeName, json, " implements Node @dontInfer"));
  }

  return [...types.values()].join("\n\n");
}
