/** The downloads that the build makes, as visitors find them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { type ArtworkKindName, artworkKindNames, artworkKinds } from "../../src/content/kinds/artwork-kinds";
import { creditLine, rightsLine } from "../../src/content/kinds/format-credits";
import { cutFor, screens } from "../../src/downloads/pictures";
import { escapeMarkup } from "../../src/escape-markup";
import { bookName, bookRelease, formatBytes, formatRange } from "../../src/format";
import { spelt } from "../../src/language";
import { addressesOf, items, pathPrefix, site, siteFolder } from "../site-under-test";
import {
  at,
  collapseSpace,
  fileAt,
  listedPages,
  mainText,
  pageAt,
  filesBelow,
  publicFolder,
  texts,
  unlistedPages,
  staticFiles,
} from "./built-site";

const artworks = items("artwork");
const prefix = site.downloadPrefix;
const ofKind = (kind: string) => artworks.filter((artwork) => artwork.kind === kind);
const forPaper = artworks
  .filter(({ kind }) => !kind.includes("wallpaper"))
  .sort((a, b) => (a.title < b.title ? -1 : 1));

/** Every download link of a page, with what it says about its file. */
function downloads(route: string) {
  const $ = pageAt(route);
  return $("main a[download]")
    .toArray()
    .map((link) => ({
      href: $(link).attr("href") ?? "",
      name: $(link).attr("download") ?? "",
      label: collapseSpace($(link).text()),
      facts: collapseSpace($(link).parent().text()),
    }));
}

/** The pages that list pictures. */
const lists = [...addressesOf("artwork"), ...addressesOf("artwork-list")];

const offered = [...listedPages, ...unlistedPages].flatMap((route) =>
  downloads(route).map((download) => ({ route, ...download })),
);

test("every download tells its true type, pixels and size, and keeps its name", async () => {
  for (const { route, href, name, label, facts } of offered) {
    const [, device = ""] = /^Download for a (\w+)/.exec(label) ?? [];
    if (device)
      expect([label, name]).toEqual([label, expect.stringContaining(`-${device.replace("computer", "desktop")}.`)]);
    expect(name).toBe(path.basename(href));
    const isPicture = /\.(?:jpe?g|png)$/.test(href);
    // A card in a list leaves them to the picture's own page.
    if (isPicture && lists.includes(route)) continue;
    const content = readFileSync(fileAt(href) ?? "");
    expect([href, facts]).toEqual([href, expect.stringContaining(formatBytes(content.length))]);
    if (href.endsWith(".zip")) expect(facts).toContain(`${Object.keys(unzipSync(content)).length} files`);
    if (!isPicture) continue;
    const { format, autoOrient } = await sharp(content).metadata();
    expect([href, facts]).toEqual([href, expect.stringContaining(format === "png" ? "PNG" : "JPG")]);
    expect([href, facts]).toEqual([href, expect.stringContaining(`${autoOrient.width} × ${autoOrient.height}`)]);
  }
});

test.each(["artwork", "gallery", "free-t-shirts"])(
  "every picture of data/%s is offered, byte for byte, under a readable name",
  (folder) => {
    for (const { slug, image } of items(folder)) {
      const name = `${prefix}-${slug}${path.extname(image)}`;
      const { href = "" } = offered.find((download) => download.name === name) ?? {};
      expect([name, path.basename(href)]).toEqual([
        expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)+\.(jpe?g|png)$/),
        name,
      ]);
      const original = readFileSync(path.join(siteFolder, "data", folder, image));
      expect([name, readFileSync(fileAt(href) ?? "").equals(original)]).toEqual([name, true]);
    }
  },
);

test("downloads of removed items are removed", () => {
  const published = filesBelow(path.join(publicFolder, "downloads"))
    .map((file) => `downloads/${file}`)
    .filter((file) => !staticFiles.has(file))
    .map((file) => at(`/${file}`));
  expect(published.sort()).toEqual([...new Set(offered.map(({ href }) => href))].sort());
});

test("every wallpaper is there for the screens that it is large enough for, beside its original", async () => {
  for (const { slug, image } of ofKind("wallpaper")) {
    const { autoOrient } = await sharp(path.join(siteFolder, "data/artwork", image)).metadata();
    const cut = Object.entries(screens).filter(([, screen]) => cutFor(autoOrient, screen, { x: 50, y: 50 }));
    const ends = ["", ...cut.map(([screen]) => `-${screen}`)];
    // The cut for phones stands first on phones and in its place elsewhere.
    const twice = ends.filter((end) => end === "-phone");
    const names = addressesOf("artwork")
      .flatMap((page) => downloads(`${page}/${slug}`))
      .map(({ href }) => path.parse(href).name)
      .filter((name) => ["", "-phone", "-tablet", "-desktop"].some((end) => name === `${prefix}-${slug}${end}`));
    expect(names.sort()).toEqual([...ends, ...twice].map((end) => `${prefix}-${slug}${end}`).sort());
  }
});

for (const { slug, title } of ofKind("wallpaper").slice(0, 1)) {
  test(`a cut of ${slug} says whose it is and where its terms are`, async () => {
    const cuts = Object.keys(screens).map((screen) => fileAt(at(`/downloads/artwork/${prefix}-${slug}-${screen}.jpg`)));
    const file = cuts.find(Boolean);
    if (!file) return;
    const xmp = collapseSpace((await sharp(file).metadata()).xmpAsString ?? "");
    expect(xmp).toContain(escapeMarkup(title));
    expect(xmp).toContain(`photoshop:Credit="${escapeMarkup(site.illustrator ?? site.author)}"`);
    expect(xmp).toContain(`${site.url}${addressesOf("artwork")[0]}#terms`);
  });
}

const bundled =
  addressesOf("artwork").length > 0
    ? artworkKindNames.filter((kind) => artworkKinds[kind].bundled && ofKind(kind).length > 1)
    : [];

for (const kind of bundled) {
  test(`a zip file holds every ${kind}, untouched`, () => {
    const zip = unzipSync(readFileSync(fileAt(at(`/downloads/${prefix}-${kind}s.zip`)) ?? ""));
    const pictures = ofKind(kind);
    expect(Object.keys(zip)).toHaveLength(pictures.length);
    for (const { slug, image } of pictures) {
      const packed = zip[`${prefix}-${slug}${path.extname(image)}`];
      expect(packed && Buffer.from(packed).equals(readFileSync(path.join(siteFolder, "data/artwork", image)))).toBe(
        true,
      );
    }
    const link = addressesOf("artwork")
      .flatMap(downloads)
      .find(({ name }) => name === `${prefix}-${kind}s.zip`);
    expect(link?.label).toMatch(new RegExp(`^Download all ${pictures.length}: `));
  });
}

test("the press pack, where it is offered, holds the covers, the icon and words about the books", () => {
  const pack = fileAt(at(`/downloads/${prefix}-press-pack.zip`));
  if (!pack) return;
  const zip = unzipSync(readFileSync(pack));
  expect(Object.keys(zip).sort()).toEqual(
    [
      "about-the-books.txt",
      `${prefix}-icon-512.png`,
      `${prefix}-icon.svg`,
      ...items("books").map(({ slug, cover }) => `${prefix}-${slug}-cover${path.extname(cover)}`),
    ].sort(),
  );
  for (const icon of ["icon.svg", "icon-512.png"]) {
    const packed = Buffer.from(zip[`${prefix}-${icon}`] ?? []);
    expect([icon, packed.equals(readFileSync(path.join(publicFolder, icon)))]).toEqual([icon, true]);
  }
  const text = collapseSpace(strFromU8(zip["about-the-books.txt"] ?? new Uint8Array()));
  expect(text).toContain(`Website: ${site.url}${pathPrefix} `);
  expect(text).toContain(`Write to: ${site.contactEmail}`);
  for (const book of items("books")) {
    expect(text).toContain(bookName(book));
    expect(text).toContain(collapseSpace(book.synopsis[0]).slice(0, 60));
  }
});

test("the press page has the pack, what each book is about with its cover to take along, and a way to every portrait", () => {
  for (const route of addressesOf("press")) {
    const $ = pageAt(route);
    const links = $("main a[download]").toArray();
    expect(links.filter(({ attribs }) => attribs.href?.endsWith(".zip"))).toHaveLength(1);
    const books = items("books");
    const pages = items("pages").filter(({ template }) => template === "grown-ups");
    const { text } = pages.flatMap(({ sections }) => sections).find(({ id }) => id === "press");
    const lines = [...text, creditLine(site), rightsLine(site)].filter(Boolean).map(collapseSpace);
    // Each once: the first stands at the top, and the others with the address.
    const said = texts(route, "main p").filter((line) => lines.includes(line));
    expect(said).toEqual(lines.filter((line) => said.includes(line)));
    for (const book of books) {
      const { slug, cover, coverAlt, hook, readingAge, details, releaseDate = null, releaseNote = null } = book;
      expect(mainText(route)).toContain(hook);
      const facts = collapseSpace(
        $("main figcaption")
          .filter((_, words) => $(words).text().includes(hook))
          .text(),
      );
      expect(facts).toContain(formatRange(readingAge));
      for (const { label, value } of details) expect(facts).toContain(collapseSpace(label + value));
      expect(facts).toContain(bookRelease({ releaseDate, releaseNote }));
      const alike = books.filter((other) => other.coverAlt === coverAlt);
      expect($("main img").filter((_, { attribs }) => attribs.alt === coverAlt)).toHaveLength(alike.length);
      const link = links.find(({ attribs }) => attribs.href?.includes(`${slug}-cover.`));
      const original = readFileSync(path.join(siteFolder, "data/books", cover));
      expect(readFileSync(fileAt(link?.attribs.href ?? "") ?? "").equals(original)).toBe(true);
    }
    expect(mainText(route)).toContain(collapseSpace(site.description));
    for (const address of addressesOf("character"))
      expect([address, $(`main a[href="${address}"]`).length > 0]).toEqual([address, true]);
    expect($(`main a[href="mailto:${site.contactEmail}"]`).length).toBeGreaterThan(0);
  }
});

test("the card of every picture for paper, and of no other, leads to a page that prints it", () => {
  const lists = [...addressesOf("artwork"), ...addressesOf("artwork-list")];
  const links = lists.flatMap((route) => {
    const $ = pageAt(route);
    return $('main article a[href$="/print"]')
      .toArray()
      .map((link) => $(link).attr("href") ?? "");
  });
  const printed = links.map((link) => pageAt(link)("h1").text());
  expect(printed.sort()).toEqual(forPaper.map(({ title }) => expect.stringContaining(title)));
});

test("a picture is printed as wide and as often as is said, where it fits the sheet, or else fills it, and leads to others to print", () => {
  for (const { slug, printWidth } of forPaper) {
    const [route = ""] = addressesOf("artwork-print").filter((address) => address.endsWith(`/${slug}/print`));
    const [, printed] = /--print-width:([\d.]+)mm/.exec(String(pageAt(route)("main [style]").attr("style"))) ?? [];
    expect([slug, printed !== undefined]).toEqual([slug, printWidth !== undefined]);
    expect([slug, Number(printed ?? 0) <= (printWidth ?? 0)]).toEqual([slug, true]);
    // As many as its words promise, of which one is described.
    const $ = pageAt(route);
    const [, copies = "1"] = /(\d+) of them fit/.exec(mainText(route)) ?? [];
    const alts = $("main [style*=print-width] picture img")
      .toArray()
      .map(({ attribs }) => attribs.alt);
    if (printed) expect([slug, alts.length, alts.filter(Boolean).length]).toEqual([slug, Number(copies), 1]);
    if (printed) expect(mainText(route)).toContain("Print at 100%");
    const others = $('main section[aria-labelledby="more"] a').toArray();
    expect([slug, others.length > 0]).toEqual([slug, forPaper.length > 1]);
    expect(others.filter(({ attribs: { href } }) => !href?.endsWith("/print") || href === route)).toEqual([]);
  }
});

test("a free picture leads to what one may do with it, and to a print in its own size where it has one", () => {
  for (const above of addressesOf("artwork")) {
    for (const { slug, printWidth } of artworks) {
      const leadsTo = (href: string) => pageAt(`${above}/${slug}`)(`main a[href="${href}"]`).length > 0;
      expect([slug, leadsTo(`${above}#terms`)]).toEqual([slug, true]);
      const isForPaper = forPaper.some((one) => one.slug === slug);
      expect([slug, leadsTo(`${above}/${slug}/print`)]).toEqual([slug, isForPaper && printWidth !== undefined]);
      const isPrintedHere = texts(`${above}/${slug}`, "main button").includes("Print it");
      expect([slug, isPrintedHere]).toEqual([slug, isForPaper && printWidth === undefined]);
    }
  }
});

test("the card of every sheet that can be coloured in on the screen, and of no other, says so", () => {
  const colouring = items("artwork").filter(({ kind }) => artworkKinds[kind as ArtworkKindName].colouring);
  const named = lists.flatMap((route) =>
    texts(route, "main article a").filter((text) => text.startsWith(spelt("Colour it: "))),
  );
  expect(named.sort()).toEqual(colouring.map(({ title }) => spelt("Colour it: ") + title).sort());
});
