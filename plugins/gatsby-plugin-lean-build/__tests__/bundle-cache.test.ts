import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Configuration, DefinePlugin } from "webpack";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { BundleCache } from "../bundle-cache";

const { build } = require("gatsby/dist/utils/webpack/bundle");

const template = "/site/src/page.tsx";

/** A page's script that imports another, which is bundled by webpack where nothing is kept. */
function project() {
  const folder = temporaryFolder();
  const at = (file: string) => path.join(folder, file);
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  write("page.js", 'import { words } from "./words"; console.log(words, COLOUR);');
  write("words.js", 'export const words = "Once";');
  const config = (colour = "night"): Configuration => ({
    name: "build-html",
    mode: "production",
    context: folder,
    entry: { "render-page": "./page.js" },
    resolve: { extensions: [".ts", ".js"] },
    output: { path: at("public") },
    plugins: [new DefinePlugin({ COLOUR: JSON.stringify(colour) })],
  });
  const state = {
    components: new Map([[template, { pages: new Set(["/"]) }]]),
    componentsUsingSlices: new Map<string, object>(),
    staticQueriesByTemplate: new Map([[template, ["1"]]]),
    staticQueryComponents: new Map([["menu", { componentPath: "/site/src/menu.tsx", hash: "1" }]]),
  };
  const told: { type: string }[] = [];
  const store = { getState: () => state, dispatch: (action: never) => told.push(action) };
  const setWebpackAssets = jest.fn();
  const bundles = (packages = "lock") => new BundleCache(store as never, packages, { setWebpackAssets }, at("kept"));
  const bundle = async () => {
    const madeBy = bundles().madeBy(config());
    const result = await build(config());
    bundles().keep(config(), madeBy, result);
    await result.close();
    return result.stats;
  };
  return { at, bundle, bundles, config, setWebpackAssets, state, told, write };
}

/** Whether the kept bundle is taken after a change. */
async function isTaken(change: (made: ReturnType<typeof project>) => void): Promise<boolean> {
  const made = project();
  await made.bundle();
  change(made);
  return Boolean(made.bundles().recall(made.config()));
}

test("a kept bundle is written again as it was, with the hash that Gatsby compares", async () => {
  const { at, bundle, bundles, config } = project();
  const stats = await bundle();
  const script = readFileSync(at("public/render-page.js"), "utf8");
  rmSync(at("public"), { recursive: true });
  const kept = bundles().recall(config());
  expect(readFileSync(at("public/render-page.js"), "utf8")).toBe(script);
  expect(kept?.stats.hash).toBe(stats.hash);
});

test("a kept bundle is used while nothing changes", async () => {
  expect(await isTaken(() => {})).toBe(true);
});

test.each<[string, (made: ReturnType<typeof project>) => void]>([
  ["an edit of a module", ({ write }) => write("words.js", 'export const words = "Twice";')],
  ["a module that goes", ({ at }) => rmSync(at("words.js"))],
  ["a module that takes another's place", ({ write }) => write("words.ts", 'export const words = "Thrice";')],
  [
    "another query of all pages",
    ({ state }) => state.staticQueryComponents.set("foot", { componentPath: "/site/src/foot.tsx", hash: "2" }),
  ],
])("a kept bundle is not used after %s", async (_, change) => {
  expect(await isTaken(change)).toBe(false);
});

test("a kept bundle is not used with another configuration, nor with other packages", async () => {
  const { bundle, bundles, config } = project();
  await bundle();
  expect(bundles().recall(config("dawn"))).toBeUndefined();
  expect(bundles("another lock").recall(config())).toBeUndefined();
});

test("Gatsby is told what each template asks of all pages and that it has no slices, which a stopped build forgets", async () => {
  const { at, bundles, config, told } = project();
  const scripts = () => ({ ...config(), name: "build-javascript" });
  const madeBy = bundles().madeBy(scripts());
  const result = await build(scripts());
  for (const file of ["chunk-map.json", "webpack.stats.json", "_gatsby/slices/_gatsby-scripts-1.html"]) {
    mkdirSync(path.dirname(at(`public/${file}`)), { recursive: true });
    writeFileSync(at(`public/${file}`), "");
  }
  bundles().keep(scripts(), madeBy, result);
  await result.close();
  expect(bundles().recall(scripts())).toBeDefined();
  expect(told).toEqual(
    expect.arrayContaining([
      { type: "SET_STATIC_QUERIES_BY_TEMPLATE", payload: { componentPath: template, staticQueryHashes: ["1"] } },
      { type: "SET_SLICES_BY_TEMPLATE", payload: { componentPath: template, slices: {} } },
    ]),
  );
});

test("no bundle of pages with slices is kept", async () => {
  const { bundle, bundles, config, state } = project();
  state.componentsUsingSlices.set(template, {});
  await bundle();
  expect(bundles().recall(config())).toBeUndefined();
});

test("no bundle with require.context is kept", async () => {
  const { at, bundle, bundles, config, write } = project();
  write("page.js", 'console.log(require.context("./", false, /words/).keys(), COLOUR);');
  await bundle();
  expect(bundles().recall(config())).toBeUndefined();
  expect(existsSync(at("kept/build-html"))).toBe(false);
});

describe("what Gatsby makes of a bundle", () => {
  const source = (file: string) => readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8");

  test("is no more than what is kept of it", () => {
    const extractor = source("utils/gatsby-webpack-stats-extractor");
    const script = source("commands/build");
    for (const text of ["commands/build-javascript", "commands/build-html"].map(source)) {
      expect(text).toContain("(0, _bundle.build)(compilerConfig)");
    }
    expect([...new Set(script.match(/stats\.\w+/g))].sort()).toEqual([
      "stats.hasWarnings",
      "stats.hash",
      "stats.toJson",
    ]);
    const dispatched = (text: string) => [...text.matchAll(/dispatch\(\{\s*type: `(\w+)`/g)].map(([, type]) => type);
    expect(dispatched(extractor)).toEqual(["SLICES_SCRIPTS_REGENERATED"]);
    expect([...extractor.matchAll(/_path\w*\.default\.join\(`public`, ([^)]*)\)/g)].map(([, file]) => file)).toEqual([
      "`chunk-map.json`",
      "`_gatsby`, `slices`",
      "`_gatsby`, `slices`, `_gatsby-scripts-1.html`",
      "`webpack.stats.json`",
    ]);
    expect(new Set(dispatched(source("utils/webpack/plugins/static-query-mapper")))).toEqual(
      new Set([
        "ADD_PENDING_SLICE_TEMPLATE_DATA_WRITE",
        "ADD_PENDING_TEMPLATE_DATA_WRITE",
        "SET_SLICES_BY_TEMPLATE",
        "SET_STATIC_QUERIES_BY_TEMPLATE",
      ]),
    );
  });
});
