/** What holds of every page of the built site. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Icon } from "../../src/components/icons/icons";
import { inspectContent, model } from "../../src/content/check/check";
import { writtenByBuild } from "../../src/content/check/static-files";
import { networkIcon } from "../../src/content/kinds/network-icon";
import { chapterName, formatDate, formatLongDate } from "../../src/format";
import {
  addressesOf,
  hosting,
  items,
  menuOf,
  onePerTemplate,
  pages,
  pathPrefix,
  site,
  siteFolder,
} from "../site-under-test";
import {
  absolute,
  addressOf,
  collapseSpace,
  fileAt,
  home,
  isInternal,
  listedPages,
  notFound,
  pageAt,
  filesBelow,
  publicFolder,
  texts,
  unlistedPages,
  staticFiles,
} from "./built-site";

/** The file name that the build keeps of a picture, without its ending. */
const fileName = (src = "") => path.parse(src).name;

const allPages = [...listedPages, ...unlistedPages, notFound];

/** What the pages that list a kind's items say where there is none, and the folder of each. */
const nothingYet = site.houseWords?.nothingYet ?? "Nothing here yet.";
const listed = {
  videos: "videos",
  music: "music",
  questions: "questions",
  words: "words",
  lessons: "lessons",
  shop: "merch",
};

test("a page says that it has nothing yet where it has no item, and only there", () => {
  for (const [template, folder] of Object.entries(listed))
    for (const route of addressesOf(template))
      expect([route, texts(route, "main p").includes(nothingYet)]).toEqual([route, items(folder).length === 0]);
});

/** What tells downloads, sheets and chapters apart, unless the content calls two alike. */
const titles = ["artwork", "gallery", "free-t-shirts", "books", "characters"]
  .flatMap((folder) => items(folder).flatMap(({ title, name, label }) => [title, name, label]))
  .filter(Boolean)
  .map(collapseSpace);

describe.each(allPages)("%s", (route) => {
  test("is a whole page: British English, one main heading, one main part, a header and a footer", () => {
    const $ = pageAt(route);
    expect($("html").attr("lang")).toBe(site.language ?? "en-GB");
    expect($("h1")).toHaveLength(1);
    expect(collapseSpace($("h1").text())).not.toBe("");
    expect($("main")).toHaveLength(1);
    expect($("main h1")).toHaveLength(1);
    expect($("header")).toHaveLength(1);
    expect($("footer")).toHaveLength(1);
  });

  test("has no list without an entry, but for those that the search fills, and no words that are missing or begin with a comma", () => {
    const $ = pageAt(route);
    expect($("main :is(ul, ol, dl):empty").not("search ~ ul, search ~ * > ul")).toHaveLength(0);
    const words = $("main :is(p, h2, h3, h4, dt, dd, figcaption)").not("[role=status], [hidden], [aria-hidden]");
    expect(words.filter(":empty")).toHaveLength(0);
    expect(words.filter((_, element) => /^\s*,/.test($(element).text()))).toHaveLength(0);
    // What JavaScript makes of a value that is not there.
    expect(
      $("main")
        .text()
        .match(/\bundefined\b|\bNaN\b|\[object |\b(?:false|null) ·/g),
    ).toBeNull();
  });

  test("opens at its top and shows nothing that waits, in browsers that know no popovers and no cascade layers", () => {
    const $ = pageAt(route);
    // In such browsers an autofocus inside a closed popover is the whole page's.
    expect($("[autofocus]")).toHaveLength(0);
    expect($("[popover]:not([hidden]), [aria-live=polite] > p:not([hidden])")).toHaveLength(0);
    // What opens over the page is closed by a button in it as well.
    for (const { attribs } of $("[popover]").toArray())
      expect($(`[popover] button[popovertarget="${attribs.id}"][popovertargetaction="hide"]`)).toHaveLength(1);
    // A connection that is lost is told to ears as well.
    expect($("[aria-live=polite] > p[hidden]")).toHaveLength(1);
  });

  test("names the scripts that the site has: another name would have every visitor's first page loaded twice", () => {
    const { webpackCompilationHash } = JSON.parse(
      readFileSync(fileAt(`${pathPrefix}/page-data/app-data.json`) ?? "", "utf8"),
    );
    expect(readFileSync(fileAt(route) ?? "", "utf8")).toContain(
      `window.___webpackCompilationHash="${webpackCompilationHash}"`,
    );
  });

  test("has no link or button that says its words twice, or a picture's beside its own", () => {
    const $ = pageAt(route);
    const links = $("body a, body button").toArray();
    const twice = links.flatMap((link) => {
      const text = collapseSpace($(link).text());
      const alts = $(link)
        .find("img")
        .toArray()
        .map(({ attribs }) => attribs.alt ?? "");
      // What one text says twice is a name: "Night night, night night".
      const isTwice = (words: string) => /^(.+ .+?)\W* \1$/i.test(collapseSpace(words));
      const isName = $(link)
        .find("*")
        .addBack()
        .contents()
        .toArray()
        .some((node) => node.type === "text" && isTwice(node.data));
      return (text && alts.some(Boolean)) || (isTwice(text) && !isName) ? [[text, ...alts]] : [];
    });
    expect(twice).toEqual([]);
    // An icon beside words would be read out as a picture without a name.
    expect($("svg:not([aria-hidden=true], [role=img])")).toHaveLength(0);
  });

  test("calls no two downloads, sheets or chapters by one name, since screen readers list links without what is around them", () => {
    const $ = pageAt(route);
    const named = new Map<string, Set<string | undefined>>();
    const chapters = addressesOf("chapter").map((address) => `[href="${address}"]:has(svg)`);
    for (const link of $(`main a:is(${["[download]", '[href$="/print"]', ...chapters].join()})`).toArray()) {
      const name = collapseSpace($(link).text());
      named.set(name, new Set([...(named.get(name) ?? []), link.attribs.href]));
    }
    const alike = [...named].filter(([, addresses]) => addresses.size > 1);
    expect(alike.filter(([name]) => !titles.some((title) => name.includes(title)))).toEqual([]);
  });

  test("leads by a card's heading to the page that is called so", () => {
    const $ = pageAt(route);
    for (const link of $("main article :is(h2, h3) a[href^='/']:not([href*='#'])").toArray())
      expect(texts(link.attribs.href ?? "", "h1").join()).toContain(collapseSpace($(link).text()));
  });

  test("names no part that it lacks, marks where one is, and hides no link from the keyboard", () => {
    const $ = pageAt(route);
    const ids = new Set(
      $("[id]")
        .toArray()
        .map(({ attribs }) => attribs.id),
    );
    const naming = $("[aria-labelledby], [aria-describedby], [for], [popovertarget]").toArray();
    const named = naming.flatMap(({ attribs }) =>
      ["aria-labelledby", "aria-describedby", "for", "popovertarget"].flatMap(
        (name) => attribs[name]?.split(" ") ?? [],
      ),
    );
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect($('nav[aria-label="Breadcrumb"] li:last-child:not([aria-current="page"])')).toHaveLength(0);
    const marked = $("main a[aria-current]").toArray();
    expect(marked.filter(({ attribs }) => attribs.href !== route)).toEqual([]);
    expect($(`main nav a[href="${route}"]:not([aria-current="page"])`)).toHaveLength(0);
    expect($('a[tabindex="-1"]:not([aria-hidden="true"])')).toHaveLength(0);
  });

  test("counts its lists from one, and says of each part that is folded which entries are in it", () => {
    const $ = pageAt(route);
    expect($('main ol[start="0"]')).toHaveLength(0);
    for (const fold of $("main details").toArray()) {
      const label = collapseSpace($(fold).children("summary").text());
      const [, from, to] = /(?:^| )(\d+) to (\d+)$/.exec(label) ?? [];
      const entries = $(fold).find("> :is(ul, ol) > li, > div > section").length;
      // A question may end in two numbers as well.
      if (to && entries > 0) expect([label, entries]).toEqual([label, Number(to) - Number(from) + 1]);
    }
    // What phones fold is told apart by whoever goes from button to button.
    const folded = $("main details[data-on-phones]")
      .toArray()
      .map(
        (fold) => [$(fold).children("summary").text(), $(fold).closest("section").find("h2").first().text()] as const,
      );
    const headings = new Map(folded);
    for (const [name, heading] of folded) expect([name, headings.get(name)]).toEqual([name, heading]);
  });

  test("writes every date as dates are written here", () => {
    const $ = pageAt(route);
    for (const time of $("time").toArray()) {
      const date = time.attribs.datetime ?? "";
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect([formatDate(date), formatLongDate(date)]).toContain($(time).text());
    }
  });

  test("has one title and one description", () => {
    const $ = pageAt(route);
    expect($("head title")).toHaveLength(1);
    expect(collapseSpace($("head title").text())).not.toBe("");
    expect($('head meta[name="description"]')).toHaveLength(1);
    const description = $('head meta[name="description"]').attr("content") ?? "";
    expect(description).toBeTruthy();
    expect([description, description.length <= 170]).toEqual([description, true]);
  });

  test("withholds its first paint for what it opens on alone: neither for the rest of the page, nor a font, a style sheet or a script", () => {
    const $ = pageAt(route);
    const blocking = [
      '[blocking]:not([rel="expect"]), link[rel="preload"][as="font"], head link[rel="stylesheet"]',
      "head script[src]:not([async], [defer], [type=module])",
    ];
    expect(
      $(blocking.join())
        .toArray()
        .map((element) => $.html(element)),
    ).toEqual([]);
    // A phone's first screen does not wait for the rest of the page.
    expect($('link[rel="expect"][href="#main-end"]').attr("media")).toBe("(min-width: 40rem)");
    const target = $($('link[rel="expect"]').attr("href") ?? "");
    expect(target.length).toBeLessThanOrEqual(1);
    // In what holds the heading, or between that and what follows.
    const part = target.parentsUntil("main").last();
    const opensOn = part.length > 0 ? part : target.prevAll();
    expect(opensOn.find("h1").length).toBe(target.length);
    expect(opensOn.length).toBeLessThanOrEqual(2);
    // What is read last moves the rest of what these open on.
    const moving = ["artwork-picture", "character", "lesson"];
    if (!pages.some(({ address, template }) => address === route && moving.includes(template))) return;
    const all = $("main *");
    for (const element of $('main h1, main h1 ~ p, main figure img[fetchpriority="high"]').toArray())
      expect(all.index(element)).toBeLessThan(all.index(target));
  });

  test("has a picture for shared links, of 1200 by 630 pixels and with words", async () => {
    const $ = pageAt(route);
    const address = new URL($('meta[property="og:image"]').attr("content") ?? "");
    expect(isInternal(address)).toBe(true);
    const { width, height, format } = await sharp(fileAt(address.pathname)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect($('meta[property="og:image:alt"]').attr("content")).toBeTruthy();
  });

  test("its header leads home, to every page of the menu in the menu's order, and to the social networks", () => {
    const $ = pageAt(route);
    const menus = site.navigation.flatMap((group: { pages: string[] }) => menuOf(group.pages).map(addressOf));
    expect($(`header a[href="${home}"]`).length).toBeGreaterThan(0);
    expect(addressesOf("privacy-policy")).toContain($("section[data-cookie-notice] a").attr("href"));
    expect(collapseSpace($("section[data-cookie-notice]").text())).toContain(collapseSpace(site.cookieNotice.text));
    for (const menu of $("header nav").toArray()) {
      const inside = $(menu)
        .find("a")
        .toArray()
        .map((link) => $(link).attr("href") ?? "");
      expect(inside.filter((href) => href.startsWith("/"))).toEqual(menus);
    }
    const names: string[] = site.navigation.flatMap(({ name, pages }: { name?: string; pages: string[] }) =>
      name && menuOf(pages).length > 1 ? [collapseSpace(name)] : [],
    );
    expect(texts(route, 'nav[aria-label="Menu"] li > span')).toEqual(names);
    for (const { url } of site.social) expect($(`header a[href="${url}"]`).length).toBeGreaterThan(0);
    // Of groups with one name, browsers open one at a time.
    const groups = $("header nav details").toArray();
    expect(groups.filter(({ attribs }) => !attribs.name || attribs.name !== groups[0]?.attribs.name)).toEqual([]);
  });

  test("its footer has the newsletter with words for parents, the footer's pages and the social networks", () => {
    const $ = pageAt(route);
    // The form leads to the privacy policy by itself.
    const links = $("footer a").not("form a");
    for (const slug of site.footerNavigation) {
      expect(
        links
          .filter(`[href="${addressOf(slug)}"]`)
          .toArray()
          .map((link) => $(link).attr("href")),
      ).toHaveLength(1);
    }
    for (const [row, { network, url }] of site.social.entries()) {
      expect($(`footer a[href="${url}"]`)).toHaveLength(1);
      expect($(`footer a[href="${url}"]`).text()).toContain(networkIcon(network)?.title ?? network);
      // Its icon is in its row of the sprite.
      expect($(`footer a[href="${url}"] [style]`).attr("style")).toBe(`--row:${row}`);
    }
    expect($(`footer a[href="mailto:${site.contactEmail}"]`).length).toBeGreaterThan(0);
    expect($(`footer a[href="${pathPrefix}/feed.xml"]`)).toHaveLength(1);
    if (site.social.some(({ network }: { network: string }) => /^(?:youtube|instagram|tiktok)$/.test(network)))
      expect($("footer").text()).toContain("people of 13 and over");
    const form = $("footer form");
    if (!site.newsletter) {
      expect(form).toHaveLength(0);
      return;
    }
    expect(form.attr("method")).toBe("post");
    expect(form.attr("target")).toBe("_blank");
    expect(form.attr("action")).toBe(site.newsletter.action);
    expect(collapseSpace(form.parent().text())).toContain(site.newsletter.parentsNote);
    const { fieldName, label, hiddenFields = [] } = site.newsletter;
    const field = form.find('input[type="email"]');
    expect([field.attr("name"), field.is("[required]")]).toEqual([fieldName, true]);
    expect($(`label[for="${field.attr("id")}"]`).text()).toBe(label ?? "Email address");
    // What has a name is sent: the address and what the mailing list wants.
    const sent = form.find("[name]").toArray();
    expect(sent.map((input) => $(input).attr("name"))).toEqual([
      fieldName,
      ...hiddenFields.map(({ name }: { name: string }) => name),
    ]);
    // The specification: a required field of type email, and no other validation.
    const validated = form.find("[required], [pattern], [minlength], [maxlength]").toArray();
    expect(validated.map((input) => $(input).attr("id"))).toEqual([field.attr("id")]);
    // Whoever hears the field hears whom it is for, and a parent finds what becomes of the address.
    expect($(`[id="${field.attr("aria-describedby")}"]`).text()).toBe(site.newsletter.parentsNote);
    for (const policy of addressesOf("privacy-policy"))
      expect(form.find(`a[href="${policy}"]`).length).toBeGreaterThan(0);
    // A child's own device would offer the child's address.
    expect(form.attr("autocomplete")).toBe("off");
  });

  test("every link that leaves the site keeps it out of the other site's hands, and tells of a new tab", () => {
    const $ = pageAt(route);
    for (const link of $("a[href], form[action]").toArray()) {
      const address = absolute($(link).attr("href") ?? $(link).attr("action") ?? "", route);
      if (["mailto:", "tel:"].includes(address.protocol) || isInternal(address)) continue;
      expect([address.href, address.protocol]).toEqual([address.href, "https:"]);
      expect([address.href, $(link).attr("rel")]).toEqual([address.href, expect.stringMatching(/\bnoopener\b/)]);
      // A video's still plays here; only without script does it lead away.
      if ($(link).attr("target") === "_blank" && $(link).attr("data-video") === undefined) {
        expect([address.href, collapseSpace($(link).text())]).toEqual([
          address.href,
          expect.stringContaining("new tab"),
        ]);
      }
    }
  });
});

test("the menu marks each group that the page is in, and no other", () => {
  const named: { name?: string; pages: string[] }[] = site.navigation;
  const groups = named.map(({ name, pages }) => ({ name, routes: menuOf(pages).map(addressOf) }));
  for (const route of groups.flatMap(({ routes }) => routes)) {
    // One page alone is a link, whatever its group is called.
    const around = groups.filter(({ routes }) => routes.length > 1 && routes.includes(route));
    const marked = texts(route, "header summary[data-here]");
    expect([route, marked]).toEqual([route, around.map(({ name }) => name)]);
  }
});

test.each(listedPages)("%s names itself as the one address and may be found", (route) => {
  const $ = pageAt(route);
  const canonical = $('link[rel="canonical"]');
  expect(canonical).toHaveLength(1);
  expect(canonical.attr("href")).toBe(`${site.url}${route === home ? `${pathPrefix}/` : route}`);
  expect($('meta[property="og:url"]').attr("content")).toBe(canonical.attr("href"));
  expect($('meta[name="robots"]')).toHaveLength(0);
});

test.each([...unlistedPages, notFound])("%s stays out of search engines", (route) => {
  expect(pageAt(route)('meta[name="robots"]').attr("content")).toBe("noindex");
  expect(pageAt(route)('link[rel="canonical"]')).toHaveLength(0);
});

test("any other path is answered with a page that says so, and leads home", () => {
  expect(fileAt(`${notFound}.html`)).toBe(path.join(publicFolder, "404.html"));
  const $ = pageAt(notFound);
  expect(collapseSpace($("main h1").text())).toBe("Page Not Found");
  expect(collapseSpace($("main").text())).toContain("The page you're looking for doesn't exist or has been moved.");
  expect(
    $("main a")
      .filter((_, link) => collapseSpace($(link).text()) === "Return to Home")
      .attr("href"),
  ).toBe(home);
});

/** What leads to the one before and to the one after, with an arrow that points there. */
const arrows = {
  previous: 'main a[rel=prev], main button:contains("Previous slide")',
  next: 'main a[rel=next], main button:contains("Next slide")',
};
const drawnAs = (name: string) =>
  load(renderToStaticMarkup(createElement(Icon, { name: name as keyof typeof arrows })))("path").attr("d");

test("who goes on to the next page of a row comes back by the previous one", () => {
  for (const address of allPages) {
    const next = pageAt(address)("a[rel=next]").attr("href");
    if (next) expect([next, pageAt(next)("a[rel=prev]").attr("href")]).toEqual([next, address]);
    for (const way of pageAt(address)("main :is(a[rel=prev], a[rel=next]):has(img)").toArray()) {
      const { href = "" } = way.attribs;
      const shown = pageAt(href)("main img")
        .toArray()
        .map(({ attribs }) => fileName(attribs.src));
      expect([href, shown]).toEqual([
        href,
        expect.arrayContaining([fileName(pageAt(address)(way).find("img").attr("src"))]),
      ]);
    }
    for (const [way, ways] of Object.entries(arrows))
      for (const arrow of pageAt(address)(ways).find("path").toArray())
        expect([address, ways, arrow.attribs.d]).toEqual([address, ways, drawnAs(way)]);
    const ways = 'nav[aria-label^="Previous and next"] a';
    for (const name of texts(address, `${ways}[rel=prev]`))
      expect([address, name]).toEqual([address, expect.stringMatching(/previous|before|earlier/i)]);
    for (const name of texts(address, `${ways}[rel=next]`))
      expect([address, name]).toEqual([address, expect.stringMatching(/next|later/i)]);
  }
  // In one row, the last alone has no next one.
  for (const template of ["character", "video", "lesson", "chapter"]) {
    const row = addressesOf(template);
    const last = row.filter((address) => pageAt(address)("main a[rel=next]").length === 0);
    expect([template, last.length]).toEqual([template, Math.min(1, row.length)]);
  }
});

test("the sitemap lists every page that may be found, and no other", () => {
  const index = load(readFileSync(path.join(publicFolder, "sitemap-index.xml")), { xml: true });
  const listed = index("loc")
    .toArray()
    .flatMap((part) => {
      const file = fileAt(new URL(index(part).text()).pathname);
      const $ = load(readFileSync(file ?? ""), { xml: true });
      for (const page of $("url").toArray()) {
        const { pathname } = new URL($(page).children("loc").text());
        const shown = pageAt(pathname)("main img[src]").toArray();
        const pictures = new Set(shown.map(({ attribs }) => attribs.src));
        expect([pathname, $(page).find("image\\:loc").length >= pictures.size]).toEqual([pathname, true]);
      }
      return $("url > loc")
        .toArray()
        .map((loc) => $(loc).text());
    });
  expect(listed.sort()).toEqual(listedPages.map((route) => `${site.url}${route}`).sort());
  const robots = readFileSync(path.join(publicFolder, "robots.txt"), "utf8");
  expect(robots).toContain(`${site.url}${pathPrefix}/sitemap-index.xml`);
  expect(robots).not.toMatch(/^Disallow: *\/\s*$/m);
});

test("language models are told of every book in its order, every chapter and every page", () => {
  const text = readFileSync(path.join(publicFolder, "llms.txt"), "utf8");
  const led = [...text.matchAll(/\]\((http\S+)\): /g)].map(([, address = ""]) => new URL(address).pathname);
  const pathsOf = (folder: string): string[] => items(folder).map((item) => pathPrefix + item.path);
  expect(led.filter((address) => pathsOf("books").includes(address))).toEqual(pathsOf("books"));
  expect(led).toEqual(expect.arrayContaining([...pathsOf("pages"), ...addressesOf("chapter")]));
});

test("a drawing keeps room of its own shape before it has come", async () => {
  for (const address of allPages) {
    for (const { attribs } of pageAt(address)("img[src$='.svg'], [style*='--drawing:url']").toArray()) {
      const { style = "", src = /url\(([^)]*)\)/.exec(style)?.[1] } = attribs;
      const [, across, down] = /aspect-ratio: *(\d+) *\/ *(\d+)/.exec(style) ?? [];
      const { width, height } = await sharp(fileAt(src ?? "")).metadata();
      const kept = Number(attribs.width ?? across) / Number(attribs.height ?? down);
      expect([address, src, Math.abs(kept / (width / height) - 1) < 0.02]).toEqual([address, src, true]);
    }
  }
});

test("who finds a hole in the site is told whom to write to", () => {
  const text = readFileSync(path.join(publicFolder, ".well-known/security.txt"), "utf8");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/);
});

test("nothing but the pages, the aliases and the 404 page is a page", () => {
  const found = filesBelow(publicFolder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/") && !staticFiles.has(file))
    .map((file) => pathPrefix + (`/${file}`.replace(/(\/index)?\.html$/, "") || "/"));
  expect([...new Set(found)].sort()).toEqual([...allPages, ...hosting.aliases.map(({ from }) => from)].sort());
});

test("what the build writes under names of its own is known to the check, which keeps static/ from holding another", () => {
  const hashed = /\.(?:css|html|js|map)$|-[0-9a-f]{10,}\./;
  const named = filesBelow(publicFolder)
    .map((file) => file.replace(/\.(?:br|gz)$/, ""))
    .filter(
      (file) => /^(?:\.well-known\/|downloads\/)?[^/]+$/.test(file) && !hashed.test(file) && !staticFiles.has(file),
    );
  expect(named.filter((file) => !writtenByBuild.test(file) && !file.endsWith(".LICENSE.txt"))).toEqual([]);
});

test("an alias stays out of search engines, names the page it leads to, and goes there with the query and the fragment", () => {
  for (const { from, to } of hosting.aliases) {
    const $ = pageAt(from);
    expect($('link[rel="canonical"]').attr("href")).toBe(`${site.url}${to}`);
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
    expect($(`body a[href="${to}"]`)).toHaveLength(1);
    expect($("script").text()).toBe(`location.replace("${to}" + location.search + location.hash)`);
    const withoutScript = load($("noscript").html() ?? "");
    expect(withoutScript('meta[http-equiv="refresh"]').attr("content")).toBe(`0; url=${to}`);
  }
});

test("the check takes no part that a page has, and no zip, for one that is gone", async () => {
  const { content } = await inspectContent(path.join(siteFolder, "data"));
  // Texts may lead to the zips, under the names that they are built by.
  const zips = filesBelow(publicFolder).filter(
    (file) => /^downloads\/[^/]+\.zip$/.test(file) && !staticFiles.has(file),
  );
  expect(content && model.filesOf?.(content).named).toEqual(expect.arrayContaining(zips.map((file) => `/${file}`)));
  if (!content) throw new Error("There is no content.");
  const fullest = onePerTemplate.map(({ address }) => address);
  for (const page of model.pagesOf(content.items.filter(({ isDraft }) => !isDraft))) {
    if (!process.env.FULL && !fullest.includes(`${pathPrefix}${page.path}`)) continue;
    const ids = pageAt(`${pathPrefix}${page.path}`)("main [id]")
      .toArray()
      .map(({ attribs }) => attribs.id ?? "");
    const gone = ids.filter(
      (id) => !/-(?:heading|label|note|end)$/.test(id) && model.partsWithout?.(id, page, content),
    );
    expect([page.path, gone]).toEqual([page.path, []]);
  }
});

test("no two pages share a title", () => {
  // Two items of one name are told by the check, which does not refuse them.
  const twice = ["pages", "artwork", "videos", "lessons", "characters", "chapters"].flatMap((kind) => {
    const names = items(kind).map(({ number, name, title = name }) =>
      number ? chapterName({ number, title }) : title,
    );
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  const titles = allPages
    .map((route) => pageAt(route)("title").text())
    .filter((title) => !twice.some((name) => title.replace(/^Print: /, "").startsWith(name)));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
