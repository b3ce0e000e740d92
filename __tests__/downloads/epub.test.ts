/** The e-book of a chapter: what EPUB asks of it, and what a reader who cannot see needs. */
import { load } from "cheerio";
import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { madeBy } from "../../src/content/kinds/format-credits";
import { type Epub, epubFiles, zipEpub } from "../../src/downloads/epub";

const epub: Epub = {
  address: "https://series.example/book-one/chapter-one",
  bookAddress: "https://series.example/book-one",
  chapter: {
    number: "Chapter One",
    title: "Rhubarb & <custard>",
    description: "A stone falls.",
    added: "2025-07-01",
    text: ["It was *not* a “quiet” night & <never> would be.", "***", "It knocked."],
    afterwards: ["Something comes out."],
  },
  site: { name: "The Quantanite Trilogy", author: "The Quantanite Trilogy" },
  book: {
    label: "Book One",
    title: "The Discovery",
    path: "/book-one",
    cover: "cover.jpg",
    coverAlt: 'Finn leaps out of a "ring".',
    readingAge: { from: 8, to: 14 },
    status: "published",
  },
};
const files = epubFiles(epub);
const xml = (name: string) => load(files[name] ?? "", { xml: true });
const opf = xml("EPUB/package.opf");
const meta = (property: string) =>
  opf(`meta[property="${property}"]`)
    .toArray()
    .map((element) => opf(element).text());

test("a reader finds its type first, uncompressed, then where its description is", () => {
  const zip = zipEpub(files, new Uint8Array([255, 216, 255]));
  expect(Buffer.from(zip.slice(30, 58)).toString()).toBe("mimetypeapplication/epub+zip");
  expect(Buffer.from(zip).readUInt16LE(8)).toBe(0);
  const inside = unzipSync(zip);
  const container = load(strFromU8(inside["META-INF/container.xml"] ?? new Uint8Array()), { xml: true });
  expect(Object.keys(inside)).toContain(container("rootfile").attr("full-path"));
});

test.each(Object.keys(files).filter((name) => !name.endsWith(".css")))(
  "%s is XML whose prefixes are declared: readers refuse any other",
  (name) => {
    expect(() => new SaxesParser({ xmlns: true, fileName: name }).write(files[name] ?? "").close()).not.toThrow();
  },
);

test("every file is listed with its type, and the parts are read in order", () => {
  const types: Record<string, string> = {
    css: "text/css",
    jpg: "image/jpeg",
    ncx: "application/x-dtbncx+xml",
    xhtml: "application/xhtml+xml",
  };
  for (const { attribs } of opf("manifest > item").toArray())
    expect([attribs.href, attribs["media-type"]]).toEqual([attribs.href, types[attribs.href?.split(".").at(-1) ?? ""]]);
  const listed = opf("manifest > item")
    .toArray()
    .map((item) => `EPUB/${opf(item).attr("href")}`);
  const packed = [...Object.keys(files), "EPUB/cover.jpg"].filter((name) => !/container|package/.test(name));
  expect(listed.sort()).toEqual(packed.sort());
  const read = opf("spine > itemref")
    .toArray()
    .map((part) => opf(`manifest > item[id="${opf(part).attr("idref")}"]`).attr("href"));
  expect(read).toEqual(["cover.xhtml", "chapter.xhtml", "afterwards.xhtml"]);
  expect(opf('item[properties="nav"]')).toHaveLength(1);
  expect(opf('item[properties="cover-image"]')).toHaveLength(1);
});

test("an e-book's table of contents leads to every part", () => {
  const nav = xml("EPUB/nav.xhtml");
  const targets = nav("ol a")
    .toArray()
    .map((link) => `EPUB/${nav(link).attr("href")}`);
  expect(targets.length).toBeGreaterThan(2);
  for (const target of targets) expect(Object.keys(files)).toContain(target);
  // Where readers open it.
  expect(nav('a[epub\\:type="bodymatter"]').attr("href")).toBe("chapter.xhtml");
  // For programs, not for readers.
  expect(nav('nav[epub\\:type="landmarks"]').attr("hidden")).toBe("hidden");
});

test("readers and converters that know EPUB 2 alone find its cover and its contents", () => {
  const cover = opf('meta[name="cover"]').attr("content");
  expect(opf(`manifest > item[id="${cover}"]`).attr("href")).toBe("cover.jpg");
  expect(opf(`manifest > item[id="${opf("spine").attr("toc")}"]`).attr("href")).toBe("toc.ncx");
  const ncx = xml("EPUB/toc.ncx");
  const nav = xml("EPUB/nav.xhtml");
  const points = ncx("navPoint").toArray();
  expect(points.map((one) => [ncx(one).find("text").text(), ncx(one).find("content").attr("src")])).toEqual(
    nav("nav[id=toc] li > a")
      .toArray()
      .map((link) => [nav(link).text(), nav(link).attr("href")]),
  );
  expect(points.map((one) => ncx(one).attr("playOrder"))).toEqual(["1", "2", "3"]);
  expect(ncx('meta[name="dtb:uid"]').attr("content")).toBe(epub.address);
});

test("an e-book is called in a library by its book and its chapter, with whom it is for and where it is from", () => {
  expect(opf("dc\\:title").text()).toBe("Book One: The Discovery. Chapter One: Rhubarb & <custard>");
  const asks = epubFiles({ ...epub, book: { ...epub.book, title: "Who Ate 9 Pies?" } })["EPUB/package.opf"] ?? "";
  expect(load(asks, { xml: true })("dc\\:title").text()).toMatch(/^Book One: Who Ate 9 Pies\? Chapter One: /);
  expect(opf("dc\\:description").text()).toBe(epub.chapter.description);
  expect(opf("dc\\:source").text()).toBe(epub.bookAddress);
  expect(opf("dc\\:publisher").text()).toBe(epub.site.name);
  expect(meta("schema:typicalAgeRange")).toEqual(["8-14"]);
});

test("an e-book's identifier is the chapter's address, in its language, with the day of its last change", () => {
  expect(opf("#id").text()).toBe(epub.address);
  expect(opf("package").attr("unique-identifier")).toBe("id");
  expect(opf("dc\\:language").text()).toBe("en-GB");
  expect(opf("dc\\:date").text()).toBe(epub.chapter.added);
  expect(meta("dcterms:modified")).toEqual(["2025-07-01T00:00:00Z"]);
});

test("an e-book says who made it and whose it is, and claims no rights that the content does not", () => {
  expect(opf("dc\\:rights")).toHaveLength(0);
  const credited = { ...epub, site: { ...epub.site, author: "B. Author", illustrator: "Ada Marsh", year: "1906" } };
  const made = load(epubFiles(credited)["EPUB/package.opf"] ?? "", { xml: true });
  expect(made("dc\\:creator").text()).toBe("B. Author");
  expect(made("dc\\:contributor").text()).toBe("Ada Marsh");
  expect(made('meta[refines="#illustrator"]').text()).toBe("ill");
  expect(made("dc\\:rights").text()).toBe("© 1906 B. Author");
});

test("an e-book names all who made the book, the site's author where the book names others alone", () => {
  const site = { ...epub.site, author: "B. Author" };
  const people = [
    { name: "C. Lake", role: "narrator" },
    { name: "Ada Marsh", role: "illustrator" },
    { name: "D. Reed", role: "illustrator" },
  ] as const;
  const credited = epubFiles({ ...epub, site, made: madeBy({ book: people }, site) });
  const made = load(credited["EPUB/package.opf"] ?? "", { xml: true });
  const named = made("dc\\:creator, dc\\:contributor")
    .toArray()
    .map((one) => [made(one).text(), made(`meta[refines="#${made(one).attr("id")}"]`).text()]);
  expect(named).toEqual([
    ["B. Author", "aut"],
    ["Ada Marsh", "ill"],
    ["D. Reed", "ill"],
    ["C. Lake", "nrt"],
  ]);
  const unsigned = epubFiles({ ...epub, made: [...people] })["EPUB/package.opf"] ?? "";
  expect(load(unsigned, { xml: true })("dc\\:creator").text()).toBe(epub.site.author);
});

test("an e-book names the standard of accessibility that it meets, and who says so", () => {
  expect(meta("dcterms:conformsTo")).toEqual(["EPUB Accessibility 1.1 - WCAG 2.2 Level AA"]);
  expect(meta("a11y:certifiedBy")).toEqual([epub.site.name]);
});

test("an e-book says how it can be perceived, and promises nothing that it is not", () => {
  expect(meta("schema:accessMode")).toEqual(["textual", "visual"]);
  expect(meta("schema:accessModeSufficient")).toEqual(["textual"]);
  expect(meta("schema:accessibilityFeature")).toContain("alternativeText");
  expect(meta("schema:accessibilityHazard")).toEqual(["none"]);
  expect(meta("schema:accessibilitySummary")).toHaveLength(1);
});

test("the text is there in full: stressed words, breaks between scenes, and marks that XML would trip over", () => {
  const chapter = xml("EPUB/chapter.xhtml");
  expect(chapter("h1").text()).toBe("Chapter One Rhubarb & <custard>");
  expect(
    chapter("p, hr")
      .toArray()
      .map((element) => chapter(element).text()),
  ).toEqual(["It was not a “quiet” night & <never> would be.", "", "It knocked."]);
  expect(chapter("em").text()).toBe("not");
  expect(xml("EPUB/cover.xhtml")("img").attr("alt")).toBe('Finn leaps out of a "ring".');
  expect(xml("EPUB/afterwards.xhtml")("a").attr("href")).toBe("https://series.example/book-one");
});

test("an e-book promises what happens next, and a book to get, only where there is either", () => {
  const end = (one: Epub) => load(epubFiles(one)["EPUB/afterwards.xhtml"] ?? "", { xml: true })("section").text();
  expect(end(epub)).toMatch(/What happens next.*Where to get Book One/s);
  const { afterwards, ...chapter } = epub.chapter;
  const bare = end({ ...epub, chapter, book: { ...epub.book, status: "coming-soon" } });
  expect(bare).toMatch(/The whole story.*More about Book One/s);
  expect(bare).not.toMatch(/What happens next|Where to get/);
});

test.each(Object.keys(files).filter((name) => name.endsWith(".xhtml")))(
  "%s has a language, a title, one heading and the e-book's style",
  (name) => {
    const page = xml(name);
    expect([page("html").attr("lang"), page("html").attr("xml:lang")]).toEqual(["en-GB", "en-GB"]);
    expect(page("title").text()).not.toBe("");
    expect(Object.keys(files)).toContain(`EPUB/${page("link[rel=stylesheet]").attr("href")}`);
    expect(page("h1").length + page('[aria-label="Cover"]').length).toBe(1);
  },
);

test("drawings stand where the page has them, described, and listed once each", () => {
  const drawn = epubFiles({
    ...epub,
    chapter: {
      ...epub.chapter,
      text: [...epub.chapter.text.slice(0, 2), "It knocked – twice."],
      opener: { image: "gate.svg", alt: 'A "gate" & a sign.' },
      drawings: [
        { image: "stone.svg", alt: "A stone.", after: "a “quiet” night" },
        { image: "gate.svg", alt: "The gate again.", after: "knocked – twice" },
      ],
    },
  });
  const chapter = load(drawn["EPUB/chapter.xhtml"] ?? "", { xml: true });
  const order = chapter("h1, p, hr, img").toArray();
  expect(order.map((element) => chapter(element).attr("alt") ?? element.name)).toEqual([
    "h1",
    'A "gate" & a sign.',
    "p",
    "A stone.",
    "hr",
    "p",
    "The gate again.",
  ]);
  const listed = load(drawn["EPUB/package.opf"] ?? "", { xml: true });
  const drawings = listed('item[media-type="image/svg+xml"]').toArray();
  expect(drawings.map((item) => listed(item).attr("href"))).toEqual(["gate.svg", "stone.svg"]);
  // No wider than the screen.
  expect(drawn["EPUB/style.css"]).toMatch(/^\.drawing img \{ max-width: 100%/m);
});
