import {
  artwork as artworkJsonLd,
  book as bookJsonLd,
  bookSeries,
  breadcrumbs,
  isoDuration,
  jsonLdText,
  musicAlbum,
  organization,
  product,
  questions,
  quiz,
  type SiteFacts,
  video as videoJsonLd,
  webSite,
} from "../../src/head/json-ld";
import { album, artwork, awkwardNames, book, featured, merchItem, video } from "../components/samples";

const site: SiteFacts = {
  address: "https://series.example",
  name: "The Quantanite Trilogy",
  tagline: "Ride fast. Land in another age.",
  contactEmail: "hello@series.example",
  description: "A time-travel adventure in three books.",
  author: "B. Author",
  illustrator: "Ada Marsh",
  publisher: "Hollowmere Press",
  year: "2023",
  social: ["https://youtube.social.example/quantanite"],
};

test.each([
  ["the publisher", organization(site)],
  ["the site", webSite(site)],
  [
    "the way to a page",
    breadcrumbs(site, [
      { name: "Home", path: "/" },
      { name: "Characters", path: "/characters" },
      { name: "Pip", path: "/characters/pip" },
    ]),
  ],
  [
    "the series",
    bookSeries(site, [
      featured(2, "Book Two", { releaseDate: "2025-04-20" }),
      featured(1, "Book One"),
      featured(3, "Book Three", { status: "COMING_SOON", releaseDate: null }),
    ]),
  ],
  ["a book with its editions", bookJsonLd(site, book())],
  [
    "a book to come",
    bookJsonLd(site, book({ status: "COMING_SOON", releaseDate: null, editions: [], characters: [] })),
  ],
  ["a thing in the shop", product(site, merchItem("hoodie"))],
  ["a video", videoJsonLd(site, video("trailer"), "/videos/trailer")],
  ["a video file", videoJsonLd(site, video("making-of", { url: "https://media.example/making-of.mp4" }), "/videos")],
  ["an album", musicAlbum(site, album("chapterverse"))],
  [
    "a quiz",
    quiz(site, { path: "/quiz", name: "Which traveller are you?", description: "Seven questions, no right answers." }),
  ],
  [
    "questions with answers, without the marks of the content",
    questions(site, { path: "/questions", name: "Questions" }, [
      { slug: "how-old", question: "How old do I have to be?", answer: ["About *8*.", "[Write](mailto:{email})."] },
      { slug: "letters", question: "Where to?", answer: ["To {email}."] },
    ]),
  ],
  ["a free picture", artworkJsonLd(site, artwork("raptor-moon"), "/artwork#terms")],
])("%s is described in schema.org's words", (_, thing) => {
  expect(thing).toMatchSnapshot();
});

test.each([
  [24, "PT24S"],
  [60, "PT1M"],
  [105, "PT1M45S"],
  [3600, "PT1H"],
  [3725, "PT1H2M5S"],
])("%i seconds are %s", (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});

test("a price that starts somewhere is the lowest of several, never the price", () => {
  const { workExample } = bookJsonLd(site, book()) as unknown as { workExample: { offers: object }[] };
  for (const { offers } of workExample)
    expect(offers).toMatchObject({ "@type": "AggregateOffer", priceCurrency: "GBP" });
});

test.each(awkwardNames)("%s cannot end the script element, and reads back as it was", (_, name) => {
  const text = jsonLdText([product(site, merchItem("odd", { name: `${name}</script><script>` }))]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toBe(`${name}</script><script>`);
});
