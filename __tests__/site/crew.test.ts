/** The characters' figures in colour: where they stand. */
import sharp from "sharp";
import { addressesOf, items, pathPrefix } from "../site-under-test";
import { fileAt, pageAt } from "./built-site";

const [characters] = addressesOf("characters");
const [home] = addressesOf("home");
const figures = items("characters").filter(({ figure }) => figure);

/** The file name under which the build keeps a picture, without its ending. */
const nameOf = (src = "") =>
  src
    .split("/")
    .at(-1)
    ?.replace(/\.\w+$/, "");
const fileOf = (image: string) => image.replace(/\.\w+$/, "");

/** Where characters are grouped by book, they stand there alone. */
const isGrouped = items("pages").some(({ template, groupBy }) => template === "characters" && groupBy);

test.each([home, isGrouped ? undefined : characters].filter((address) => address !== undefined))(
  "%s shows the first dozen figures once, in order, and each leads to who it is",
  (address) => {
    if (!characters) return;
    const $ = pageAt(address);
    const shown = $("main a:has(img)")
      .toArray()
      .map((link) => ({
        to: $(link).attr("href"),
        picture: nameOf($(link).find("img").attr("src")),
        name: $(link).text(),
        ground: /background-color/.test($(link).find("picture").attr("style") ?? ""),
      }))
      .filter(({ picture }) => figures.some(({ figure }) => fileOf(figure.image) === picture));
    expect(shown).toEqual(
      figures.slice(0, 12).map(({ slug, name, figure }) => ({
        to: `${characters}/${slug}`,
        picture: fileOf(figure.image),
        name,
        ground: false,
      })),
    );
  },
);

test("the page of somebody with a figure opens on it, and tells what it shows", () => {
  for (const { slug, figure } of characters ? figures : []) {
    const first = pageAt(`${characters}/${slug}`)("main img").first();
    expect([nameOf(first.attr("src")), first.attr("alt")]).toEqual([fileOf(figure.image), figure.alt]);
  }
});

test("a character's page offers the portrait cropped to a square", async () => {
  for (const { slug } of characters ? items("characters") : []) {
    const $ = pageAt(`${characters}/${slug}`);
    const href = $('main a[download$="-square.jpg"]').attr("href") ?? "";
    const { width, height } = await sharp(fileAt(href)).metadata();
    expect([slug, width]).toEqual([slug, height]);
    expect(width).toBeLessThanOrEqual(512);
  }
});

test("the books in which one meets somebody stand in the order of the series", () => {
  const series = items("books").map(({ path }) => `${pathPrefix}${path}`);
  for (const address of addressesOf("character")) {
    const links = pageAt(address)('section[aria-labelledby="books"] a').toArray();
    const met = links.map(({ attribs }) => series.indexOf(attribs.href ?? ""));
    expect([address, met]).toEqual([address, met.toSorted((a, b) => a - b)]);
  }
});
