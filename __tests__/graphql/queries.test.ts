/**
 * What the queries in the code have to keep to, read from the code: a build that shows a slip only does so now and
 * then.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && file !== "gatsby-types.d.ts")
  .map((file) => path.join("src", file));

/** Every list that a query asks for, with what it asks of it: `allBook(sort: { order: ASC })`. */
const lists = [...files, "gatsby-node.ts"].flatMap((file) => {
  const queries = readFileSync(file, "utf8").match(/graphql(?:<[^>]*>)?\(?\s*`[^`]*`/g) ?? [];
  return queries.flatMap((query) =>
    [...query.matchAll(/\ball[A-Z]\w+\s*(?:\([^()]*\))?\s*\{/g)].map(([list]) => ({ file, list })),
  );
});

test("the queries have lists to check", () => {
  expect(lists.length).toBeGreaterThan(20);
});

test("every list in a query is sorted: Gatsby's own order is that in which files were read", () => {
  expect(lists.filter(({ list }) => !list.includes("sort:"))).toEqual([]);
});

test("lists sorted by a number within a group are sorted by name as well", () => {
  const numberedWithin = /^all(?:Artwork|GalleryPicture|Question|Chapter)\b/;
  const unsure = lists.filter(
    ({ list }) => numberedWithin.test(list) && /sort: \{ order: \w+ \}/.test(list) && !/kind: \{ eq/.test(list),
  );
  expect(unsure).toEqual([]);
});
