/** What the content check takes for the parts of a page is what the built page has: else it would warn of good links, or of none. */
import path from "node:path";
import { readContent } from "../../src/content/check/check-content";
import { addressesOf, around } from "../../src/content/check/page-parts";
import { readFolder } from "../../src/content/check/read-folder";
import { siteFolder } from "../site-under-test";
import { at, listedPages, pageAt, unlistedPages } from "./built-site";

const known = readFolder(path.join(siteFolder, "data")).then((entries) =>
  addressesOf(readContent(entries ?? []).content),
);

/** Names that a page's own machinery needs, and nobody links to. */
const inner = /-heading$/;

test("the check knows every page that there is, and no other", async () => {
  const { pages } = await known;
  expect([...pages.keys()].map(at).sort()).toEqual([...listedPages, ...unlistedPages].sort());
});

test("of every page the check knows the parts that can be linked to, and no others", async () => {
  const { pages } = await known;
  for (const [address, { parts, others }] of pages) {
    const $ = pageAt(at(address));
    const ids = $("main [id]")
      .toArray()
      .map((element) => $(element).attr("id") ?? "")
      .filter((id) => !inner.test(id) && !others?.test(id) && !around.some((one) => one.id === id));
    expect({ address, ids: ids.sort() }).toEqual({ address, ids: parts.map(({ id }) => id).sort() });
  }
});

test("what the check takes to be on every page is on the home page", () => {
  expect(around.filter(({ id }) => pageAt(at("/"))(`[id="${id}"]`).length !== 1)).toEqual([]);
});
