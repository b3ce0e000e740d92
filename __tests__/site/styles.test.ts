/** What a page's styles begin with decides which of them win. */
import { listedPages, notFound, pageAt, unlistedPages } from "./built-site";

test("every page sets the order of the cascade layers before its first rule, and has no rule outside a layer", () => {
  const odd = [...listedPages, ...unlistedPages, notFound].filter((address) => {
    const sheets = pageAt(address)("style[data-href]")
      .toArray()
      .map((style) => pageAt(address)(style).text());
    const [first = "", ...others] = sheets;
    return !first.startsWith("@layer reset,") || others.some((sheet) => !sheet.startsWith("@layer "));
  });
  expect(odd).toEqual([]);
});
