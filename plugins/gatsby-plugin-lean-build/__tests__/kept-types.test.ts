import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { keepTypes, type TypeWriter } from "../kept-types";

const gatsby: TypeWriter = require("gatsby/dist/utils/graphql-typegen/ts-codegen");

/** A project with one query, whose types are written in one build after the other. */
function project() {
  const folder = temporaryFolder();
  const at = (file: string) => path.join(folder, file);
  const given = { schema: "type Query { title: String! }", query: "query Title { title }" };
  const options = { typesOutputPath: "types.d.ts", documentSearchPaths: gatsby.DEFAULT_DOCUMENT_SEARCH_PATHS };
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const build = async () => {
    const writeTypeScriptTypes = jest.fn(async () => write(options.typesOutputPath, "declare namespace Queries {}"));
    const writer: TypeWriter = { ...gatsby, writeTypeScriptTypes };
    keepTypes(writer, at("record/made-by.txt"));
    const definition = { filePath: "/site/page.tsx", printedAst: given.query };
    await writer.writeTypeScriptTypes(folder, buildSchema(given.schema), new Map([["Title", definition]]), options);
    return writeTypeScriptTypes.mock.calls.length > 0;
  };
  return { at, build, given, options, write };
}

test("types are written once, and not again while nothing changes", async () => {
  const { build } = project();
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test.each<[string, (made: ReturnType<typeof project>) => void]>([
  ["a change of the schema", ({ given }) => Object.assign(given, { schema: "type Query { title: String }" })],
  ["a change of a query", ({ given }) => Object.assign(given, { query: "query Title { name: title }" })],
  ["a change of packages", ({ write }) => write("package-lock.json", "{}")],
  ["a query of a gatsby-node", ({ write }) => write("gatsby-node.ts", "graphql(`query News { title }`)")],
  ["a query of a plugin's", ({ write }) => write("plugins/news/gatsby-node.ts", "graphql(`query News { title }`)")],
  ["an edit of them", ({ write }) => write("types.d.ts", "")],
  ["nothing left of them", ({ at }) => rmSync(at("types.d.ts"))],
])("they are written again where there is %s", async (_, change) => {
  const made = project();
  await made.build();
  change(made);
  expect(await made.build()).toBe(true);
  expect(await made.build()).toBe(false);
});

test("they are written each time where a site names other files to look for queries in", async () => {
  const { build, options } = project();
  options.documentSearchPaths = ["./queries.ts"];
  await build();
  expect(await build()).toBe(true);
});

test("Gatsby writes them by this function alone, with npm start and in a build, and looks in these files", () => {
  for (const file of ["commands/build", "services/graphql-typegen", "state-machines/develop/actions"])
    expect(readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8")).toContain("_tsCodegen.writeTypeScriptTypes)(");
  expect(gatsby.DEFAULT_DOCUMENT_SEARCH_PATHS).toEqual(["./gatsby-node.ts", "./plugins/**/gatsby-node.ts"]);
});
