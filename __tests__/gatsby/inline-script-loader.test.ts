import path from "node:path";

const load = require("../../src/gatsby/inline-script-loader.cjs");

test("webpack makes an inline script anew when a module that it is made of has changed", () => {
  const resourcePath = path.resolve("src/components/bookmark/bookmark.inline.ts");
  const addDependency = jest.fn();
  load.call({ resourcePath, context: path.dirname(resourcePath), query: "?{}", addDependency });
  const read = addDependency.mock.calls.map(([file]) => path.relative("src/components", file));
  expect(read).toEqual(expect.arrayContaining(["bookmark/bookmark.ts", "local-storage/stored-json.ts"]));
});
