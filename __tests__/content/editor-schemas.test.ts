/** What editors know of the content. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { editorSchemas } from "../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../../src/content/kinds/kinds";

const root = resolve(__dirname, "../..");
const readJson = (path: string) => JSON.parse(readFileSync(resolve(root, path), "utf8"));

test.each(editorSchemas(kinds).map(({ path, content }) => [path, content]))(
  "%s is up to date (npm run schemas)",
  (path, content) => {
    expect(readJson(path)).toEqual(JSON.parse(content));
  },
);

test("every schema file belongs to a kind, and every kind's files are mapped to one", () => {
  const settings = readJson(".vscode/settings.json");
  const mapped = settings["json.schemas"].map(({ url }: { url: string }) => basename(url));
  expect(readdirSync(resolve(root, "schemas")).sort()).toEqual(mapped.sort());
  expect(mapped).toHaveLength(kinds.length);
});

/** Every schema of a field inside a schema. */
function fieldSchemas(schema: Record<string, unknown>): Record<string, unknown>[] {
  const inner = [...Object.values((schema.properties as object) ?? {}), ...(schema.items ? [schema.items] : [])];
  return inner.flatMap((field) => [field, ...fieldSchemas(field)]);
}

test("every field has a description to show, refuses unknown fields, and tells editors nothing of the build", () => {
  for (const { path, content } of editorSchemas(kinds).filter(({ path }) => path.startsWith("schemas/"))) {
    const schema = JSON.parse(content);
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    for (const field of [schema, ...fieldSchemas(schema)]) {
      if (field !== schema)
        expect({ path, field }).toMatchObject({ field: { description: expect.stringMatching(/\.$/) } });
      if (field.type === "object") expect(field.additionalProperties).toBe(false);
      expect(Object.keys(field)).not.toContain("graphql");
      expect(Object.keys(field)).not.toContain("minWidth");
    }
  }
});
