/** Generates the TypeScript types of queries only where schema, queries or packages have changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type GraphQLSchema, printSchema } from "graphql";

/** Gatsby empties .cache but for .cache/adapters; so the record hides there. */
const defaultRecord = ".cache/adapters/types/made-by.txt";

/** Resolved from the project's root: Gatsby compiles gatsby-node into .cache. */
const fromProject = createRequire(path.resolve("package.json"));

/** What Gatsby knows of a query or fragment. */
interface Definition {
  filePath: string;
  printedAst: string | null;
}

type WriteTypes = (
  directory: string,
  schema: GraphQLSchema,
  definitions: Map<string, Definition>,
  options: { typesOutputPath: string; documentSearchPaths?: string[] },
) => Promise<void>;

/** Gatsby's module that writes the types. */
export interface TypeWriter {
  writeTypeScriptTypes: WriteTypes;
  DEFAULT_DOCUMENT_SEARCH_PATHS: string[];
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The files of Gatsby's DEFAULT_DOCUMENT_SEARCH_PATHS, at any depth. */
function filesWithQueries(directory: string): string[] {
  const plugins = path.join(directory, "plugins");
  const found = existsSync(plugins) ? readdirSync(plugins, { recursive: true, encoding: "utf8" }) : [];
  return ["gatsby-node.ts", ...found.filter((name) => path.basename(name) === "gatsby-node.ts").sort()].map(
    (name, index) => path.join(index ? plugins : directory, name),
  );
}

/** Puts this before Gatsby's own writing, for as long as the process lives. */
export function keepTypes(
  gatsby: TypeWriter = fromProject("gatsby/dist/utils/graphql-typegen/ts-codegen"),
  record = defaultRecord,
): void {
  const write = gatsby.writeTypeScriptTypes;
  gatsby.writeTypeScriptTypes = async (directory, schema, definitions, options) => {
    const file = path.join(directory, options.typesOutputPath);
    const madeBy = hashOf(
      JSON.stringify([
        directory,
        options,
        textOf(path.join(directory, "package-lock.json")),
        printSchema(schema),
        [...definitions].map(([name, { filePath, printedAst }]) => [name, filePath, printedAst]).sort(),
        filesWithQueries(directory).map(textOf),
      ]),
    );
    const note = () => `${madeBy} ${hashOf(textOf(file))}`;
    const isDefault = String(options.documentSearchPaths) === String(gatsby.DEFAULT_DOCUMENT_SEARCH_PATHS);
    if (isDefault && textOf(record) === note()) return;
    await write(directory, schema, definitions, options);
    mkdirSync(path.dirname(record), { recursive: true });
    writeFileSync(record, note());
  };
}
