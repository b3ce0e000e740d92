/**
 * The specification's routes, orders and constants, copied from it: what the built site shows with the content that it
 * was specified with. `npm run test:spec` runs this alone: with other content, other values are right.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { mainText, pageAt, publicFolder, texts } from "../site/built-site";
import { hosting } from "../site-under-test";

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

const constants: [item: string, shown: () => unknown, value: unknown][] = [
  ["Book One paperback", () => edition(one, "Paperback"), expect.stringContaining("from £7.99")],
  ["Book Two paperback", () => edition(two, "Paperback"), expect.stringContaining("from £7.99")],
  ["Book One paperback on Book Three's page", () => edition(three, "Paperback"), expect.stringContaining("from £7.99")],
  ["Ebook on the home page, Book One", () => card("/", /The Discovery/), expect.stringContaining("ebook from £2.99")],
  ["Ebook on the home page, Book Two", () => card("/", /The Awakening/), expect.stringContaining("ebook from £2.99")],
  ["Book One ebook in the edition list", () => edition(one, "Ebook"), expect.stringContaining("£1.99")],
  ["Book Two ebook in the edition list", () => edition(two, "Ebook"), expect.stringContaining("£1.99")],
  ["Book One ebook on Book Three's page", () => edition(three, "Ebook"), expect.stringContaining("£1.99")],
  ["Hoodie", () => card("/shop", /hoodie/i), expect.stringContaining("£39.00")],
  ["T-Shirt", () => card("/shop", /T-shirt/i), expect.stringContaining("£14.99")],
  ["Sweatshirt", () => card("/shop", /sweatshirt/i), expect.stringContaining("£16.00")],
  ["Roblox item price", () => mainText("/roblox").match(/\d+ Robux/g), Array(4).fill("5 Robux")],
  ["Book One release", () => facts(one), expect.arrayContaining(["ReleasedNov 14, 2023"])],
  ["Book One ebook release", () => facts(one), expect.arrayContaining(["Ebook releasedDec 15, 2023"])],
  ["Book One release in the edition list", () => edition(one, "Paperback"), expect.stringContaining("Nov 14, 2023")],
  ["Book One ebook release in the edition list", () => edition(one, "Ebook"), expect.stringContaining("Dec 15, 2023")],
  ["Book Two release", () => facts(two), expect.arrayContaining(["ReleasedApr 20, 2025"])],
  ["Book Two ebook release", () => facts(two), expect.arrayContaining(["Ebook releasedMay 3, 2025"])],
  ["Book Two release on the home page", () => card("/", /The Awakening/), expect.stringContaining("May 2025")],
  ["Book Three release", () => facts(three), expect.arrayContaining(["ExpectedTBC, 2025"])],
  ["Reading age of Book One", () => facts(one), expect.arrayContaining(["Reading age8 to 14"])],
  ["Reading age of Book Two", () => facts(two), expect.arrayContaining(["Reading age8 to 14"])],
  ["Reading age of Book Three", () => facts(three), expect.arrayContaining(["Reading age8 to 14"])],
  ["Images used in Book One", () => mainText(one), expect.stringMatching(/About 50 pictures/)],
  ["Book One gallery", () => pageAt(one)('section[aria-labelledby="gallery"] img').length, 9],
  ["Artwork thumbnails", () => pageAt("/artwork")("main article img").length, 22],
  ["Slider autoplay", () => settings().slider.autoplayMs, 7000],
  ["Slider transition", () => settings().slider.transitionMs, 1500],
  ["Cookie expiry", () => settings().cookieNotice.days, 365],
  ["Cookie expiry in the policy", () => mainText("/privacy-policy"), expect.stringMatching(/\b365 days\b/)],
  ["Scroll-accept", () => settings().cookieNotice.acceptOnScroll, { enabled: false, thresholdPercent: 25 }],
  ["Sticky header threshold", () => settings().stickyHeaderPx, 245],
  ["Album embed height", () => pageAt("/music")("iframe").first().attr("height"), "352"],
  ["Privacy policy age limit", () => mainText("/privacy-policy"), expect.stringMatching(/under (the age of )?13\b/)],
  ["Privacy policy last updated", () => mainText("/privacy-policy"), expect.stringContaining("November 14, 2023")],
];

const lists: [item: string, shown: () => unknown, value: unknown][] = [
  [
    "Routes",
    () => hosting.pages,
    expect.arrayContaining([
      "/",
      "/shop",
      "/artwork",
      one,
      two,
      three,
      "/privacy-policy",
      "/roblox",
      "/music",
      "/videos",
    ]),
  ],
  [
    "Other addresses",
    () => hosting.aliases,
    expect.arrayContaining([
      { from: "/store", to: "/shop" },
      { from: "/book-one-the-beginning", to: one },
    ]),
  ],
  ["Slides", () => pageAt("/")("main section").first().find("li h2").length, 2],
  [
    "Order of the books on the home page",
    () => texts("/", "main article h3").slice(0, 3),
    [/^Book Three/, /^Book One/, /^Book Two/].map((name) => expect.stringMatching(name)),
  ],
  ["Heading of the artwork", () => texts("/artwork", "h1"), ["Free Downloads"]],
  ["Use of the artwork", () => mainText("/artwork"), expect.stringMatching(/personal use.*not for resale/)],
  ["Characters of Book One", () => texts(one, 'section[aria-labelledby="characters"] h3').length, 5],
  ["Characters of Book Two", () => texts(two, 'section[aria-labelledby="characters"] h3').length, 9],
  ["Making of Book One", () => mainText(one), expect.stringMatching(/AI image tool/)],
  ["Book Three", () => mainText(three), expect.stringMatching(/Coming soon.*final book of the trilogy/)],
  [
    "Book Three's pictures: its cover only, beside what decorates and what leads to Book One",
    () => pageAt(three)('main img[alt!=""]').not("a img").length,
    1,
  ],
  ["Breadcrumb of the videos", () => texts("/videos", 'nav[aria-label="Breadcrumb"] li'), ["Home", "Videos"]],
  ["Breadcrumb of Roblox", () => texts("/roblox", 'nav[aria-label="Breadcrumb"] li'), ["Home", "Roblox Free Skins"]],
  ["Breadcrumb of the music", () => texts("/music", 'nav[aria-label="Breadcrumb"] li'), ["Home", "Music"]],
  [
    "Free items on Roblox",
    () => mainText("/roblox"),
    expect.stringMatching(/Roblox does not allow free items.*minimum/),
  ],
  [
    "Merchandise",
    () => texts("/shop", "main article h2"),
    [/hoodie/i, /T-shirt/i, /sweatshirt/i].map((name) => expect.stringMatching(name)),
  ],
  [
    "Albums",
    () => texts("/music", "main h2").slice(0, 2),
    ["ChapterVerse Two - The Awakening", "ChapterVerse One - The Beginning"],
  ],
  [
    "Roblox items and free T-shirts",
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
  [
    "Data that the privacy policy names",
    () => mainText("/privacy-policy"),
    expect.stringMatching(/email address.*first name and last name.*usage data/i),
  ],
];

test.each([...constants, ...lists])("%s is as in the specification", (_, shown, value) => {
  expect(shown()).toEqual(value);
});
