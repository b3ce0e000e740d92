/** What search engines are told of editions and of the way to a page. */
import {
  artwork,
  authorNames,
  book,
  bookSeries,
  breadcrumbs,
  jsonLdText,
  organization,
  product,
  type SiteFacts,
  video,
  webSite,
} from "../../src/head/json-ld";

const site = { address: "https://series.example", name: "A Series", author: "A. Author" } as SiteFacts;

const picture = { childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/static/still.jpg" } } } } };
const pictureAddress = "https://series.example/static/still.jpg";

/** What is said of a book with these facts. */
const bookOf = (facts: object) =>
  book(site, {
    path: "/a",
    label: "Book One",
    title: "A",
    readingAge: { from: 8, to: 14 },
    editions: [],
    madeBy: [],
    cover: picture,
    ...facts,
  } as unknown as Parameters<typeof book>[1]);

const editionOf = (status: "PUBLISHED" | "COMING_SOON", isOut: boolean) => {
  const edition = {
    format: "AUDIOBOOK",
    releaseDate: "2030-01-01",
    isOut,
    price: { amount: 7.99, currency: "EUR", from: true },
    retailers: [{ name: "A Shop", url: "https://books.example/a" }],
  };
  return JSON.stringify(bookOf({ status, editions: [edition] }).workExample);
};

test.each([
  ["PUBLISHED", true, "InStock"],
  ["PUBLISHED", false, "PreOrder"],
  ["COMING_SOON", false, "PreOrder"],
] as const)("an edition of a book that is %s, out: %s, is %s", (status, isOut, availability) => {
  const said = editionOf(status, isOut).matchAll(/schema\.org\/(InStock|PreOrder)/g);
  expect([...new Set([...said].map(([, word]) => word))]).toEqual([availability]);
});

test.each([
  ["EBOOK", "EBook"],
  ["HARDBACK", "Hardcover"],
  ["PAPERBACK", "Paperback"],
  ["AUDIOBOOK", "AudiobookFormat"],
])("an edition of the format %s is called %s to search engines", (format, type) => {
  const edition = { format, price: { amount: 7, currency: "GBP" }, retailers: [] };
  expect(bookOf({ status: "PUBLISHED", editions: [edition] }).workExample).toMatchObject([
    { bookFormat: `https://schema.org/${type}` },
  ]);
});

test("a box set is no edition of one of its books to search engines", () => {
  const set = { format: "BOX_SET", price: { amount: 20, currency: "GBP" }, retailers: [] };
  expect(bookOf({ status: "PUBLISHED", editions: [set] })).not.toHaveProperty("workExample");
});

test("an edition's lowest price and each shop's are in its own currency, and each is told with its shop and where that sells it", () => {
  const [{ offers }] = JSON.parse(editionOf("PUBLISHED", true));
  expect(offers).toMatchObject({
    lowPrice: "7.99",
    priceCurrency: "EUR",
    offers: [{ price: "7.99", priceCurrency: "EUR", url: "https://books.example/a", seller: { name: "A Shop" } }],
  });
});

test("a book is by its own author, where it names one, and else by the site's", () => {
  const madeBy = [{ name: "B. Author", role: "AUTHOR" as const, link: null }];
  expect(bookOf({ madeBy }).author).toMatchObject({ name: "B. Author" });
  expect(bookOf({}).author).toMatchObject({ name: "A. Author" });
  expect(authorNames(site, { madeBy })).toEqual(["B. Author"]);
  expect(authorNames(site, { madeBy: [] })).toEqual(["A. Author"]);
});

test("who drew, translated and edited a book is told as that, and whom the book is for", () => {
  const people = ["ILLUSTRATOR", "TRANSLATOR", "EDITOR"] as const;
  const told = bookOf({ madeBy: people.map((role) => ({ name: `The ${role}`, role, link: null })) });
  expect(told).toMatchObject({
    illustrator: { name: "The ILLUSTRATOR" },
    translator: { name: "The TRANSLATOR" },
    editor: { name: "The EDITOR" },
    typicalAgeRange: "8-14",
  });
  const both = (["ILLUSTRATOR", "COVER_ARTIST"] as const).map((role) => ({ name: "Ada Marsh", role, link: null }));
  expect(bookOf({ madeBy: both }).illustrator).toMatchObject({ name: "Ada Marsh" });
});

test("a series has its books in the order in which they are read, and each says of which it is, with its cover", () => {
  const part = (order: number) => ({
    madeBy: [],
    path: `/${order}`,
    label: `Book ${order}`,
    title: "TBC",
    order,
    releaseDate: null,
  });
  const [series] = bookSeries(site, [part(2), part(10), part(1)]);
  expect(series?.hasPart).toMatchObject(
    [1, 2, 10].map((order) => ({ position: order, name: `Book ${order}`, url: `https://series.example/${order}` })),
  );
  expect(bookOf({})).toMatchObject({ image: pictureAddress, isPartOf: { "@id": series?.["@id"] } });
});

test("a series is by all who wrote its books, each a person of one name", () => {
  const by = (...names: string[]) => names.map((name) => ({ name, role: "AUTHOR" as const, link: null }));
  const part = { path: "/1", label: "Case One", title: "A", order: 1, releaseDate: null };
  const [series] = bookSeries(site, [
    { ...part, madeBy: by("Nell Okafor") },
    { ...part, madeBy: by("Nell Okafor", "Jack Tremaine") },
  ]);
  expect(series?.author).toMatchObject([{ name: "Nell Okafor" }, { name: "Jack Tremaine" }]);
  expect(bookSeries(site, [{ ...part, madeBy: [] }])[0]?.author).toMatchObject({ name: "A. Author" });
});

test("a book that the site is named after, and that is no number of a series, is in none", () => {
  const alone = { label: "A Series", title: "A series", path: "/a", order: 1, releaseDate: null, madeBy: [] };
  expect(bookSeries(site, [alone])).toEqual([]);
  expect(bookOf(alone)).not.toHaveProperty("isPartOf");
});

test("an edition has its ISBN as catalogues write it", () => {
  const edition = { price: { amount: 7, currency: "GBP" }, retailers: [], isbn: "978-0-00-000000-2" };
  const facts = { status: "PUBLISHED", editions: [edition] };
  expect(bookOf(facts as unknown as Parameters<typeof bookOf>[0]).workExample).toMatchObject([
    { isbn: "9780000000002" },
  ]);
});

test("a product has its picture, is in stock, and its price has its pence, though they end in a nought", () => {
  const item = { name: "Mug", image: picture, price: { amount: 7.5, currency: "GBP" } };
  expect(product(site, item as unknown as Parameters<typeof product>[1])).toMatchObject({
    image: pictureAddress,
    offers: { price: "7.50", availability: "https://schema.org/InStock" },
  });
});

test.each([
  [1.234, "KWD", "1.234"],
  [1500, "JPY", "1500"],
])("a product's price of %d %s has its currency, and the decimals of it", (amount, currency, price) => {
  const item = { name: "Mug", image: picture, price: { amount, currency } };
  expect(product(site, item as unknown as Parameters<typeof product>[1]).offers).toMatchObject({
    price,
    priceCurrency: currency,
  });
});

test("a book without a title is called by its place in the series", () => {
  expect(bookOf({ label: "Book Three", title: "TBC" }).name).toBe("Book Three");
});

test("a series that is on no social network claims no page there, and is told under its publisher's name where it has one", () => {
  const own = organization({ ...site, social: [] });
  expect(own).not.toHaveProperty("sameAs");
  expect(own).toMatchObject({ url: "https://series.example/", logo: expect.stringMatching(/^https:.*png$/) });
  expect(webSite(site).url).toBe(own.url);
  expect(organization({ ...site, social: [], publisher: "P. Press" }).name).toBe("P. Press");
  expect(organization({ ...site, social: ["https://social.example/a"] }).sameAs).toHaveLength(1);
  // A publisher of its own has neither the series' address nor its icon.
  expect(Object.keys(organization({ ...site, publisher: "Hollowmere Press" }))).toEqual(["@type", "@id", "name"]);
});

test("the way to a page is counted from one, and no name in it ends the script that says it", () => {
  const text = jsonLdText([
    breadcrumbs(site, [
      { name: "<Home>", path: "/" },
      { name: "</script>", path: "/a" },
    ]),
  ]);
  expect(text).not.toContain("<");
  const [{ itemListElement }] = JSON.parse(text)["@graph"];
  expect(itemListElement).toMatchObject([{ position: 1 }, { position: 2, name: "</script>" }]);
});

test("a video is described with its day, its still, its length and its player, which does not start by itself, or its file", () => {
  const facts = {
    title: "A",
    url: "https://vimeo.com/123456789",
    durationSeconds: 3723,
    publishedOn: "2025-06-02",
    image: picture,
  };
  expect(video(site, facts as unknown as Parameters<typeof video>[1], "/a")).toMatchObject({
    uploadDate: expect.stringMatching(/^2025-06-02T/),
    thumbnailUrl: pictureAddress,
    duration: "PT1H2M3S",
    embedUrl: expect.stringMatching(/^https:[^?]+$/),
  });
  const file = { ...facts, url: "https://films.example/a.mp4" };
  expect(video(site, file as unknown as Parameters<typeof video>[1], "/a")).toMatchObject({ contentUrl: file.url });
});

test("a free picture is described with where its terms are, and who drew it", () => {
  const terms = "https://series.example/art#terms";
  const described = artwork(
    { ...site, illustrator: "Ada Marsh" },
    { title: "A", image: picture } as unknown as Parameters<typeof artwork>[1],
    "/art#terms",
  );
  expect(described).toMatchObject({ license: terms, acquireLicensePage: terms, creator: { name: "Ada Marsh" } });
});
