/** What search engines, social networks and feeds read in the head of every built page. */
import path from "node:path";
import sharp from "sharp";
import { shortBookName } from "../../src/format";
import { language } from "../../src/language";
import { addressesOf, items, onePerTemplate, pages, readJson, site, siteFolder } from "../site-under-test";
import { at, collapseSpace, fileAt, listedPages, mainText, notFound, pageAt, texts, unlistedPages } from "./built-site";

interface Thing {
  "@type": string;
  [name: string]: unknown;
}

const graphOf = (route: string): Thing[] => {
  const text = pageAt(route)("#json-ld").text();
  // A "<" could end the script element.
  expect(text).not.toContain("<");
  return text ? JSON.parse(text)["@graph"] : [];
};

const thingsOf = (route: string, type: string) => graphOf(route).filter((thing) => thing["@type"] === type);

describe.each([...listedPages, ...unlistedPages, notFound])("the head of %s", (route) => {
  const $ = pageAt(route);
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");

  test("says nothing twice", () => {
    const said = $("head > title, head > meta[name], head > meta[property], head > link[rel=canonical]")
      .toArray()
      .map((element) => {
        const name = $(element).attr("name") ?? $(element).attr("property") ?? element.tagName;
        // A book may have several authors.
        return name === "book:author" ? `${name} ${$(element).attr("content")}` : name;
      });
    expect(said.filter((name, index) => name !== "theme-color" && said.indexOf(name) !== index)).toEqual([]);
  });

  test("has the icon of tabs and home screens, and the manifest that names the site there", () => {
    const named = ["icon", "apple-touch-icon", "manifest"].map((rel) => $(`head link[rel="${rel}"]`).length);
    expect(named).toEqual([1, 1, 1]);
  });

  test("tells social networks what it tells search engines", () => {
    expect({
      description: meta("og:description"),
      site: meta("og:site_name"),
      locale: meta("og:locale"),
      size: `${meta("og:image:width")}x${meta("og:image:height")}`,
      card: meta("twitter:card"),
      colour: meta("theme-color"),
    }).toEqual({
      description: meta("description"),
      site: site.name,
      locale: language().replace("-", "_"),
      size: "1200x630",
      card: "summary_large_image",
      colour: readJson("data/brand/palette.json").night,
    });
    expect($("title").text()).toContain(meta("og:title"));
    const title = $("title").text();
    if (title.length > 70) expect(title.endsWith(` | ${site.name}`)).toBe(false);
  });

  test("has the browser fetch the first screen's picture in its best format, if there is one", () => {
    for (const link of $('head link[rel="preload"][as="image"]').toArray()) {
      expect($(link).attr("type")).toBe("image/avif");
      const sources = $(`main source[srcset="${$(link).attr("imagesrcset")}"]`).toArray();
      // With other sizes, browsers would fetch it twice.
      expect(sources.map((source) => $(source).attr("sizes"))).toContain($(link).attr("imagesizes"));
    }
    const first = $('main picture:has(img[fetchpriority="high"])').first().find("source").toArray();
    const preloaded = first.map((source) => $(`head link[imagesrcset="${$(source).attr("srcset")}"]`).length);
    expect(preloaded).toEqual(first.map(() => 1));
  });

  test("describes in schema.org's words what search engines show, and nothing else", () => {
    const shown = /^(?:Organization|WebSite|BreadcrumbList|BookSeries|Book|Product|VideoObject|ImageObject)$/;
    expect(graphOf(route).filter((thing) => !shown.test(thing["@type"]))).toEqual([]);
  });
});

/** A set of several books is no edition of one. */
const editionsOf = (editions: readonly { format: string; price: { from: boolean } }[]) =>
  editions.filter(({ format }) => format !== "box-set");

test("a book is described with every edition, its price and its shops as the page has them", () => {
  for (const { path, label, title, editions, coverAlt, releaseDate, description } of items("books")) {
    const $ = pageAt(at(path));
    const property = (name: string) => $(`meta[property="${name}"]`).attr("content");
    expect([property("og:type"), property("og:image:alt")]).toEqual(["book", coverAlt]);
    expect(property("book:release_date")).toBe(releaseDate);
    expect(property("book:author")).toBeTruthy();
    const [book] = thingsOf(at(path), "Book");
    expect(book).toMatchObject({
      name: shortBookName({ label, title }),
      description,
      image: expect.stringMatching(/^https?:/),
      isPartOf: { name: site.name },
    });
    const examples = (book?.workExample ?? []) as { offers: object }[];
    expect(examples).toHaveLength(editionsOf(editions).length);
    for (const [, price = ""] of JSON.stringify(examples).matchAll(/"(?:price|lowPrice)":"([\d.]+)"/g)) {
      const minimumFractionDigits = price.split(".")[1]?.length ?? 0;
      const shown = new Intl.NumberFormat(language(), { minimumFractionDigits }).format(Number(price));
      expect(mainText(at(path))).toContain(Number(price) === 0 ? "free" : collapseSpace(shown));
    }
  }
});

/** The folders of which a page shares the first picture, whole. */
const sharedWhole = { music: "music", shop: "merch", roblox: "roblox-items" };

test("the picture that is shared of a page is that of what the page is about", () => {
  const shared = (route: string) => pageAt(route)('meta[property="og:image:alt"]').attr("content");
  for (const folder of ["artwork", "characters", "videos"])
    for (const above of addressesOf(folder))
      for (const { slug, alt } of items(folder)) expect([slug, shared(`${above}/${slug}`)]).toEqual([slug, alt]);
  for (const { book, address } of items("chapters")) {
    const { path, coverAlt } = items("books").find(({ slug }) => slug === book) ?? {};
    expect([address, shared(at(`${path}/${address}`))]).toEqual([address, coverAlt]);
  }
  const wallpapers = items("artwork").filter(({ kind }) => kind === "wallpaper");
  for (const route of addressesOf("artwork")) expect(shared(route)).toBe(wallpapers[0]?.alt ?? site.shareImageAlt);
  const firsts = { home: "slides", ages: "ages", videos: "videos", ...sharedWhole };
  for (const [template, folder] of Object.entries(firsts))
    for (const route of addressesOf(template))
      expect([route, shared(route)]).toEqual([route, items(folder)[0]?.alt ?? site.shareImageAlt]);
});

test("a book is shared by its whole cover", async () => {
  for (const { path: route, coverAlt } of items("books")) {
    const $ = pageAt(at(route));
    const shared = fileAt(new URL($('meta[property="og:image"]').attr("content") ?? "").pathname) ?? "";
    const covers = $("main img").filter((_, { attribs }) => attribs.alt === coverAlt);
    expect(covers.toArray().map(({ attribs: { src = "" } }) => path.parse(src).name)).toContain(
      path.parse(shared).name,
    );
  }
});

test("what is shared whole leaves the night's colour beside it where it is no wide picture", async () => {
  const { night } = readJson("data/brand/palette.json");
  const ground = (night.match(/\w\w/g) as string[]).map((two) => Number.parseInt(two, 16));
  const wholes = items("books").map(({ path: route, cover }) => [at(route), `books/${cover}`]);
  for (const [template, folder] of Object.entries(sharedWhole))
    for (const route of addressesOf(template))
      for (const { image } of items(folder).slice(0, 1)) wholes.push([route, `${folder}/${image}`]);
  for (const [route = "", file = ""] of wholes) {
    const { autoOrient } = await sharp(path.join(siteFolder, "data", file)).metadata();
    if (autoOrient.width > autoOrient.height) continue;
    const shared = fileAt(new URL(pageAt(route)('meta[property="og:image"]').attr("content") ?? "").pathname);
    const side = await sharp(shared).extract({ left: 0, top: 0, width: 200, height: 630 }).toBuffer();
    const { channels } = await sharp(side).stats();
    for (const [index, { mean, stdev }] of channels.entries())
      expect([route, stdev < 3, Math.abs(mean - (ground[index] ?? 0)) < 4]).toEqual([route, true, true]);
  }
});

test("a page is called in search results by its own name, or as its content says", () => {
  for (const route of listedPages) {
    const title = items("pages").find(({ path }) => at(path) === route)?.title;
    const name = pageAt(route)('nav[aria-label="Breadcrumb"] li:last-child').text();
    expect(collapseSpace(pageAt(route)("title").text())).toContain(collapseSpace(title ?? name));
  }
});

test("search engines are told on the home page what the site is called, and of every book in reading order", () => {
  expect(thingsOf(at("/"), "WebSite").map(({ name }) => name)).toEqual([site.name]);
  const told = thingsOf(at("/"), "BookSeries").flatMap(({ hasPart }) => hasPart as Thing[]);
  expect(told.map(({ url }) => url)).toEqual(items("books").map(({ path }) => `${site.url}${at(path)}`));
});

test("a free picture is described to search engines as the file that its page shows", () => {
  for (const address of addressesOf("artwork-picture")) {
    const told = thingsOf(address, "ImageObject").map(({ contentUrl }) => String(contentUrl).replace(site.url, ""));
    expect([address, pageAt(address)(`main img[src="${told}"]`).length > 0]).toEqual([address, true]);
  }
});

test("feed readers find the feed from every page", () => {
  for (const route of listedPages) {
    const types = pageAt(route)('head link[rel="alternate"][href$="/feed.xml"]').toArray();
    expect([route, ...types.map(({ attribs }) => attribs.type)]).toEqual([route, "application/rss+xml"]);
  }
});

test("a price that starts somewhere is the lowest of several, never the price", () => {
  for (const { path, editions } of items("books")) {
    const examples = (thingsOf(at(path), "Book")[0]?.workExample ?? []) as { offers: Thing }[];
    for (const [index, { offers }] of examples.entries()) {
      if (editionsOf(editions)[index]?.price.from) expect(offers).toMatchObject({ "@type": "AggregateOffer" });
    }
  }
});

test("products of the shop are described with their prices and where each is sold", () => {
  const shop = pages.find(({ template }) => template === "shop");
  const products = shop ? thingsOf(shop.address, "Product") : [];
  const sold = products.map(({ name, offers }) => {
    const { price, url } = offers as { price: string; url: string };
    return { name, amount: Number(price), url };
  });
  expect(sold).toEqual(
    (shop ? items("merch") : []).map(({ name, price, url }) => ({ name, amount: price.amount, url })),
  );
});

test("every video is described with its length and its own page", () => {
  const described = pages.flatMap(({ address }) => thingsOf(address, "VideoObject"));
  if (items("videos").length > 0) expect(described).not.toEqual([]);
  for (const { duration } of described) expect(duration).toMatch(/^PT(?:\d+[HMS])+$/);
  const pageOf = ({ url }: Thing) => texts(new URL(String(url)).pathname, "main h1");
  for (const video of described) expect(pageOf(video)).toEqual([collapseSpace(String(video.name))]);
});

test("every page but the home page tells the way to it", () => {
  for (const { address, template } of onePerTemplate) {
    if (template === "home" || unlistedPages.includes(address)) continue;
    const [way, ...others] = thingsOf(address, "BreadcrumbList");
    expect([address, way && others]).toEqual([address, []]);
    const $ = pageAt(address);
    for (const link of $('nav[aria-label="Breadcrumb"] a').toArray())
      expect(way?.itemListElement).toContainEqual(
        expect.objectContaining({ name: $(link).text(), item: site.url + $(link).attr("href") }),
      );
    // And so does the page itself, up to what is directly above it.
    const above = ((way?.itemListElement ?? []) as { name: string }[]).at(-2)?.name;
    expect(collapseSpace($('nav[aria-label="Breadcrumb"] a').last().text())).toBe(above);
  }
});
