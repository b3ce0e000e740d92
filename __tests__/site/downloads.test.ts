/** The downloads that the build makes, as visitors find them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { fileAt, moreRoutes, pageAt, publicFolder, routes, words } from "./built-site";

interface Artwork {
  slug: string;
  kind: string;
  title: string;
  image: string;
}

const artworks: Artwork[] = readdirSync("data/artwork")
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    slug: path.parse(name).name,
    ...JSON.parse(readFileSync(path.join("data/artwork", name), "utf8")),
  }));
const ofKind = (kind: string) => artworks.filter((artwork) => artwork.kind === kind);
const forPaper = artworks.filter(({ kind }) => !kind.includes("wallpaper"));

/** Every download link of a page, with what it says about its file. */
function downloads(route: string) {
  const $ = pageAt(route);
  return $("main a[download]")
    .toArray()
    .map((link) => ({
      href: $(link).attr("href") ?? "",
      name: $(link).attr("download") ?? "",
      label: words($(link).text()),
      facts: words($(link).parent().text()),
    }));
}

describe.each(["/artwork", "/for-grown-ups", "/characters/pip"])("%s", (route) => {
  test("tells the true type, pixels and size of everything that it offers", async () => {
    const offered = downloads(route);
    expect(offered.length).toBeGreaterThan(0);
    for (const { href, facts } of offered) {
      const content = readFileSync(fileAt(href) ?? "");
      const size =
        content.length < 999_500
          ? `${Math.round(content.length / 1000)} KB`
          : `${(content.length / 1e6).toFixed(1)} MB`;
      expect([href, facts]).toEqual([href, expect.stringContaining(size)]);
      if (href.endsWith(".zip")) continue;
      const { width, height, format } = await sharp(content).metadata();
      expect([href, facts]).toEqual([href, expect.stringContaining(`${width} × ${height}`)]);
      expect([href, facts]).toEqual([href, expect.stringContaining(format === "png" ? "PNG" : "JPG")]);
    }
  });
});

test("nothing is left from items that are gone", () => {
  const published = readdirSync(path.join(publicFolder, "downloads"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name))}`);
  const offered = [...routes, ...moreRoutes].flatMap((route) => downloads(route).map(({ href }) => href));
  expect(published.sort()).toEqual([...new Set(offered)].sort());
});

test("every wallpaper is there for phones, tablets and computers, beside its original", () => {
  const offered = downloads("/artwork");
  for (const { slug } of ofKind("wallpaper")) {
    const names = offered
      .map(({ href }) => path.basename(href))
      .filter((name) => name.startsWith(`quantanite-${slug}`));
    expect(names).toEqual(["", "-phone", "-tablet", "-desktop"].map((end) => `quantanite-${slug}${end}.jpg`));
  }
});

test("a cut wallpaper says whose it is and where its terms are", async () => {
  const { xmpAsString = "" } = await sharp(
    fileAt("/downloads/artwork/quantanite-raptor-moon-phone.jpg") ?? "",
  ).metadata();
  expect(xmpAsString).toContain("Raptor moon");
  expect(xmpAsString).toContain('photoshop:Credit="The Quantanite Trilogy"');
  expect(xmpAsString).toContain("https://series.example/artwork#terms");
});

test.each(["wallpaper", "colouring-sheet"])("one zip holds every %s, untouched", (kind) => {
  const zip = unzipSync(readFileSync(fileAt(`/downloads/quantanite-${kind}s.zip`) ?? ""));
  const pictures = ofKind(kind);
  expect(Object.keys(zip)).toHaveLength(pictures.length);
  for (const { slug, image } of pictures) {
    const packed = zip[`quantanite-${slug}${path.extname(image)}`];
    expect(packed && Buffer.from(packed).equals(readFileSync(path.join("data/artwork", image)))).toBe(true);
  }
  const link = downloads("/artwork").find(({ name }) => name === `quantanite-${kind}s.zip`);
  expect(link?.label).toMatch(new RegExp(`^Download all ${pictures.length} `));
});

test("the press pack holds the covers, the icon and words about the books", () => {
  const zip = unzipSync(readFileSync(fileAt("/downloads/quantanite-press-pack.zip") ?? ""));
  expect(Object.keys(zip).sort()).toEqual([
    "about-the-books.txt",
    "quantanite-book-one-cover.jpg",
    "quantanite-book-three-cover.jpg",
    "quantanite-book-two-cover.jpg",
    "quantanite-icon-512.png",
    "quantanite-icon.svg",
  ]);
  const text = strFromU8(zip["about-the-books.txt"] ?? new Uint8Array());
  expect(text).toContain("Book One: The Discovery");
  expect(text).toContain("Saltmarrow is the sort of seaside town");
});

test("every picture for paper, and no other, leads to a page that prints it", () => {
  const $ = pageAt("/artwork");
  const links = $('main a[href$="/print"]')
    .toArray()
    .map((link) => $(link).attr("href"));
  expect(links.sort()).toEqual(forPaper.map(({ slug }) => `/artwork/${slug}/print`).sort());
  for (const { slug, title } of forPaper) {
    const page = pageAt(`/artwork/${slug}/print`);
    expect(page("h1").text()).toContain(title);
    expect(page('meta[name="robots"]').attr("content")).toBe("noindex");
  }
});
