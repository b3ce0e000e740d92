import { withoutAliases } from "../../src/graphql/linked-text";
import type { NodeModel } from "../../src/graphql/node-model";

const shop = { path: "/shop", aliases: ["/store"], template: "shop", name: "Shop" };
const node = { ...shop, parent: "shop", fields: { slug: "shop" }, internal: { contentDigest: "1" } };

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
});
