/** JSON Schemas (draft-07) for code editors: completion, hover help and validation. */
import { z } from "zod";
import { withArticle } from "../check/strings";
import { type Kind, kinds } from "../kinds/kinds";

/** A generated file, by its path in the project. */
interface GeneratedFile {
  path: string;
  content: string;
}

/** A kind's folder, or its file's name without .json. */
const nameOf = ({ location }: Kind) => ("folder" in location ? location.folder : location.file.replace(/\.json$/, ""));

const patternOf = ({ location }: Kind) =>
  "folder" in location ? `/data/${location.folder}/*.json` : `/data/${location.file}`;

function schemaOf(kind: Kind): object {
  const json = z.toJSONSchema(kind.schema, {
    target: "draft-7",
    override: ({ jsonSchema }) => {
      // Internal metadata.
      delete jsonSchema.graphql;
      delete jsonSchema.minWidth;
      delete jsonSchema.linked;
      delete jsonSchema.untilLaunch;
      delete jsonSchema.menu;
      if (jsonSchema.pattern) {
        const [example] = jsonSchema.examples ?? [];
        jsonSchema.patternErrorMessage = `${jsonSchema.description} For example: ${JSON.stringify(example)}`;
      }
    },
  });
  const title = withArticle(kind.label).replace(/^a/, "A");
  return { $schema: json.$schema, title, ...json };
}

const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The schema files, and the VS Code settings that map them to the folders of data/. */
export function editorSchemas(): GeneratedFile[] {
  const settings = {
    "files.encoding": "utf8",
    "files.eol": "\n",
    "files.insertFinalNewline": true,
    "json.schemas": kinds.map((kind) => ({ fileMatch: [patternOf(kind)], url: `./schemas/${nameOf(kind)}.json` })),
  };
  return [
    ...kinds.map((kind) => ({ path: `schemas/${nameOf(kind)}.json`, content: text(schemaOf(kind)) })),
    { path: ".vscode/settings.json", content: text(settings) },
  ];
}
