/**
 * Our patches and workarounds rely on internals of Gatsby, webpack and plugins. One test each fails when those change,
 * and names the file to look at.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { PreRenderHTMLArgs } from "gatsby";
import * as React from "react";
import sharp, { type Sharp } from "sharp";
import { SyncHook } from "tapable";
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { noisyPicture } from "../../../__tests__/plain-picture";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { prepareEncoder } from "../avif-encoder";
import { shortenClassNames } from "../css-class-names";
import { onPreInit } from "../gatsby-node";
import { orderStyles } from "../style-order";
import { clearPublic, cleanCache } from "../clean-cache";
import { stopEndlessRetries } from "../stop-endless-retries";
import { removeUnusedFiles } from "../unused-static-files";
import { skipBuildDependencies } from "../webpack-cache";
import { skipPagesInHtmlRenderer, StableHash } from "../webpack-config";

const source = (file: string) => readFileSync(require.resolve(file), "utf8");

describe("the hash of the scripts", () => {
  const hashOf = (names: string[]) => {
    const compilation = { hash: "webpack's own", getAssets: () => names.map((name) => ({ name })) };
    let emitted = (_: Compilation) => {};
    const compiler = { hooks: { afterEmit: { tap: (_: string, take: typeof emitted) => (emitted = take) } } };
    new StableHash().apply(compiler as unknown as Compiler);
    emitted(compilation as unknown as Compilation);
    return compilation.hash;
  };

  test("is that of the files' names, in whatever order, and changes with one of them", () => {
    expect(hashOf(["a-1.js", "b-2.css"])).toBe(hashOf(["b-2.css", "a-1.js"]));
    expect(hashOf(["a-1.js", "b-2.css"])).not.toBe(hashOf(["a-3.js", "b-2.css"]));
  });

  test("is the one that Gatsby writes into the pages and into what they compare it with", () => {
    expect(source("gatsby/dist/utils/gatsby-webpack-stats-extractor")).toMatch(
      /hooks\.done[\s\S]*___webpackCompilationHash="\$\{stats\.hash\}"/,
    );
    expect(source("gatsby/dist/commands/build")).toContain("webpackCompilationHash = stats.hash");
    expect(source("webpack/lib/Stats")).toContain("return this.compilation.hash;");
  });
});

test("this plugin stops a build that lists it above those whose settings it replaces", async () => {
  const flattenedPlugins = ["gatsby-plugin-lean-build", "gatsby-plugin-sharp"].map((name) => ({ name }));
  const store = { getState: () => ({ flattenedPlugins, program: {} }) };
  const panic = (message: string) => {
    throw new Error(message);
  };
  const stopped = onPreInit?.({ store, reporter: { panic } } as never, { plugins: [] }, () => {});
  await expect(stopped).rejects.toThrow("below");
});

describe("starting afresh", () => {
  const noJobs = () => ({ jobsV2: { complete: new Map() } });

  test("Gatsby forgets everything when the hash of its plugins is empty, but for its jobs, webpack's cache and this project's own", () => {
    const { statusReducer } = require("gatsby/dist/redux/reducers/status");
    const { nodesReducer } = require("gatsby/dist/redux/reducers/nodes");
    let status = { PLUGINS_HASH: "abc" };
    cleanCache({
      dispatch: (action: never) => {
        status = statusReducer(status, action);
        return action;
      },
      getState: noJobs,
    });
    expect(status.PLUGINS_HASH).toBe("");

    const initialize = source("gatsby/dist/services/initialize");
    expect(initialize).toContain("if (!oldPluginsHash || ");
    expect(initialize).toContain("`!.cache/webpack`");
    expect(initialize).toContain("`!.cache/adapters`");
    expect(initialize.indexOf("`onPreInit`")).toBeLessThan(initialize.indexOf("const oldPluginsHash"));
    expect(nodesReducer(new Map([["1", {}]]), { type: "DELETE_CACHE", cacheIsCorrupt: false }).size).toBe(0);
  });

  test("Gatsby's database is not opened before Gatsby deletes its files: a first build would write all of its nodes into nothing", () => {
    const dispatched: string[] = [];
    const dispatch = (action: never) => {
      dispatched.push((action as { type: string }).type);
      return action;
    };
    cleanCache({ dispatch, getState: () => ({ jobsV2: { complete: new Map([["picture", {}]]) } }) });
    expect(source("gatsby/dist/datastore/datastore")).toContain("emitter.on(`DELETE_CACHE`");
    expect(dispatched).toEqual(["UPDATE_PLUGINS_HASH", "REMOVE_STALE_JOB_V2"]);
  });

  /** Does something in a folder that holds these files, and returns its folder. */
  const inFolderWith = async (files: Record<string, string>, act: () => unknown) => {
    const [project, folder] = [process.cwd(), temporaryFolder()];
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    process.chdir(folder);
    await act();
    process.chdir(project);
    return folder;
  };

  test("leaves the pictures, which take the longest to make, and nothing else of the site before", async () => {
    const site = { "public/static/moon.avif": "", "public/shop/index.html": "", "public/app-0a1b.js": "" };
    expect(readdirSync(path.join(await inFolderWith(site, clearPublic), "public"))).toEqual(["static"]);
  });

  test("has Gatsby's loader ask for the page of a 500 once, and no more when that answers 500, too", async () => {
    const loader = readFileSync("node_modules/gatsby/cache-dir/loader.js", "utf8");
    const folder = await inFolderWith({ ".cache/loader.js": loader }, stopEndlessRetries);
    const patched = readFileSync(path.join(folder, ".cache/loader.js"), "utf8");
    const conditions = [...patched.matchAll(/if \((status === 500.*)\) \{/g)].map(([, text]) => text);
    expect(conditions).not.toEqual([]);
    for (const condition of conditions) {
      const asksOn = new Function("status", "pagePath", `return ${condition}`);
      expect([asksOn(500, "/shop"), asksOn(500, "/500.html"), asksOn(503, "/shop")]).toEqual([true, false, false]);
    }
  });
});

describe("bundling", () => {
  test("keeps webpack's results without looking for what they depend on, as far as the build itself knows that", () => {
    expect(source("gatsby/dist/utils/webpack.config")).toContain("config: [__filename, ...pluginsPaths]");
    expect(source("webpack/lib/NormalModule")).toContain("buildDependencies.add(loader.loader)");
    const config: Configuration = { cache: { type: "filesystem", buildDependencies: { config: ["gatsby.js"] } } };
    skipBuildDependencies(config);
    expect(config.cache).toEqual({ type: "filesystem", buildDependencies: { defaultWebpack: [] } });
    const { hooks } = { hooks: { afterCompile: new SyncHook<[{ buildDependencies: Set<string> }]>(["compilation"]) } };
    for (const plugin of config.plugins ?? []) (plugin as WebpackPluginInstance).apply({ hooks } as never);
    const buildDependencies = new Set(["babel-loader"]);
    hooks.afterCompile.call({ buildDependencies });
    expect(buildDependencies.size).toBe(0);
    expect(() => skipBuildDependencies({ cache: false })).toThrow("on the disk");
  });

  test("the empty page of npm start needs the code of all pages for nothing but functions for servers", () => {
    const entry = readFileSync("node_modules/gatsby/cache-dir/develop-static-entry.js", "utf8");
    expect(entry.match(/asyncRequires/g)).toHaveLength(2);
    expect(entry).toContain("export function getPageChunk");
    const config: Configuration = { resolve: { alias: { $virtual: "/modules" } } };
    skipPagesInHtmlRenderer(config);
    expect(Object.entries(config.resolve?.alias ?? {})[0]).toEqual(["$virtual/async-requires$", false]);
    expect(() => skipPagesInHtmlRenderer({ resolve: {} })).toThrow("alias");
  });
});

test("AVIF is encoded at the effort that this site pays for, through the very class that Gatsby's plugin uses", async () => {
  const { avif } = sharp.prototype;
  try {
    const effort = jest.fn(function (this: Sharp, ..._options: unknown[]) {
      return this;
    });
    sharp.prototype.avif = effort as never;
    prepareEncoder();
    const { sharp: pluginsSharp } = { sharp: require("gatsby-plugin-sharp/safe-sharp") };
    pluginsSharp(await noisyPicture(64, 64).png().toBuffer()).avif({ quality: 54, force: false });
    expect(effort).toHaveBeenLastCalledWith({ effort: 1, quality: 54, force: false });
  } finally {
    sharp.prototype.avif = avif;
  }
});

test("Gatsby's picture queue takes its length from GATSBY_CPU_COUNT, less one", () => {
  const { GATSBY_CPU_COUNT } = process.env;
  try {
    delete process.env.GATSBY_CPU_COUNT;
    prepareEncoder();
    const { cpuCoreCount } = require("gatsby-core-utils/cpu-core-count");
    expect(cpuCoreCount()).toBe(availableParallelism() + 1);
    expect(source("gatsby-plugin-sharp/gatsby-worker")).toContain("cpuCoreCount() - 1");
    process.env.GATSBY_CPU_COUNT = "7";
    prepareEncoder();
    expect(process.env.GATSBY_CPU_COUNT).toBe("7");
  } finally {
    if (GATSBY_CPU_COUNT === undefined) delete process.env.GATSBY_CPU_COUNT;
    else process.env.GATSBY_CPU_COUNT = GATSBY_CPU_COUNT;
  }
});

describe("small pages", () => {
  test("classes of CSS modules get numbers of their own beside the names that Gatsby gives", () => {
    const folder = temporaryFolder();
    const sheets = { hero: ".hero { animation: rise 1s } .hero:hover {} @keyframes rise {}", card: ".hero {}" };
    const numbered = () => {
      const modules: { localIdentName: string; getLocalIdent?: (at: object, _: string, name: string) => string } = {
        localIdentName: "[name]--[local]",
      };
      const config = { cache: { type: "filesystem", version: "1" }, module: { rules: [{ use: [{ modules }] }] } };
      shortenClassNames(config as Configuration, folder);
      const name = (file: string, local: string) =>
        modules.getLocalIdent?.({ resourcePath: path.join(folder, `${file}.module.css`) }, "", local);
      return { name, version: config.cache.version };
    };
    for (const [file, text] of Object.entries(sheets)) writeFileSync(path.join(folder, `${file}.module.css`), text);
    const { name, version } = numbered();
    expect([name("card", "hero"), name("hero", "hero"), name("hero", "rise")]).toEqual(["A0", "B0", "B1"]);
    expect(() => name("hero", "unseen")).toThrow("css-class-names.ts");
    // A new class in one sheet leaves the names in others, and webpack's results for them, as they are.
    writeFileSync(path.join(folder, "card.module.css"), ".title {} .hero {}");
    expect([numbered().name("card", "hero"), numbered().name("hero", "rise")]).toEqual(["A1", "B1"]);
    expect(numbered().version).toBe(version);
    writeFileSync(path.join(folder, "book.module.css"), ".book {}");
    expect(numbered().version).not.toBe(version);
    expect(() => shortenClassNames({ module: { rules: [] } }, folder)).toThrow("localIdentName");
  });
});

describe("the site's styles", () => {
  const order = (addresses: string[]) => {
    let components: React.ReactNode[] = addresses.map((address) =>
      React.createElement("style", { key: address, "data-href": address }),
    );
    orderStyles({
      getHeadComponents: () => components,
      replaceHeadComponents: (replaced: React.ReactNode[]) => {
        components = replaced;
      },
    } as PreRenderHTMLArgs);
    return components.map((component) => (component as React.ReactElement<{ "data-href": string }>).props["data-href"]);
  };

  test("come before a page's own", () => {
    expect(order(["/component---src-templates-home-tsx.0a1b2c3d4e.css", "/app.0a1b2c3d4e.css"])).toEqual([
      "/app.0a1b2c3d4e.css",
      "/component---src-templates-home-tsx.0a1b2c3d4e.css",
    ]);
  });

  test("end the build where Gatsby names them otherwise", () => {
    expect(() => order(["/component---src-templates-home-tsx.0a1b2c3d4e.css"])).toThrow("gatsby-plugin-lean-build");
  });
});

test("of pictures, their sizes and fonts, only those that are in use stay", () => {
  const folder = temporaryFolder();
  const write = (file: string, text = "") => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write("page-data/404.html/page-data.json");
  write("index.html", '<link href="/name/static/lilita-0a1b.woff2">');
  write("static/lilita-0a1b.woff2");
  write("app-0a1b.js", 'fetch("/name/static/find-0a1b.json")');
  write("static/find-0a1b.json");
  write("app.0a1b.css", "p { background: url(/name/static/paper-0a1b.png) }");
  write("static/paper-0a1b.png");
  write("static/lilita-old.woff2");
  write("static/digest-of-moon/12345/moon.avif");
  write("static/digest-of-moon/12345/luna.avif");
  write("static/digest-of-moon/a-former-width/moon.avif");
  write("static/digest-of-moon/moon.jpg");
  write("page-data/moon/page-data.json", '{ "publicURL": "/name/static/digest-of-moon/moon.jpg" }');
  // As a page names a file whose name has a space in it, and as a feed does.
  write("moon.html", '<img src="/name/static/digest-of-moon/full%20moon.svg">');
  write("static/digest-of-moon/full moon.svg");
  write("feed.xml", '<enclosure url="https://moon.example/static/digest-of-moon/new-moon.svg"/>');
  write("static/digest-of-moon/new-moon.svg");
  for (const copy of ["", ".br", ".gz"]) write(`static/digest-of-moon/formerly-shown.svg${copy}`);
  write("static/digest-of-what-was-deleted/12345/stars.avif");
  const left = () =>
    readdirSync(path.join(folder, "static"), { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.\w+$/.test(name),
    );
  removeUnusedFiles(new Set(["digest-of-moon"]), new Set(["digest-of-moon/12345/moon.avif"]), folder);
  const picture = path.join("digest-of-moon", "12345", "moon.avif");
  const originals = ["full moon.svg", "moon.jpg", "new-moon.svg"].map((name) => path.join("digest-of-moon", name));
  expect(left().sort()).toEqual([picture, ...originals, "find-0a1b.json", "lilita-0a1b.woff2", "paper-0a1b.png"]);
  expect(existsSync(path.join(folder, "static/digest-of-moon/a-former-width"))).toBe(false);
});
