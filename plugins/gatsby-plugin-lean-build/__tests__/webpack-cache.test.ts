import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DefinePlugin } from "webpack";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { discardOutdatedCache, ignoreEnvironment, type Making, madeBy } from "../webpack-cache";

const files = {
  "package-lock.json": "{}",
  "gatsby-node.ts": `
    import { colour } from "./colour";
    import { title } from "./title";
    export const onCreateWebpackConfig = () => colour;
    export const onPreInit = () => title;
  `,
  "colour.ts": 'import { tone } from "./tone"; export const colour = tone;',
  "tone.ts": 'export const tone = "night";',
  "title.ts": 'console.log("loaded"); export const title = "Moon";',
  "plugins/fonts/gatsby-node.ts": 'export const onCreateWebpackConfig = () => "Lilita";',
};

function project() {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { folder, write };
}

const making = (directory: string, options = { size: 1 }): Making => ({
  directory,
  config: { pathPrefix: "" },
  flattenedPlugins: [
    { name: "fonts", version: "1", resolve: path.join(directory, "plugins/fonts"), pluginOptions: options },
  ],
});

const discard = async (made: Making) => discardOutdatedCache(made, await madeBy(made));

const cachedIn = (folder: string) => path.join(folder, ".cache/webpack/stage-build-javascript");

/** Whether what webpack keeps is still there at the next start, after a change. */
async function isKept(change: (made: ReturnType<typeof project>) => Partial<Making> | undefined): Promise<boolean> {
  const made = project();
  await discard(making(made.folder));
  mkdirSync(cachedIn(made.folder));
  await discard({ ...making(made.folder), ...change(made) });
  return existsSync(cachedIn(made.folder));
}

/** A change of one file. */
const edit = (file: keyof typeof files, text: string) =>
  isKept(({ write }) => {
    write(file, text);
    return undefined;
  });

test("webpack's results are kept while nothing changes, and when other code of the build does", async () => {
  expect(await isKept(() => undefined)).toBe(true);
  expect(await edit("title.ts", 'console.log("loaded"); export const title = "Sun";')).toBe(true);
});

test.each([
  ["the packages", "package-lock.json", '{ "lockfileVersion": 3 }'],
  ["what the site's configuration of webpack uses", "tone.ts", 'export const tone = "day";'],
  ["a plugin's", "plugins/fonts/gatsby-node.ts", 'export const onCreateWebpackConfig = () => "Atkinson";'],
] as const)("they go when %s change", async (_, file, text) => {
  expect(await edit(file, text)).toBe(false);
});

test("webpack's results are discarded when options change, functions among them", async () => {
  expect(await isKept(({ folder }) => making(folder, { size: 2 }))).toBe(false);
  expect(await isKept(() => ({ config: { pathPrefix: "/books" } }))).toBe(false);
  expect(await isKept(() => ({ config: { pathPrefix: "", name: () => 1 } }))).toBe(false);
});

test("npm start discards nothing of a build's, nor a build of npm start's, whose drafts are another option; what both share goes with either", async () => {
  const { NODE_ENV } = process.env;
  const { folder } = project();
  const start = async (environment: string) => {
    Object.assign(process.env, { NODE_ENV: environment });
    await discard({ ...making(folder), config: { withDrafts: environment === "development" } });
  };
  const develop = path.join(folder, ".cache/webpack/stage-develop");
  const shared = path.join(folder, ".cache/webpack/babel");
  try {
    await start("production");
    for (const each of [cachedIn(folder), shared]) mkdirSync(each);
    await start("development");
    mkdirSync(develop);
    await start("production");
    expect([cachedIn(folder), develop, shared].map((each) => existsSync(each))).toEqual([true, true, false]);
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
});

test("a copied project takes nothing from the other one's", async () => {
  const { folder } = project();
  await discard(making(folder));
  mkdirSync(cachedIn(folder));
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  await discard(making(copy));
  expect(existsSync(cachedIn(copy))).toBe(false);
});

test("the bundle that renders HTML is not compiled anew because a terminal or a CI server has other variables", () => {
  const inPages = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_LANGUAGE": '"en"',
  };
  const others = { "process.env.TERM_SESSION_ID": '"1"', "process.env.GITHUB_RUN_ID": '"2"' };
  const ofSite = new DefinePlugin({ BRAND: "{}" });
  const ofGatsby = new DefinePlugin({ ...inPages, ...others });
  ignoreEnvironment({ plugins: [ofSite, ofGatsby] });
  expect(ofGatsby.definitions).toEqual(inPages);
  expect(() => ignoreEnvironment({ plugins: [ofSite] })).toThrow("gatsby-plugin-lean-build");
});
