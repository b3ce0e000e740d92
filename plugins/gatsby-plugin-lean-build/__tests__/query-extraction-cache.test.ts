import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "graphql";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { QueryExtractionCache } from "../query-extraction-cache";

const { mett } = require("gatsby/dist/utils/mett");

/** A page component whose queries are looked for in one build after the other, and what Gatsby is told each time. */
function page(text: string) {
  const folder = temporaryFolder();
  const file = path.join(folder, "page.tsx");
  const write = (words: string) => writeFileSync(file, words);
  write(text);
  const look = async (search: (dispatch: (action: object) => void) => void = () => {}) => {
    const told: object[] = [];
    const emitter = mett();
    const dispatch = (action: { type: string }) => {
      told.push(action);
      emitter.emit(action.type, action);
      return action;
    };
    const queries = new QueryExtractionCache(
      { emitter, store: { dispatch } } as never,
      path.join(folder, "known.json"),
    );
    const found = await queries.parse(file, async () => {
      search(dispatch as never);
      // As Gatsby's parser does it.
      dispatch({ type: "SET_COMPONENT_FEATURES", payload: { componentPath: file, Head: true } } as never);
      dispatch({ type: "QUERY_EXTRACTION_BABEL_SUCCESS", payload: { componentPath: file } } as never);
      const source = readFileSync(file, "utf8").match(/`([^`]*)`/)?.[1] ?? "";
      return { astDefinitions: [{ filePath: file, doc: parse(source) }], pageSlices: { header: "header" } };
    });
    queries.write();
    return { found, told };
  };
  /** Gatsby's end of a start in which it has looked for nothing yet. */
  const lookForNothing = () =>
    new QueryExtractionCache({ emitter: mett() } as never, path.join(folder, "known.json")).write();
  return { look, lookForNothing, write };
}

const named = "graphql`\n  query Moon { site { id } }\n`";

test("Gatsby is told of a file that has not changed what its parser would tell it", async () => {
  const search = jest.fn();
  const { look } = page(named);
  const first = await look(search);
  expect(first.told).toHaveLength(2);
  expect(await look(search)).toEqual(first);
  expect(search).toHaveBeenCalledTimes(1);
});

test("cached queries stay known where Gatsby looks for queries later, as with npm start", async () => {
  const search = jest.fn();
  const { look, lookForNothing } = page(named);
  await look(search);
  lookForNothing();
  await look(search);
  expect(search).toHaveBeenCalledTimes(1);
});

test("a file that only speaks of pictures that the search makes is not looked for twice", async () => {
  const search = jest.fn();
  const { look } = page(`${named}; throw new Error('No StaticImage; is "gatsby-plugin-image" there?');`);
  await look(search);
  await look(search);
  expect(search).toHaveBeenCalledTimes(1);
});

test("a file that has changed is looked through again", async () => {
  const { look, write } = page(named);
  await look();
  // Not even its length tells it from what it was.
  write(named.replace("Moon", "Star"));
  expect(JSON.stringify((await look()).found)).toContain('"Star"');
});

test.each([
  ["a query that Gatsby names itself", named.replace("query Moon", "query")],
  ["a picture that the search makes", `${named}; import { StaticImage } from "gatsby-plugin-image";`],
  ["one that is asked for by require", `${named}; const { StaticImage } = require('gatsby-plugin-image');`],
])("%s is looked for each time", async (_, text) => {
  const search = jest.fn();
  const { look } = page(text);
  await look(search);
  await look(search);
  expect(search).toHaveBeenCalledTimes(2);
});

test("Gatsby's parser tells nothing else, and notes down nothing that its text does not say", () => {
  const source = readFileSync(require.resolve("gatsby/dist/query/file-parser"), "utf8");
  const [, method = ""] = source.split("async parseFile(");
  const [, told = ""] = method.split("} = cache[hash];");
  expect(
    [...(told.split("} catch")[0] ?? "").matchAll(/dispatch\((?:\{\s*type: `(\w+)`|actions\.(\w+))/g)].map(
      ([, type, action]) => type ?? action,
    ),
  ).toEqual(["SET_COMPONENT_FEATURES", "queryExtractedBabelSuccess"]);
  expect(told).toMatch(/return \{\s*astDefinitions,\s*pageSlices\s*\};/);
  expect(method).toMatch(
    /SET_COMPONENT_FEATURES`,\s*payload: \{\s*componentPath: file,\s*serverData,\s*config,\s*Head\s*\}/,
  );
  expect(source).toContain("exports.default = FileParser;");
});
