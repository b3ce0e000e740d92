/** JSON Schemas (draft-07) for code editors: completion, hover help and validation. */
import { z } from "zod";
import { capitalise, withIndefiniteArticle } from "../check/wording";
import { type Kind, locationOf } from "../model/kind";
import { metaOf } from "../model/schema-walk";
import { jsonText } from "./json-text";

/** A generated file, by its path in the project. */
interface GeneratedFile {
  path: string;
  content: string;
}

/** The metadata that JSON Schema knows; what else fields have is for this site's own code. */
const forEditors = new Set(["description", "examples"]);

function schemaOf(kind: Kind): object {
  const json = z.toJSONSchema(kind.schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      for (const key of Object.keys(metaOf(zodSchema as unknown as z.ZodType)).filter((name) => !forEditors.has(name)))
        delete jsonSchema[key];
      if (jsonSchema.pattern) {
        const [example] = jsonSchema.examples ?? [];
        jsonSchema.patternErrorMessage = `${jsonSchema.description} For example: ${JSON.stringify(example)}`;
      }
    },
  });
  const title = capitalise(withIndefiniteArticle(kind.label));
  return { $schema: json.$schema, title, ...json };
}

/** The schema files, and the VS Code settings that map them to the folders of data/. */
export function editorSchemas(kinds: readonly Kind[]): GeneratedFile[] {
  const settings = {
    "files.encoding": "utf8",
    "files.eol": "\n",
    "files.insertFinalNewline": true,
    "json.schemas": kinds.map((kind) => ({
      fileMatch: [`/data/${locationOf(kind)}${kind.single ? "" : "/*.json"}`],
      url: `./schemas/${kind.name}.json`,
    })),
  };
  return [
    ...kinds.map((kind) => ({ path: `schemas/${kind.name}.json`, content: jsonText(schemaOf(kind)) })),
    { path: ".vscode/settings.json", content: jsonText(settings) },
  ];
}
