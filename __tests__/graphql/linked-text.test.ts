import { withoutAliases } from "../../src/graphql/linked-text";
import { type NodeModel, pageWith } from "../../src/graphql/node-model";

const shop = { path: "/shop", aliases: ["/store"], template: "shop", name: "Shop" };
let node = { ...shop, parent: "shop", fields: { slug: "shop" }, internal: { contentDigest: "1" } };

/** A nodeModel with a single node: a page with an alias. */
const nodeModel = {
  getNodeById: () => ({ name: "shop" }),
  findAll: async ({ type }: { type: string }) => ({ entries: type === "Page" ? [node] : [] }),
} as unknown as NodeModel;

test("links to an alias are built as links to the page, in texts and in lists of them, and others stay", async () => {
  expect(
    await withoutAliases("See [it](/store#hat), [all](/storey) and [more](https://a.example/store).", nodeModel),
  ).toBe("See [it](/shop#hat), [all](/storey) and [more](https://a.example/store).");
  expect(await withoutAliases(["In [the shop](/store?a=1).", "No link."], nodeModel)).toEqual([
    "In [the shop](/shop?a=1).",
    "No link.",
  ]);
  expect(await withoutAliases(undefined, nodeModel)).toBeUndefined();
  // While npm start runs, somebody gives the page another alias.
  node = { ...node, aliases: ["/hats"], internal: { contentDigest: "2" } };
  expect(await withoutAliases("See [it](/hats).", nodeModel)).toBe("See [it](/shop).");
});

test("the page with a template is a draft only where no other has it", async () => {
  const pages = ["_new", "shop"].map((parent) => ({ path: `/${parent}`, parent }));
  const drafted = (entries: object[]) =>
    ({ getNodeById: ({ id }: { id: string }) => ({ name: id }), findAll: async () => ({ entries }) }) as never;
  expect(await pageWith(drafted(pages), "shop")).toBe(pages[1]);
  expect(await pageWith(drafted(pages.slice(0, 1)), "shop")).toBe(pages[0]);
});
