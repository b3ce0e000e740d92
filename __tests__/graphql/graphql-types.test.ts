import { type EnumTypeDefinitionNode, type ObjectTypeDefinitionNode, parse, print } from "gatsby/graphql";
import { z } from "zod";
import { enumName, enumValue } from "../../src/content/kinds/enums";
import * as field from "../../src/content/kinds/fields";
import { graphqlTypes } from "../../src/graphql/graphql-types";

/** A small kind of content with a field of every sort. */
const postcard = {
  label: "postcard",
  typeName: "Postcard",
  name: "postcards",
  schema: z.strictObject({
    title: field.text("What it says on the front.", "Greetings from the Cretaceous"),
    order: field.order("on the rack"),
    weight: z.number().meta({ description: "In grams." }),
    stamped: field.yesNo("Whether it has a stamp.", true),
    note: field.text("A line on the back.", "Wish you were here. Mind the teeth.").optional(),
    image: field.image("The picture.", "cretaceous.jpg", 800),
    sender: field.reference("Character", "Who sent it.", "pip"),
    readers: z.array(field.reference("Character", "A reader.", "pip")).meta({ description: "Who has read it." }),
    age: field.oneOf("PostcardAge", ["late-cretaceous", "today"], "When it was sent."),
    price: field.price("What it costs.", 1.5, false),
    lines: field.paragraphs("What it says.", "Dear Gran…"),
    ways: field.list("Where to go.", field.linkedText("A way.", "To [the shop](/shop).")),
  }),
};

const definitions = (sdl: string) => parse(sdl).definitions as (ObjectTypeDefinitionNode | EnumTypeDefinitionNode)[];

const find = (sdl: string, name: string) => definitions(sdl).find((definition) => definition.name.value === name);

/** The fields of a type as GraphQL writes them, by name: type, directives. */
function fields(sdl: string, type: string): Record<string, string> {
  const definition = find(sdl, type) as ObjectTypeDefinitionNode;
  return Object.fromEntries(
    (definition.fields ?? []).map((entry) => [
      entry.name.value,
      [print(entry.type), ...(entry.directives ?? []).map((directive) => print(directive))].join(" "),
    ]),
  );
}

describe("GraphQL types from a schema", () => {
  const sdl = graphqlTypes([postcard]);

  test("every field has the type, the bang and the link that the schema asks for", () => {
    expect(fields(sdl, "Postcard")).toEqual({
      title: "String!",
      ways: "[String!]! @linkedText",
      order: "Int!",
      weight: "Float!",
      stamped: "Boolean!",
      note: "String",
      image: "File! @fileByRelativePath",
      sender: 'Character! @link(by: "fields.slug")',
      readers: '[Character!]! @link(by: "fields.slug")',
      age: "PostcardAge! @contentEnum",
      price: "Price!",
      lines: "[String!]!",
    });
  });

  test("the type is a node that nothing is inferred for", () => {
    expect(sdl).toMatch(/^type Postcard implements Node @dontInfer \{/m);
  });

  test("words to choose from become an enum in GraphQL's spelling", () => {
    const { values = [] } = find(sdl, "PostcardAge") as EnumTypeDefinitionNode;
    expect(values.map(({ name }) => name.value)).toEqual(["LATE_CRETACEOUS", "TODAY"]);
  });

  test("an object inside becomes a type of its own, which is no node", () => {
    expect(fields(sdl, "Price")).toEqual({ amount: "Float!", currency: "String!", from: "Boolean!" });
    expect(sdl).toMatch(/^type Price \{/m);
  });

  test("an object without a type name is refused by its place", () => {
    const kind = { ...postcard, schema: z.strictObject({ place: z.strictObject({ town: z.string() }) }) };
    expect(() => graphqlTypes([kind])).toThrow("Postcard.place: an object or enum needs a typeName");
  });

  test("a schema that GraphQL has no type for is refused by its place", () => {
    const kind = { ...postcard, schema: z.strictObject({ nothing: z.null() }) };
    expect(() => graphqlTypes([kind])).toThrow("Postcard.nothing: no GraphQL type for the JSON type null");
  });
});

describe("the names of enum values", () => {
  test.each([
    ["coming-soon", "COMING_SOON"],
    ["hd", "HD"],
    ["phone-wallpaper", "PHONE_WALLPAPER"],
  ])("%s is %s in GraphQL, and back", (content, graphql) => {
    expect(enumName(content)).toBe(graphql);
    expect(enumValue(graphql)).toBe(content);
  });
});
