/** What the specification asks of every page, and of some of them in particular, in the built site. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import site from "../../data/site.json";
import {
  absolute,
  aliases,
  fileAt,
  isInternal,
  mainText,
  moreRoutes,
  pageAt,
  printRoutes,
  publicFolder,
  routes,
  texts,
  words,
} from "./built-site";

/** The address of a page or book, by the name of its file. */
const pathOf = (slug: string): string =>
  JSON.parse(
    readFileSync(
      ["pages", "books"].map((folder) => `data/${folder}/${slug}.json`).find((file) => existsSync(file)) ?? slug,
      "utf8",
    ),
  ).path;

const allPages = [...routes, ...moreRoutes, ...printRoutes, "/404"];

describe.each(allPages)("%s", (route) => {
  test("is a whole page: British English, one main heading, one main part, a header and a footer", () => {
    const $ = pageAt(route);
    expect($("html").attr("lang")).toBe("en-GB");
    expect($("h1")).toHaveLength(1);
    expect(words($("h1").text())).not.toBe("");
    expect($("main")).toHaveLength(1);
    expect($("main h1")).toHaveLength(1);
    expect($("header")).toHaveLength(1);
    expect($("footer")).toHaveLength(1);
  });

  test("has a title and a description of a length that search engines show", () => {
    const $ = pageAt(route);
    expect($("head title")).toHaveLength(1);
    expect($("head title").text().length).toBeGreaterThan(10);
    expect($("head title").text().length).toBeLessThanOrEqual(70);
    const description = $('head meta[name="description"]');
    expect(description).toHaveLength(1);
    expect(description.attr("content")?.length).toBeGreaterThanOrEqual(50);
    expect(description.attr("content")?.length).toBeLessThanOrEqual(170);
  });

  test("is drawn only when all that could move what is above it is there", () => {
    const $ = pageAt(route);
    const awaited = $('head link[rel="expect"][blocking="render"]').attr("href") ?? "";
    const all = $("body *");
    expect(all.index($(awaited))).toBeGreaterThan(all.index($("[data-cookie-notice] button")));
  });

  test("has a picture for shared links, of 1200 by 630 pixels and with words", async () => {
    const $ = pageAt(route);
    const address = new URL($('meta[property="og:image"]').attr("content") ?? "");
    expect(isInternal(address)).toBe(true);
    const { width, height, format } = await sharp(fileAt(address.pathname)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect($('meta[property="og:image:width"]').attr("content")).toBe("1200");
    expect($('meta[property="og:image:height"]').attr("content")).toBe("630");
    expect($('meta[property="og:image:alt"]').attr("content")?.length).toBeGreaterThan(20);
    expect($('meta[name="twitter:card"]').attr("content")).toBe("summary_large_image");
    expect($('meta[property="og:title"]').attr("content")).toBe($("title").text());
  });

  test("its header leads home, to every page of the menu in the menu's order, and to the social networks", () => {
    const $ = pageAt(route);
    const menus = site.navigation.flatMap(({ pages }) => pages.map(pathOf));
    expect($('header a[href="/"]').length).toBeGreaterThan(0);
    for (const menu of $("header nav").toArray()) {
      const inside = $(menu)
        .find("a")
        .toArray()
        .map((link) => $(link).attr("href") ?? "");
      expect(inside.filter((href) => href.startsWith("/"))).toEqual(menus);
    }
    for (const { url } of site.social) expect($(`header a[href="${url}"]`).length).toBeGreaterThan(0);
  });

  test("its footer has the newsletter, the privacy policy and the social networks", () => {
    const $ = pageAt(route);
    expect($('footer a[href="/privacy-policy"]')).toHaveLength(1);
    for (const { url } of site.social) expect($(`footer a[href="${url}"]`)).toHaveLength(1);
    const form = $("footer form");
    expect(form.attr("method")).toBe("post");
    expect(form.attr("target")).toBe("_blank");
    expect(form.attr("action")).toBe(site.newsletter.action);
    const field = form.find("input");
    expect(field).toHaveLength(1);
    expect([field.attr("type"), field.attr("name"), field.is("[required]")]).toEqual(["email", "EMAIL", true]);
    expect($(`label[for="${field.attr("id")}"]`).text()).toBe("Email address");
  });

  test("every link that leaves the site keeps it out of the other site's hands, and tells of a new tab", () => {
    const $ = pageAt(route);
    for (const link of $("a[href], form[action]").toArray()) {
      const address = absolute($(link).attr("href") ?? $(link).attr("action") ?? "", route);
      if (address.protocol === "mailto:" || isInternal(address)) continue;
      expect([address.href, address.protocol]).toEqual([address.href, "https:"]);
      expect([address.href, $(link).attr("rel")]).toEqual([address.href, expect.stringMatching(/\bnoopener\b/)]);
      // A video's still plays here; only without script does it lead away.
      if ($(link).attr("target") === "_blank" && $(link).attr("data-video") === undefined) {
        expect([address.href, words($(link).text())]).toEqual([address.href, expect.stringContaining("new tab")]);
      }
    }
  });
});

test("every route of the specification is found from the header and the footer", () => {
  const $ = pageAt("/404");
  for (const route of routes)
    expect($(`header a[href="${route}"], footer a[href="${route}"]`).length).toBeGreaterThan(0);
});

test("no two pages share a title or a description", () => {
  for (const read of [
    (route: string) => pageAt(route)("title").text(),
    (route: string) => pageAt(route)('meta[name="description"]').attr("content"),
  ]) {
    const all = allPages.map(read);
    expect(new Set(all).size).toBe(all.length);
  }
});

test.each([...routes, ...moreRoutes])("%s names itself as the one address and may be found", (route) => {
  const $ = pageAt(route);
  const canonical = $('link[rel="canonical"]');
  expect(canonical).toHaveLength(1);
  expect(canonical.attr("href")).toBe(route === "/" ? site.url : `${site.url}${route}`);
  expect($('meta[property="og:url"]').attr("content")).toBe(canonical.attr("href"));
  expect($('meta[name="robots"]')).toHaveLength(0);
});

describe("the 404 page", () => {
  test("is there for any other path", () => {
    expect(fileAt("/404.html")).toBe(path.join(publicFolder, "404.html"));
  });

  test("says what the specification says, and leads home", () => {
    const $ = pageAt("/404.html");
    expect(texts("/404.html", "main h1")).toEqual(["Page Not Found"]);
    expect(texts("/404.html", "main p").slice(0, 2)).toEqual([
      "404",
      "The page you're looking for doesn't exist or has been moved.",
    ]);
    const home = $("main a").first();
    expect([words(home.text()), home.attr("href")]).toEqual(["Return to Home", "/"]);
    expect($("main a")).toHaveLength(4);
  });

  test("stays out of search engines", () => {
    for (const path of ["/404.html", "/404"]) {
      expect(pageAt(path)('meta[name="robots"]').attr("content")).toBe("noindex");
      expect(pageAt(path)('link[rel="canonical"]')).toHaveLength(0);
    }
  });
});

describe.each(Object.entries(aliases))("the alias %s", (alias, target) => {
  test("names the page it leads to and stays out of search engines", () => {
    const $ = pageAt(alias);
    expect($('link[rel="canonical"]').attr("href")).toBe(`${site.url}${target}`);
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect($(`body a[href="${target}"]`)).toHaveLength(1);
  });

  test("goes there at once, with the query and the fragment where scripts run", () => {
    const $ = pageAt(alias);
    expect($("script").text()).toBe(`location.replace("${target}" + location.search + location.hash)`);
    const { document } = { document: load($("noscript").html() ?? "") };
    expect(document('meta[http-equiv="refresh"]').attr("content")).toBe(`0; url=${target}`);
  });
});

test("the sitemap lists every page but the 404 page and the aliases", () => {
  const index = load(readFileSync(path.join(publicFolder, "sitemap-index.xml")), { xml: true });
  const listed = index("loc")
    .toArray()
    .flatMap((part) => {
      const file = fileAt(new URL(index(part).text()).pathname);
      const $ = load(readFileSync(file ?? ""), { xml: true });
      return $("url > loc")
        .toArray()
        .map((loc) => $(loc).text());
    });
  expect(listed.sort()).toEqual([...routes, ...moreRoutes].map((route) => `${site.url}${route}`).sort());
  expect(readFileSync(path.join(publicFolder, "robots.txt"), "utf8")).toContain(`${site.url}/sitemap-index.xml`);
});

test("nothing but the pages, the aliases and the 404 page is a page", () => {
  const found = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !file.startsWith("/_gatsby/"))
    .map((file) => file.replace(/(\/index)?\.html$/, "") || "/");
  expect([...new Set(found)].sort()).toEqual([...allPages, ...Object.keys(aliases)].sort());
});

describe("home", () => {
  test("shows both slides, each with a picture, words and its buttons, before any script has run", () => {
    const $ = pageAt("/");
    const slides = $("main section").first().find("li");
    expect(slides).toHaveLength(2);
    for (const slide of slides.toArray()) {
      expect($(slide).find("img").attr("alt")?.length).toBeGreaterThan(20);
      expect($(slide).find("h2")).toHaveLength(1);
      expect($(slide).find('a[href^="/book-"]').length).toBeGreaterThan(0);
      expect(words($(slide).find('a[target="_blank"]').text())).toMatch(/^Buy .*ebook from £2.99/);
    }
  });

  test("shows the books in the order Three, One, Two", () => {
    expect(texts("/", "main article h3")).toEqual([
      "Book Three: TBC",
      "Book One: The Discovery",
      "Book Two: The Awakening",
    ]);
  });

  test("sells the ebook from £2.99 outside the slider too, and says May 2025 of Book Two", () => {
    const cards = texts("/", "main article");
    expect(cards.filter((card) => card.includes("ebook from £2.99"))).toHaveLength(2);
    expect(cards[0]).toContain("Coming soon: TBC, 2025");
    expect(cards[1]).toContain("Out now: Nov 14, 2023");
    expect(cards[2]).toContain("Out now: May 2025");
  });

  test("invites to the newsletter in its own part", () => {
    const link = pageAt("/")('main section[aria-labelledby="subscribe"] a');
    expect(pageAt("/")(`footer ${link.attr("href")}`)).toHaveLength(1);
  });
});

test("the shop sells a hoodie, a T-shirt and a sweatshirt through the outside shop", () => {
  const $ = pageAt("/shop");
  const cards = $("main article").toArray();
  expect(cards.map((card) => words($(card).find("h2").text()))).toEqual([
    expect.stringMatching(/hoodie/i),
    expect.stringMatching(/T-shirt/i),
    expect.stringMatching(/sweatshirt/i),
  ]);
  for (const card of cards) expect($(card).find('a[target="_blank"]').attr("href")).toMatch(/^https:/);
  expect(texts("/shop", 'nav[aria-label="Breadcrumb"] li')).toEqual(["Home", texts("/shop", "h1")[0]]);
});

test("the videos stand in the specification's order, with their durations, dates and badges", () => {
  const $ = pageAt("/videos");
  const shown = $("main article")
    .toArray()
    .map((card) => {
      const link = $(card).find("h2 a");
      return [
        words(link.text()).replace(" (opens in a new tab)", ""),
        words($(card).find('[aria-hidden="true"]').not("svg").text()),
        words($(card).find("time").text()),
        words($(card).find("time").prevAll().text()),
        link.attr("target"),
      ];
    });
  expect(shown).toEqual(
    [
      ["Workflow video for book one images", "01:45", "Nov 14, 2023"],
      ["Book promo for The Awakening", "00:16", "May 6, 2025"],
      ["Song clip", "00:46", "May 7, 2025"],
      ["AI character song clip", "01:02", "May 8, 2025"],
      ["Official book 1 trailer", "00:24", "Aug 31, 2024"],
      ["ChapterVerse One The Discovery", "02:48", "Sep 21, 2024"],
      ["ChapterVerse Two Saving the Martians", "02:09", "Sep 21, 2024"],
      ["ChapterVerse Three Quantanite", "02:54", "Sep 24, 2024"],
    ].map((row) => [...row, expect.stringMatching(/^(HDNew|NewHD)$/), "_blank"]),
  );
  for (const card of $("main article").toArray()) {
    expect($(card).find("img")).toHaveLength(1);
    expect($(card).find("svg")).not.toHaveLength(0);
  }
  expect(texts("/videos", 'nav[aria-label="Breadcrumb"] li')).toEqual(["Home", "Videos"]);
});

test("the albums stand in the specification's order, in frames that wait", () => {
  const $ = pageAt("/music");
  expect(texts("/music", "main h2").slice(0, 2)).toEqual([
    "ChapterVerse Two - The Awakening",
    "ChapterVerse One - The Beginning",
  ]);
  const frames = $("main iframe").toArray();
  expect(frames.map((frame) => [$(frame).attr("height"), $(frame).attr("loading"), $(frame).attr("title")])).toEqual([
    ["352", "lazy", expect.stringContaining("ChapterVerse Two - The Awakening")],
    ["352", "lazy", expect.stringContaining("ChapterVerse One - The Beginning")],
  ]);
  for (const frame of frames) {
    expect($(frame).attr("src")).toBeUndefined();
    const card = load($(frame).attr("srcdoc") ?? "");
    expect(card("a").attr("href")).toMatch(/^https:\/\/open\.spotify\.com\/embed\/album\//);
  }
  expect(texts("/music", 'nav[aria-label="Breadcrumb"] li')).toEqual(["Home", "Music"]);
});

test("Roblox: five prints to download, as the page's name promises, then three items bought at Roblox in a new tab", () => {
  const $ = pageAt("/roblox");
  expect(texts("/roblox", "main article h3")).toEqual([
    ...["velociraptor", "BMX", "bobble", "drake", "car"].map((theme) => expect.stringMatching(new RegExp(theme, "i"))),
    "Black and white shirt",
    "Black shirt",
    "Green velociraptor shirt",
  ]);
  for (const card of $("main article").slice(5).toArray()) {
    const link = $(card).find("a");
    expect(words(link.text())).toMatch(/^Buy at Roblox/);
    expect([link.attr("target"), link.attr("rel")]).toEqual(["_blank", "noopener"]);
    expect(link.attr("href")).toMatch(/^https:\/\/www\.roblox\.com\/catalog\/\d+/);
  }
  for (const card of $("main article").slice(0, 5).toArray()) {
    expect(words($(card).find("a[download]").text())).toMatch(/^Download Roblox T-Shirt/);
    expect($(card).find("a[download]").attr("href")).toMatch(/\.png$/);
  }
  expect(texts("/roblox", 'nav[aria-label="Breadcrumb"] li')).toEqual(["Home", "Roblox Free Skins"]);
  expect(mainText("/roblox")).toMatch(/Roblox does not allow free items.*minimum/);
});

test("the artwork is headed 'Free Downloads' and is for personal use, not for resale", () => {
  expect(texts("/artwork", "h1")).toEqual(["Free Downloads"]);
  expect(mainText("/artwork")).toMatch(/personal use/);
  expect(mainText("/artwork")).toMatch(/not for resale/);
});

describe("the books", () => {
  const people = (route: string) => pageAt(route)('section[aria-labelledby="characters"] h3').length;

  test("Book One has a synopsis, five characters, nine pictures and how they were made", () => {
    expect(mainText("/book-one-the-discovery")).toContain("Saltmarrow");
    expect(people("/book-one-the-discovery")).toBe(5);
    expect(mainText("/book-one-the-discovery")).toMatch(/AI image tool/);
  });

  test("Book Two has a synopsis, nine characters, a paperback and an ebook", () => {
    expect(people("/book-two-the-awakening")).toBe(9);
    expect(texts("/book-two-the-awakening", 'section[aria-labelledby="editions"] h3')).toEqual(["Paperback", "Ebook"]);
  });

  test("Book Three is to come: the final book, its cover alone, and the editions of Book One", () => {
    const $ = pageAt("/book-three-the-tbc");
    expect(mainText("/book-three-the-tbc")).toMatch(/final book of the trilogy/);
    expect(mainText("/book-three-the-tbc")).toContain("Coming soon");
    expect($("main img")).toHaveLength(1);
    expect(people("/book-three-the-tbc")).toBe(0);
    const editions = $('section[aria-labelledby="other-editions"]');
    expect(words(editions.find("h2").text())).toContain("Book One");
    expect(editions.find("h3").length).toBe(2);
    expect(editions.find('a[target="_blank"]').length).toBeGreaterThan(1);
  });
});

test("the privacy policy has every section of the specification, reached from its contents list", () => {
  const $ = pageAt("/privacy-policy");
  const headings = texts("/privacy-policy", "main section h2");
  for (const topic of [
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
  ]) {
    expect(headings).toContainEqual(expect.stringMatching(topic));
  }
  const contents = $('main nav[aria-labelledby="contents"] a').toArray();
  expect(contents.map((link) => words($(link).text()))).toEqual(headings.slice(-contents.length));
  for (const kind of [/email address/i, /first name and last name/i, /usage data/i]) {
    expect(mainText("/privacy-policy")).toMatch(kind);
  }
  expect($(`main a[href="mailto:${site.contactEmail}"]`).length).toBeGreaterThan(0);
  expect(mainText("/privacy-policy")).not.toMatch(/[{}]/);
});
