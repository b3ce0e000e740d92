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

test.each(["/search/m", "/search/0-9", "/find/u4e00"])(
  "%s is kept for a letter of the A to Z below the page that finds things",
  (address) => {
    const find = {
      ...sampleValue("pages/words.json"),
      template: "find",
      path: "/find",
      name: "Find",
      aliases: ["/search"],
    };
    const entries = (path: string) => [
      ...sample.filter((entry) => entry.path !== shop),
      jsonEntry("pages/find.json", find),
      jsonEntry(shop, { ...sampleValue(shop), aliases: [path] }),
    ];
    const codes = (path: string) => findProblems(entries(path), { today }).map(({ code }) => code);
    expect(codes(address)).toContain("reserved-path");
    expect(codes(`${address}-and-more`)).not.toContain("reserved-path");
  },
);
