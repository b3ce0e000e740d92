import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createPages, onCreateNode, onPreInit } from "../../gatsby-node";
import { temporaryFolder } from "../temporary-folder";

/** Runs createPages on nodes, and tells what it asked Gatsby to do. */
async function run(nodes: Record<string, object[]>) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  const getNode = (id: string) => ({ base: `${id}.json` });
  const args = { actions, getNode, getNodesByType };
  await createPages?.(args as never, { plugins: [] }, () => {});
  const made = actions.createPage.mock.calls.map(([page]) => page);
  return {
    pages: made.filter((page) => !page.path.startsWith("/unused/")),
    unused: made.filter((page) => page.path.startsWith("/unused/")),
    redirects: actions.createRedirect.mock.calls.map(([redirect]) => redirect),
  };
}

const node = (slug: string, fields: object, parent = slug) => ({ fields: { slug }, parent, ...fields });
const shop = node("shop", { path: "/shop", aliases: ["/store", "/merch"], template: "shop" });

describe("creating pages", () => {
  test("an alias leads to its page for good, on the way from another page as well", async () => {
    const { redirects } = await run({ Page: [shop] });
    const always = { toPath: "/shop", isPermanent: true, redirectInBrowser: true };
    expect(redirects).toEqual(["/store", "/merch"].map((fromPath) => ({ fromPath, ...always })));
  });

  test("an unused template gets a placeholder page, so that Gatsby does not warn of its query", async () => {
    const { unused } = await run({ Page: [shop] });
    const templates = readdirSync("src/templates").flatMap((name) => (name === "shop" ? [] : `${name}.tsx`));
    expect(unused.map(({ component }) => path.basename(component))).toEqual(templates);
    // The page has to be there when unused components are forgotten, which comes just before the warning.
    const watcher = readFileSync(require.resolve("gatsby/dist/query/query-watcher"), "utf8");
    expect(watcher.slice(watcher.indexOf("const extractQueries"))).toMatch(
      /clearInactiveComponents\(\);\s*return update/,
    );
    const bootstrap = readFileSync(require.resolve("gatsby/dist/bootstrap"), "utf8");
    expect(bootstrap).toMatch(/createPages\)[\s\S]*extractQueries\)[\s\S]*postBootstrap\)/);
  });

  test("an unused template's placeholder page has the variables that its query requires", async () => {
    const { unused } = await run({});
    expect(unused.length).toBeGreaterThan(10);
    for (const { component, context } of unused) {
      const [, variables = ""] = /query \w+\(([^)]*)\)/.exec(readFileSync(component, "utf8")) ?? [];
      const needed = variables.split(", ").filter((one) => one.endsWith("!"));
      const types = needed.map((one) => [/\w+/.exec(one)?.[0], one.includes("[") ? [] : ""]);
      expect([component, context]).toEqual([component, Object.fromEntries(types)]);
    }
  });

  test("a draft with a published page's template does not move the pages below it", async () => {
    const page = (path: string, parent: string) =>
      node(parent.replace("_", ""), { path, template: "artwork", name: "Downloads" }, parent);
    const Artwork = [node("moon", { kind: "wallpaper", order: 10 })];
    const { pages } = await run({ Page: [page("/all-new", "_new"), page("/free", "free")], Artwork });
    expect(pages.map(({ path, context }) => [path, context.slugs])).toEqual([
      ["/all-new", ["moon"]],
      ["/free", ["moon"]],
      ["/free/moon", undefined],
    ]);
  });
});

test("from its first moment on, a build has no marker of a complete site, which is served and deployed", () => {
  const home = process.cwd();
  process.chdir(temporaryFolder());
  mkdirSync("deploy");
  writeFileSync("deploy/build.json", "{}");
  onPreInit?.({} as never, { plugins: [] }, () => {});
  const isThere = existsSync("deploy/build.json");
  process.chdir(home);
  expect(isThere).toBe(false);
});

test("a draft has the slug that it will have when it is published", () => {
  const createNodeField = jest.fn();
  const args = { node: { parent: "file", internal: { type: "Book" } }, getNode: () => ({ base: "_one.json" }) };
  onCreateNode?.({ ...args, actions: { createNodeField } } as never, { plugins: [] }, () => {});
  expect(createNodeField).toHaveBeenCalledWith(expect.objectContaining({ name: "slug", value: "one" }));
});
