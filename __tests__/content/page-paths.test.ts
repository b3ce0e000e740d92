/** Addresses that no page can have. */

import { findProblems, jsonEntry, sampleEntries, sampleValue } from "./sample";

const sample = sampleEntries();
const today = "2025-06-15";

const shop = "pages/shop.json";
test.each([
  "/index",
  "/404",
  "/downloads",
  "/static/x",
  "/page-data",
  "/cdn-cgi/x",
  "/_gatsby",
  "/admin",
  "/shop.html",
  "/.well-known",
  "/music",
  "/store/",
  "/videos/book-one-trailer",
  "/artwork/raptor-moon",
  "/ages/poster",
  "/lessons/draw-it-twice",
  "/book-one-the-beginning",
  "/Shop",
  "shop",
  "//shop",
  "/shop?x",
  "/a b",
  "/Müsic",
  "/music/index",
  "/con",
  "/music/lpt1",
])("a page at %s is refused, as a path and as an alias", (address) => {
  for (const change of [{ path: address }, { aliases: [address] }]) {
    const entries = [
      ...sample.filter(({ path }) => path !== shop),
      jsonEntry(shop, { ...sampleValue(shop), ...change }),
    ];
    const errors = findProblems(entries, { today }).filter(({ severity }) => severity === "error");
    expect(errors.map(({ field }) => field)).toContain("path" in change ? "path" : "aliases (1st)");
  }
});
