/**
 * The specification's routes, orders and constants, copied from it: what the built site shows with the content that it
 * was specified with. `npm run test:spec` asks for all of them. `npm test` passes over those of which `data/` has said
 * something else since: whoever changes a price or adds a picture is right, and what they did not touch is still held.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { mainText, pageAt, publicFolder, texts } from "../site/built-site";
import { hosting, items, privacyPolicy, site } from "../site-under-test";

const one = "/book-one-the-discovery";
const two = "/book-two-the-awakening";
const three = "/book-three-the-tbc";

/** A card of a page, by words in its heading. */
const card = (route: string, name: RegExp) => texts(route, "main article").find((text) => name.test(text));

/** The facts beside a book's cover. */
const facts = (route: string) => texts(route, "main dl > div");

/** The editions on a book's page, by format. */
const edition = (route: string, format: string) =>
  texts(route, 'main section[aria-labelledby$="editions"] li').find((text) => text.startsWith(format));

/** What components read of site.json, as the browser receives it. */
function settings() {
  const folder = path.join(publicFolder, "page-data", "sq", "d");
  const results = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).data.siteSettings);
  return results.find((result) => result?.slider);
}

/** The fields of a folder's items. */
const pick = (folder: string, ...fields: string[]) =>
  items(folder).map((item) => ["slug", ...fields].map((field) => item[field]));

const routes = ["/", "/shop", "/artwork", one, two, three, "/privacy-policy", "/roblox", "/music", "/videos"];

const routesSaid = () =>
  [...items("pages"), ...items("books")]
    .filter((page) => routes.includes(page.path))
    .map((page) => [page.path, page.aliases, page.heading ?? page.name]);

const bookSaid = (book: ReturnType<typeof items>[number]) => [
  [book.slug, book.label, book.title, book.status, book.statusNote, book.featuredOrder, book.listEditionsOf],
  [book.releaseDate, book.releaseNote, book.cardRelease, book.readingAge, book.homeOffer?.price],
  book.editions.map(({ format, releaseDate, price }: Record<string, unknown>) => [format, releaseDate, price]),
];

const pageSays = (slug: string, words: RegExp) =>
  words.test(JSON.stringify(items("pages").find((page) => page.slug === slug)));

const offered = /Roblox does not allow free items.*minimum/;
const mayBeUsed = /personal use.*not for resale/;
const collected = /email address.*first name and last name.*usage data/i;

/** What the values below follow from in `data/`, and a digest of that as it was specified. */
const subjects = {
  artwork: ["3b566dc8", () => pick("artwork")],
  books: ["4bde1c67", () => items("books").map(bookSaid)],
  crew: ["707920c8", () => pick("books", "characters")],
  gallery: ["04c5a198", () => pick("gallery", "book")],
  making: ["b76564ab", () => items("books").map(({ makingOf }) => [makingOf?.pictureCount, makingOf?.summary])],
  merch: ["2b262630", () => pick("merch", "name", "price")],
  music: ["da69842f", () => pick("music", "title")],
  policy: [
    "a006964f",
    () => [
      [
        privacyPolicy.lastUpdated,
        privacyPolicy.ageLimit,
        site.cookieNotice.days,
        collected.test(JSON.stringify(privacyPolicy)),
      ],
      privacyPolicy.sections.map(({ heading }: { heading: string }) => heading),
    ],
  ],
  roblox: [
    "ded7000a",
    () => [pick("roblox-items", "name", "robux"), pick("free-t-shirts", "name"), pageSays("roblox", offered)],
  ],
  routes: ["21b8a112", routesSaid],
  settings: ["77aa926a", () => [site.slider, site.cookieNotice, site.stickyHeaderPx, site.albumHeightPx]],
  slides: ["af1501e0", () => pick("slides")],
  terms: ["ae948c9f", () => pageSays("artwork", mayBeUsed)],
  videos: ["67fae3b9", () => pick("videos", "title", "durationSeconds", "publishedOn", "quality")],
} as const satisfies Record<string, readonly [digest: string, said: () => unknown]>;

type Subject = keyof typeof subjects;

/** With the language and the way of writing days, which all that is shown follows. */
const digestOf = (subject: Subject) =>
  createHash("sha256")
    .update(JSON.stringify([site.language, site.dateStyle, subjects[subject][1]()]))
    .digest("hex")
    .slice(0, 8);

const isAsSpecified = (subject: Subject) => digestOf(subject) === subjects[subject][0];

type Row = [item: string, subject: Subject, shown: () => unknown, value: unknown];

const constants: Row[] = [
  ["Book One paperback", "books", () => edition(one, "Paperback"), expect.stringContaining("from £7.99")],
  ["Book Two paperback", "books", () => edition(two, "Paperback"), expect.stringContaining("from £7.99")],
  [
    "Book One paperback on Book Three's page",
    "books",
    () => edition(three, "Paperback"),
    expect.stringContaining("from £7.99"),
  ],
  [
    "Ebook on the home page, Book One",
    "books",
    () => card("/", /The Discovery/),
    expect.stringContaining("ebook from £2.99"),
  ],
  [
    "Ebook on the home page, Book Two",
    "books",
    () => card("/", /The Awakening/),
    expect.stringContaining("ebook from £2.99"),
  ],
  ["Book One ebook in the edition list", "books", () => edition(one, "Ebook"), expect.stringContaining("£1.99")],
  ["Book Two ebook in the edition list", "books", () => edition(two, "Ebook"), expect.stringContaining("£1.99")],
  ["Book One ebook on Book Three's page", "books", () => edition(three, "Ebook"), expect.stringContaining("£1.99")],
  ["Hoodie", "merch", () => card("/shop", /hoodie/i), expect.stringContaining("£39.00")],
  ["T-Shirt", "merch", () => card("/shop", /T-shirt/i), expect.stringContaining("£14.99")],
  ["Sweatshirt", "merch", () => card("/shop", /sweatshirt/i), expect.stringContaining("£16.00")],
  ["Roblox item price", "roblox", () => [...new Set(mainText("/roblox").match(/\d+ Robux/g))], ["5 Robux"]],
  ["Book One release", "books", () => facts(one), expect.arrayContaining(["ReleasedNov 14, 2023"])],
  ["Book One ebook release", "books", () => facts(one), expect.arrayContaining(["Ebook releasedDec 15, 2023"])],
  [
    "Book One release in the edition list",
    "books",
    () => edition(one, "Paperback"),
    expect.stringContaining("Nov 14, 2023"),
  ],
  [
    "Book One ebook release in the edition list",
    "books",
    () => edition(one, "Ebook"),
    expect.stringContaining("Dec 15, 2023"),
  ],
  ["Book Two release", "books", () => facts(two), expect.arrayContaining(["ReleasedApr 20, 2025"])],
  ["Book Two ebook release", "books", () => facts(two), expect.arrayContaining(["Ebook releasedMay 3, 2025"])],
  ["Book Two release on the home page", "books", () => card("/", /The Awakening/), expect.stringContaining("May 2025")],
  ["Book Three release", "books", () => facts(three), expect.arrayContaining(["ExpectedTBC, 2025"])],
  ["Reading age of Book One", "books", () => facts(one), expect.arrayContaining(["Reading age8 to 14"])],
  ["Reading age of Book Two", "books", () => facts(two), expect.arrayContaining(["Reading age8 to 14"])],
  ["Reading age of Book Three", "books", () => facts(three), expect.arrayContaining(["Reading age8 to 14"])],
  ["Images used in Book One", "making", () => mainText(one), expect.stringMatching(/About 50 pictures/)],
  ["Book One gallery", "gallery", () => pageAt(one)('section[aria-labelledby="gallery"] img').length, 9],
  ["Artwork thumbnails", "artwork", () => pageAt("/artwork")("main article img").length, 22],
  ["Slider autoplay", "settings", () => settings().slider.autoplayMs, 7000],
  ["Slider transition", "settings", () => settings().slider.transitionMs, 1500],
  ["Cookie expiry", "settings", () => settings().cookieNotice.days, 365],
  ["Cookie expiry in the policy", "policy", () => mainText("/privacy-policy"), expect.stringMatching(/\b365 days\b/)],
  ["Scroll-accept", "settings", () => settings().cookieNotice.acceptOnScroll, { enabled: false, thresholdPercent: 25 }],
  ["Sticky header threshold", "settings", () => settings().stickyHeaderPx, 245],
  ["Album embed height", "settings", () => settings().albumHeightPx, 352],
  [
    "Privacy policy age limit",
    "policy",
    () => mainText("/privacy-policy"),
    expect.stringMatching(/under (the age of )?13\b/),
  ],
  [
    "Privacy policy last updated",
    "policy",
    () => mainText("/privacy-policy"),
    expect.stringContaining("November 14, 2023"),
  ],
];

const lists: Row[] = [
  ["Routes", "routes", () => hosting.pages, expect.arrayContaining(routes)],
  [
    "Other addresses",
    "routes",
    () => hosting.aliases,
    expect.arrayContaining([
      { from: "/store", to: "/shop" },
      { from: "/book-one-the-beginning", to: one },
    ]),
  ],
  ["Slides", "slides", () => pageAt("/")("main section").first().find("li h2").length, 2],
  [
    "Order of the books on the home page",
    "books",
    () => texts("/", "main article h3").slice(0, 3),
    [/^Book Three/, /^Book One/, /^Book Two/].map((name) => expect.stringMatching(name)),
  ],
  ["Heading of the artwork", "routes", () => texts("/artwork", "h1"), ["Free Downloads"]],
  ["Use of the artwork", "terms", () => mainText("/artwork"), expect.stringMatching(mayBeUsed)],
  ["Characters of Book One", "crew", () => texts(one, 'section[aria-labelledby="characters"] h3').length, 5],
  ["Characters of Book Two", "crew", () => texts(two, 'section[aria-labelledby="characters"] h3').length, 9],
  ["Making of Book One", "making", () => mainText(one), expect.stringMatching(/AI image tool/)],
  ["Book Three", "books", () => mainText(three), expect.stringMatching(/Coming soon.*final book of the trilogy/)],
  [
    "Book Three's pictures: its cover only, beside what decorates and what leads to Book One",
    "books",
    () => pageAt(three)('main img[alt!=""]').not("a img").length,
    1,
  ],
  ["Breadcrumb of the videos", "routes", () => texts("/videos", 'nav[aria-label="Breadcrumb"] li'), ["Home", "Videos"]],
  [
    "Breadcrumb of Roblox",
    "routes",
    () => texts("/roblox", 'nav[aria-label="Breadcrumb"] li'),
    ["Home", "Roblox Free Skins"],
  ],
  ["Breadcrumb of the music", "routes", () => texts("/music", 'nav[aria-label="Breadcrumb"] li'), ["Home", "Music"]],
  ["Free items on Roblox", "roblox", () => mainText("/roblox"), expect.stringMatching(offered)],
  [
    "Merchandise",
    "merch",
    () => texts("/shop", "main article h2"),
    [/hoodie/i, /T-shirt/i, /sweatshirt/i].map((name) => expect.stringMatching(name)),
  ],
  [
    "Albums",
    "music",
    () => texts("/music", "main h2").slice(0, 2),
    ["ChapterVerse Two - The Awakening", "ChapterVerse One - The Beginning"],
  ],
  [
    "Roblox items and free T-shirts",
    "roblox",
    () => texts("/roblox", "main article h3"),
    [
      "Black and white shirt",
      "Black shirt",
      "Green velociraptor shirt",
      ...["velociraptor", "BMX", "bobble", "drake", "car"].map((theme) =>
        expect.stringMatching(new RegExp(theme, "i")),
      ),
    ],
  ],
  [
    "Videos",
    "videos",
    () => texts("/videos", "main article"),
    [
      ["Workflow video for book one images", "01:45", "Nov 14, 2023"],
      ["Book promo for The Awakening", "00:16", "May 6, 2025"],
      ["Song clip", "00:46", "May 7, 2025"],
      ["AI character song clip", "01:02", "May 8, 2025"],
      ["Official book 1 trailer", "00:24", "Aug 31, 2024"],
      ["ChapterVerse One The Discovery", "02:48", "Sep 21, 2024"],
      ["ChapterVerse Two Saving the Martians", "02:09", "Sep 21, 2024"],
      ["ChapterVerse Three Quantanite", "02:54", "Sep 24, 2024"],
    ].map(([title, duration, date]) => expect.stringMatching(new RegExp(`${duration}.*HD.*${date}.*${title}`))),
  ],
  [
    "Sections of the privacy policy",
    "policy",
    () => texts("/privacy-policy", "main section :is(h2, h3)"),
    expect.arrayContaining(
      [
        /definitions/i,
        /data we collect/i,
        /cookies/i,
        /use/i,
        /shar/i,
        /retention|keep/i,
        /transfer/i,
        /delet/i,
        /disclos/i,
        /security|safe/i,
        /children/i,
        /links|other sites/i,
        /changes/i,
        /contact/i,
      ].map((topic) => expect.stringMatching(topic)),
    ),
  ],
  ["Data that the privacy policy names", "policy", () => mainText("/privacy-policy"), expect.stringMatching(collected)],
];

const asked = [...constants, ...lists].filter(
  ([, subject]) => process.env.FOLLOW_DATA === undefined || isAsSpecified(subject),
);

if (asked.length > 0)
  test.each(asked)("%s is as in the specification", (_, __, shown, value) => {
    expect(shown()).toEqual(value);
  });

test("the digests above are of what was specified", () => {
  const digests = Object.keys(subjects).map((subject) => [subject, digestOf(subject as Subject)]);
  const specified = Object.entries(subjects).map(([subject, [digest]]) => [subject, digest]);
  if (process.env.FOLLOW_DATA === undefined) expect(digests).toEqual(specified);
});
