/** The characters' figures in colour: where they stand, and that no page shows one portrait twice. */
import sharp from "sharp";
import { addressesOf, items, pages } from "../site-under-test";
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
      }))
      .filter(({ picture }) => figures.some(({ figure }) => fileOf(figure.image) === picture));
    expect(shown).toEqual(
      figures
        .slice(0, 12)
        .map(({ slug, name, figure }) => ({ to: `${characters}/${slug}`, picture: fileOf(figure.image), name })),
    );
  },
);

test("the page of somebody with a figure opens on it, and tells what it shows", () => {
  for (const { slug, figure } of characters ? figures : []) {
    const first = pageAt(`${characters}/${slug}`)("main img").first();
    expect([nameOf(first.attr("src")), first.attr("alt")]).toEqual([fileOf(figure.image), figure.alt]);
  }
});

/** Where each portrait stands more than once on a page. The build names a picture by its content: its folder is the same for all sizes. */
function doubles(address: string): string[] {
  const $ = pageAt(address);
  const portraits = items("characters").map(({ image }) => fileOf(image));
  const seen = $("main img")
    .toArray()
    .map(({ attribs }) => attribs.src?.split("/"))
    .filter((parts) => portraits.includes(nameOf(parts?.at(-1)) ?? ""))
    .map((parts) => `${parts?.at(-3)}/${nameOf(parts?.at(-1))}`);
  return seen.filter((one, index) => seen.indexOf(one) !== index);
}

test("no page shows one portrait twice", () => {
  // Somebody may be met in several ages.
  const once = pages.filter(({ template }) => template !== "ages");
  const faults = once.map(({ address }) => [address, ...doubles(address)]).filter(({ length }) => length > 1);
  expect(faults).toEqual([]);
});

test("whoever wants a portrait for a profile finds it cut to a square", async () => {
  for (const { slug } of characters ? items("characters") : []) {
    const $ = pageAt(`${characters}/${slug}`);
    const href = $('main a[download$="-square.jpg"]').attr("href") ?? "";
    const { width, height } = await sharp(fileAt(href)).metadata();
    expect([slug, width]).toEqual([slug, height]);
    expect(width).toBeLessThanOrEqual(512);
  }
});
