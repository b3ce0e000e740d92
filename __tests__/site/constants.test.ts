/** Section 9 of the specification, copied from it: what the built site must show, and where. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { mainText, pageAt, publicFolder, texts } from "./built-site";

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
  ["Book Three release", () => facts(three), expect.arrayContaining(["ReleasedTBC, 2025"])],
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

test.each(constants)("%s is as in the specification", (_, shown, value) => {
  expect(shown()).toEqual(value);
});
