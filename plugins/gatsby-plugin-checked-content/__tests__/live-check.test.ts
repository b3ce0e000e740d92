import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { LiveContentCheck } from "../develop/live-check";

test("npm start looks at data/ again whenever something changes there or in static/, and shows its errors and warnings", async () => {
  const dataDir = path.join(temporaryFolder(), "data");
  let look = async (_: object) => {};
  const afterCompile = { tapPromise: (_: string, then: typeof look) => (look = then) };
  new LiveContentCheck({ kinds: [], pagesOf: () => [], addressOf: () => undefined } as never, dataDir).apply({
    hooks: { afterCompile },
    webpack: { WebpackError: Error },
  } as never);
  const compilation = { compiler: { isChild: () => false }, contextDependencies: new Set(), errors: [], warnings: [] };
  await look(compilation);
  expect([...compilation.contextDependencies]).toEqual([dataDir, path.resolve(dataDir, "../static")]);
  expect([compilation.errors.map(String).join(), compilation.warnings]).toEqual([
    expect.stringContaining("There is no such folder."),
    [],
  ]);
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, "notes.txt"), "");
  await look(compilation);
  expect([compilation.errors.length, compilation.warnings.map(String).join()]).toEqual([
    1,
    expect.stringContaining("no use for a file of this type"),
  ]);
  // The compilation of a part, such as one style sheet, has none of this.
  await look({ compiler: { isChild: () => true } });
});
