/** What is new, on its page and in the feed. */
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../../src/content/kinds/kinds";
import { addressesOf, items } from "../site-under-test";
import { at, collapseSpace, fileAt, home, pageAt, texts } from "./built-site";

const feed = load(readFileSync(fileAt(at("/feed.xml")) ?? ""), { xml: true });
const inFeed = feed("item > link")
  .toArray()
  .map((link) => new URL(feed(link).text()).pathname);

test("every picture of the feed is on this site", () => {
  const pictures = feed("item > media\\:content")
    .toArray()
    .map((picture) => feed(picture).attr("url") ?? "");
  expect(pictures.length).toBe(inFeed.length);
  for (const picture of pictures)
    expect([picture, fileAt(new URL(picture).pathname)]).toEqual([picture, expect.any(String)]);
});

test("the home page names the newest piece while it is news, and never one of last year", () => {
  const [route] = addressesOf("whats-new");
  const days = (Date.now() - Date.parse(feed("item > pubDate").first().text())) / 86_400_000;
  const $ = pageAt(home);
  const named = $('main section[aria-label="The story"] p').filter((_, line) => $(line).text().startsWith("New: "));
  const ways = named.find("a").toArray();
  if (named.length > 0) expect(ways.map(({ attribs }) => attribs.href)).toEqual([inFeed[0], route]);
  // The day of the build may be another one.
  if (Math.abs(days - 60) > 3) expect(named).toHaveLength(route && days < 60 ? 1 : 0);
});

for (const route of addressesOf("whats-new")) {
  test(`${route} tells of what the feed tells, in its order, newest first`, () => {
    const $ = pageAt(route);
    const told = $("main ul a:has(time)")
      .toArray()
      .map((link) => $(link).attr("href") ?? "");
    expect(told).toEqual(inFeed.slice(0, told.length));
    const words = texts(route, "main ul a:has(time)");
    for (const [index, item] of feed("item").toArray().slice(0, told.length).entries())
      for (const name of index === 0 ? ["title", "category", "description"] : ["title", "category"])
        expect(words[index]).toContain(collapseSpace(feed(item).find(name).text()));
    expect(told.length).toBeGreaterThan(Math.min(inFeed.length, 20) - 1);
    const days = $("main ul time")
      .toArray()
      .map((time) => $(time).attr("datetime") ?? "");
    expect(days).toEqual([...days].sort().reverse());
  });

  test(`${route} names all that is new and all that was, each once`, () => {
    const $ = pageAt(route);
    const dated = kinds.flatMap(({ name, news }) =>
      news ? items(name).map((item) => ({ item, date: item[news.date] })) : [],
    );
    const past = dated.filter(({ item, date }) => date && date <= localDay() && item.status !== "coming-soon");
    const named = $("main li:has(time) a")
      .toArray()
      .map((link) => $(link).attr("href") ?? "");
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBe(past.length);
  });
}
