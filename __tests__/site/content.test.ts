/** What the content says is on its pages: in the right place, spelt right and in the right order. */
import { load } from "cheerio";
import { localDay } from "../../plugins/gatsby-plugin-checked-content";
import { type ArtworkKindName, artworkKinds } from "../../src/content/kinds/artwork-kinds";
import { creditLine, rightsLine } from "../../src/content/kinds/format-credits";
import { enumName } from "../../src/content/kinds/enums";
import { partsOf, plainLinkedText } from "../../src/content/kinds/linked-text";
import { blocksOf, paragraphsOf, readingTimes } from "../../src/content/kinds/marked-text";
import {
  bookName,
  bookRelease,
  bookStatus,
  countOf,
  formatDate,
  formatDuration,
  formatLongDate,
  formatName,
  formatPrice,
  formatRange,
  quoted,
  releaseLabel,
  shortAlt,
  spokenDuration,
} from "../../src/format";
import { albumPageUrl } from "../../src/templates/music/card-document";
import { teaching } from "../browser/play";
import { addressesOf, hosting, items, privacyPolicy, site } from "../site-under-test";
import { at, collapseSpace, home, mainText, notFound, pageAt, texts } from "./built-site";

const books = items("books");
/** A price as it is read: languages put a space of their own before the currency. */
const shownPrice = (price: Parameters<typeof formatPrice>[0]) => collapseSpace(formatPrice(price));
/** A format in the middle of a sentence: "box set". */
const shownFormat = ({ format }: { format: string }) =>
  formatName(enumName(format) as Parameters<typeof formatName>[0]).toLowerCase();
const inNewTab = " (opens in a new tab)";
/** A text as it is read, without its marks and with the address to write to. */
const plainWords = (text: string) => collapseSpace(plainLinkedText(text.replaceAll("{email}", site.contactEmail)));
const homeName = items("pages").find(({ template }) => template === "home")?.name;

/** The articles of a page's main part: each one's words, its pictures' and its links. */
function cards(route: string, selector = "main article") {
  const $ = pageAt(route);
  return $(selector)
    .toArray()
    .map((card) => ({
      text: collapseSpace($(card).text()),
      heading: collapseSpace($(card).find("h2, h3").first().text()).replace(inNewTab, ""),
      alts: $(card)
        .find("img")
        .toArray()
        .map(({ attribs }) => attribs.alt),
      links: $(card)
        .find("a")
        .toArray()
        .map((link): Record<string, string> => ({ text: collapseSpace($(link).text()), ...link.attribs })),
    }));
}

const linkTo = (url: string, text: RegExp) =>
  expect.arrayContaining([
    expect.objectContaining({ href: url, target: "_blank", text: expect.stringMatching(text) as string }),
  ]);

/** The names of the page and those above it: "Home", "Merchandise". */
const breadcrumb = (route: string) => texts(route, 'nav[aria-label="Breadcrumb"] li');

/** What a page, or a part of it, leaves unsaid of these texts, be they with marks and links or as they are. */
function unsaid(route: string, wanted: readonly (string | undefined)[], part = "main") {
  const said = texts(route, part).join(" ").replaceAll(inNewTab, "");
  return wanted.flatMap((wish = "") => {
    const text = wish.replaceAll("{email}", site.contactEmail);
    const isSaid = [text, plainLinkedText(text)].some((one) => said.includes(collapseSpace(one)));
    return isSaid ? [] : [`${route} ${part}: ${text}`];
  });
}

/** What a folder's items have to say, each on the page below that of a template, or at its own place on it. */
const unsaidOf = (folder: string, template: string, sign: "/" | "#", wordsOf: (item: Item) => (string | undefined)[]) =>
  addressesOf(template).flatMap((route) =>
    items(folder).flatMap((item) =>
      sign === "/"
        ? unsaid(`${route}/${item.slug}`, wordsOf(item))
        : unsaid(route, wordsOf(item), `[id="${item.slug}"]`),
    ),
  );

/** How to use a picture: one for paper as its kind says, any other on a phone, if it is cut for one. */
function howToUse(kind: ArtworkKindName, page: string): string[] {
  if (artworkKinds[kind].fitted && pageAt(page)('a[download$="-phone.jpg"]').length === 0) return [];
  const id = artworkKinds[kind].forPaper ? kind : "phone-wallpaper";
  const { sections } = items("pages").find(({ template }) => template === "artwork") ?? { sections: [] };
  return sections.find((section: Texts) => section.id === id)?.howTo ?? [];
}

/** What one may do with the free pictures, in a paragraph. */
const [mayDo]: string[] =
  items("pages")
    .find(({ template }) => template === "artwork")
    ?.sections.find(({ id }: Texts) => id === "terms")?.text ?? [];

type Item = ReturnType<typeof items>[number];
type Texts = { text: string[]; id: string; heading: string; howTo?: string[]; onPhones?: string[] };

type PageItem = {
  path: string;
  template: string;
  name: string;
  heading?: string;
  intro: string[];
  ways?: { heading: string; text: string }[];
  sections: Texts[];
};

const shownSections = ({ path, sections }: PageItem) =>
  sections.filter(({ id }) => pageAt(at(path))(`main [id="${id}"]`).length > 0);

/** The paragraphs of a page. */
function paragraphsOn(page: PageItem): string[] {
  const { path, template, intro, ways = [] } = page;
  // A quiz without questions says only that there is nothing yet.
  const begins = template === "quiz" && pageAt(at(path))("main form").length === 0 ? [] : intro;
  const inSections = shownSections(page).flatMap(({ text, howTo = [], onPhones = [] }) => [
    ...text,
    ...howTo,
    ...onPhones,
  ]);
  return [...begins, ...ways.map(({ text }) => text), ...inSections];
}

test("every page says its heading, its introduction and the words of its parts", () => {
  const missing = items("pages").flatMap((page: PageItem) => {
    const { path, name, heading = name, ways = [] } = page;
    expect(texts(at(path), "h1")).toEqual([collapseSpace(heading)]);
    return unsaid(at(path), [
      ...paragraphsOn(page),
      ...[...ways, ...shownSections(page)].map(({ heading }) => heading),
    ]);
  });
  expect(missing).toEqual([]);
});

type Written = [route: string, texts: string[]];

/** The texts that may have links, with the pages that say them. */
function linkedTexts(): Written[] {
  const { bookClub = [], assembly = [] } = teaching;
  const written: Written[] = [
    ...items("pages").map((page: PageItem): Written => [at(page.path), paragraphsOn(page)]),
    ...addressesOf("questions").map(
      (route): Written => [route, items("questions").flatMap(({ answer, quotation = "" }) => [...answer, quotation])],
    ),
    ...addressesOf("lessons").flatMap((route) => [
      ...items("lessons").map(
        ({ slug, needs, steps, onTheSite = "" }): Written => [`${route}/${slug}`, [needs, ...steps, onTheSite]],
      ),
      [route, pageAt(route)("main #book-club").length > 0 ? bookClub.map(({ text }: Texts) => text) : []] as Written,
      [route, pageAt(route)("main #assembly").length > 0 ? assembly : []] as Written,
    ]),
  ];
  return written.map(([route, all]) => [route, all.map((text) => text.replaceAll("{email}", site.contactEmail))]);
}

test("words that are a link in the content lead where it says", () => {
  const pathOf = new Map(hosting.aliases.map(({ from, to }) => [from, to]));
  const hrefOf = (to: string) => (to.startsWith("/") ? at(to).replace(/^[^?#]+/, (all) => pathOf.get(all) ?? all) : to);
  for (const [route, all] of linkedTexts()) {
    const links = pageAt(route)("main a").toArray();
    const shown = links.map((link) => [
      collapseSpace(pageAt(route)(link).text()).replace(inNewTab, ""),
      link.attribs.href,
    ]);
    for (const { runs, to } of all.flatMap(partsOf))
      if (to) expect(shown).toContainEqual([collapseSpace(runs.map(({ text }) => text).join("")), hrefOf(to)]);
  }
});

test("words that the content stresses are stressed", () => {
  const stressedIn = (texts: string[]) =>
    paragraphsOf(texts)
      .flatMap(partsOf)
      .flatMap(({ runs }) => runs.filter(({ stressed }) => stressed).map(({ text }) => collapseSpace(text)));
  const written: Written[] = [
    ...linkedTexts(),
    ...items("chapters").map(
      ({ book, address, text }): Written => [at(`${books.find(({ slug }) => slug === book)?.path}/${address}`), text],
    ),
  ];
  for (const [route, all] of written) {
    const missing = stressedIn(all).filter((words) => !texts(route, "main em").includes(words));
    expect([route, missing]).toEqual([route, []]);
  }
});

test("the page for teachers says what each subject asks, each part of the book club and each paragraph of the assembly", () => {
  const { bookClub = [], assembly = [] } = teaching;
  const words: Record<string, string[]> = {
    key: items("subjects").map(({ text }) => text),
    "book-club": bookClub.flatMap(({ title, text }: Record<string, string>) => [title, text]),
    assembly,
  };
  for (const route of addressesOf("lessons"))
    for (const [id, its] of Object.entries(words))
      if (pageAt(route)(`main #${id}`).length > 0)
        expect(unsaid(route, its, `section[aria-labelledby="${id}"]`)).toEqual([]);
});

test("every item says all of its words where it is shown", () => {
  expect([
    ...unsaidOf("characters", "characters", "/", ({ role, caption, about = [] }) => [role, caption, ...about]),
    ...addressesOf("characters").flatMap((route) =>
      unsaid(
        route,
        items("characters").map(({ role }) => role),
      ),
    ),
    ...unsaidOf("artwork", "artwork", "/", ({ caption, kind, slug }) => [
      caption,
      mayDo,
      ...howToUse(kind, `${addressesOf("artwork")[0]}/${slug}`),
    ]),
    ...unsaidOf("videos", "videos", "/", ({ description, transcript = [], publishedOn, durationSeconds }) => [
      description,
      ...transcript,
      formatDate(publishedOn),
      `Lasts ${spokenDuration(durationSeconds)}.`,
    ]),
    ...unsaidOf("lessons", "lessons", "/", ({ aim, needs, steps, onTheSite, where, ages, minutes, ...fits }) => [
      ...items("subjects").flatMap(({ slug, name }) => (fits.subjects.includes(slug) ? [name] : [])),
      fits.alsoFits,
      fits.stages.length > 0 ? `(${fits.stages.join(", ")})` : "",
      aim,
      needs,
      ...steps,
      onTheSite,
      formatRange(ages),
      `${countOf(minutes, "minute")}${where ? `, ${where}` : ""}`,
    ]),
    ...unsaidOf("ages", "ages", "#", ({ when, scene }) => [when, scene]),
    ...unsaidOf("questions", "questions", "#", ({ answer, quotation }) => [...answer, quotation]),
    ...unsaidOf("merch", "shop", "#", ({ caption }) => [caption]),
    ...unsaidOf("roblox-items", "roblox", "#", ({ caption }) => [caption]),
    ...unsaidOf("free-t-shirts", "roblox", "#", ({ caption }) => [caption]),
    ...unsaidOf("music", "music", "#", ({ caption }) => [caption]),
  ]).toEqual([]);
});

test("the page for grown-ups says of every book whom it is for, what is in it, and what to talk about", () => {
  for (const route of addressesOf("grown-ups")) {
    for (const { guidance = [], questions = [], readingAge } of books) {
      const said = guidance.flatMap(({ label, text }: Record<string, string>) => [label, text]);
      const forWhom = `for readers of ${formatRange(readingAge)}`;
      const hasQuestions = pageAt(route)("main #questions").length > 0;
      expect(unsaid(route, [forWhom, ...said, ...(hasQuestions ? questions : [])])).toEqual([]);
    }
    const ways = { teachers: "lessons", site: "privacy-policy", press: "press" };
    for (const [part, template] of Object.entries(ways))
      for (const address of addressesOf(template))
        expect(pageAt(route)(`section[aria-labelledby="${part}"] a[href="${address}"]`).length).toBeGreaterThan(0);
    const [sheet] = items("artwork").filter(({ kind }) => kind === "colouring-sheet");
    if (pageAt(route)("main #activity").length > 0)
      expect(texts(route, 'section[aria-labelledby="activity"] a')).toContain(`Print ${sheet.title}`);
  }
});

test("a page that is missing says what the content has for it, and leads on to what there is", () => {
  const { text, invitation } = site.notFound ?? {};
  expect(unsaid(notFound, [text, invitation])).toEqual([]);
  const first = books.slice(0, 1).map(({ path }) => at(path));
  for (const address of [...addressesOf("characters"), ...addressesOf("artwork"), ...first])
    expect([address, pageAt(notFound)(`main a[href="${address}"]`).length]).toEqual([address, 1]);
});

test("a chapter says how long it takes to read", () => {
  for (const { book, address, text } of items("chapters")) {
    const { total } = readingTimes(blocksOf(text));
    const route = at(`${books.find(({ slug }) => slug === book)?.path}/${address}`);
    expect(unsaid(route, [`About ${total === 1 ? "a minute" : `${total} minutes`} to read`])).toEqual([]);
  }
});

describe("the home page", () => {
  test("shows every slide in order, with a picture, words and its book's buttons, before any script has run", () => {
    const $ = pageAt(home);
    const slides = $("main section").first().find("li:has(h2)").toArray();
    const all = items("slides");
    expect(slides.map((slide) => collapseSpace($(slide).find("h2").text()))).toEqual(all.map(({ title }) => title));
    for (const [index, slide] of slides.entries()) {
      const book = books.find(({ slug }) => slug === all[index].book);
      expect($(slide).find("img").attr("alt")).toBe(all[index].alt);
      expect($(slide).find(`a[href="${at(book?.path)}"]`)).toHaveLength(1);
      if (book?.homeOffer) {
        const buy = $(slide).find(`a[href="${book.homeOffer.url}"]`);
        expect(collapseSpace(buy.text())).toMatch(/^Buy /);
        expect(collapseSpace(buy.text())).toContain(
          `${shownFormat(book.homeOffer)} ${shownPrice(book.homeOffer.price)}`,
        );
      }
    }
  });

  test("shows the books in the order that they ask for, with release and price", () => {
    const featured = [...books].sort((a, b) => a.featuredOrder - b.featuredOrder);
    const shown = cards(home, "main article:has(h3)");
    expect(shown.map(({ heading }) => heading)).toEqual(featured.map((book) => bookName(book as never)));
    for (const [index, { text }] of shown.entries()) {
      const book = featured[index];
      const { releaseDate = null, releaseNote = null } = book;
      const status = book.status === "published" ? "PUBLISHED" : "COMING_SOON";
      const release = book.cardRelease ?? bookRelease({ releaseDate, releaseNote });
      expect(text).toContain(collapseSpace(`${bookStatus({ status })}: ${release}`));
      if (book.homeOffer) expect(text).toContain(`${shownFormat(book.homeOffer)} ${shownPrice(book.homeOffer.price)}`);
      // What is said of a book's date is of no use once it is out.
      const lines = texts(home, `main article:has(h3 a[href="${at(book.path)}"]) > p`);
      if (book.statusNote) expect(lines.includes(collapseSpace(book.statusNote))).toBe(status === "COMING_SOON");
    }
  });

  test("calls its way to all that there is as the content does, with each pastime that has a picture", () => {
    const hasTiles = pageAt(home)("#explore").length > 0;
    expect(unsaid(home, hasTiles ? [site.houseWords?.explore] : [])).toEqual([]);
    const byItem = ["artwork", "videos", "music", "roblox"];
    const byScene = ["characters", "quiz", "words"];
    for (const { path, template, scene } of items("pages")) {
      if (![...byItem, ...byScene].includes(template)) continue;
      const hasPicture = byScene.includes(template)
        ? scene
        : items(template === "roblox" ? "roblox-items" : template).length > 0;
      const tiles = pageAt(home)(`nav[aria-labelledby="explore"] a[href="${at(path)}"]`);
      expect([path, tiles.length]).toEqual([path, hasPicture ? 1 : 0]);
    }
  });

  test("invites to the newsletter in its own part", () => {
    if (!site.newsletter) return;
    const link = pageAt(home)('main section[aria-labelledby="subscribe"] a');
    expect(pageAt(home)(`footer ${link.attr("href")}`)).toHaveLength(1);
  });
});

test("praise of a book stands beside its buttons, with who said so", () => {
  for (const { path, praise } of books) {
    const shown = pageAt(at(path))('[aria-label="What others say"] li');
    expect(shown).toHaveLength(praise?.length ?? 0);
    for (const [index, said] of (praise ?? []).entries()) {
      expect(collapseSpace(shown.eq(index).text())).toContain(quoted(said.words));
      expect(collapseSpace(shown.eq(index).text())).toContain(said.where ? `${said.by}, ${said.where}` : said.by);
      expect(shown.eq(index).find("a").attr("href")).toBe(said.url);
    }
  }
});

test("the footer says who wrote the books, whose they are and what parents are promised, as far as the content does", () => {
  const footer = collapseSpace(pageAt(home)("footer").text());
  for (const line of [creditLine(site), rightsLine(site)]) if (line) expect(footer).toContain(line);
  const { heading, text, button } = site.newsletter ?? {};
  expect(unsaid(home, site.newsletter ? [heading, text, button, site.promise] : [], "footer")).toEqual([]);
});

test("how a book was made says what matters most of it before it is unfolded", () => {
  for (const { path, makingOf } of books) {
    if (!makingOf?.summary) continue;
    const folded = collapseSpace(pageAt(at(path))("summary:has(#making-of)").text());
    expect([path, folded]).toEqual([path, expect.stringContaining(collapseSpace(makingOf.summary))]);
  }
});

test("a buy button is called by what it shows, and then by its book", () => {
  for (const { homeOffer, ...book } of books) {
    if (!homeOffer) continue;
    // Several books may be sold at one address.
    const names = texts(home, `main a[href="${homeOffer.url}"]`);
    const called = `Buy ${shownFormat(homeOffer)} ${shownPrice(homeOffer.price)}: ${bookName(book as never)}`;
    expect(names.map((name) => name.slice(0, called.length))).toContain(called);
  }
});

test("questions, lessons and subjects stand in the order of the content, on the screen and on paper", () => {
  const byGroup = new Map<string, string[]>();
  for (const { group, slug } of items("questions")) byGroup.set(group, [...(byGroup.get(group) ?? []), slug]);
  for (const route of addressesOf("questions")) {
    const ids = pageAt(route)("main details > [id]")
      .toArray()
      .map(({ attribs }) => attribs.id ?? "");
    for (const slugs of byGroup.values()) expect(ids.filter((id) => slugs.includes(id))).toEqual(slugs);
    for (const id of ids) expect([id, pageAt(route)(`[id="${id}"] a[href="#${id}"]`).length]).not.toEqual([id, 0]);
  }
  const titles = items("lessons").map(({ title }) => title);
  for (const route of addressesOf("lessons")) {
    expect(texts(route, "main ol > li:has(h3) h3").slice(0, titles.length)).toEqual(titles);
    const names = items("subjects").map(({ name }) => name);
    expect(texts(route, "main dt").filter((name) => names.includes(name))).toEqual(
      pageAt(route)("#key").length > 0 ? names : [],
    );
  }
  for (const route of addressesOf("lessons-print")) {
    expect(texts(route, "main summary h2")).toEqual(titles);
    const words: string[] = items("lessons").flatMap(({ aim, steps }) => [aim, ...steps]);
    expect(unsaid(route, words)).toEqual([]);
    for (const above of addressesOf("lessons")) expect(pageAt(above)(`main a[href="${route}"]`)).toHaveLength(1);
  }
});

test("how a book's pictures were made is one press away for grown-ups, and so is its video from there", () => {
  for (const { path, makingOf } of books.filter((book) => book.makingOf)) {
    for (const route of addressesOf("grown-ups")) {
      const links = pageAt(route)(`main a[href="${at(path)}#making-of"]`);
      expect([path, links.length]).toEqual([path, pageAt(route)("main #pictures").length]);
    }
    for (const videos of makingOf.video ? addressesOf("videos") : [])
      expect([path, pageAt(at(path))(`main a[href="${videos}/${makingOf.video}"]`).length]).toEqual([path, 1]);
  }
});

for (const route of addressesOf("shop")) {
  test(`${route} sells everything in order, through the outside shop`, () => {
    const all = items("merch");
    const shown = cards(route);
    const ways = pageAt(route)('main nav[aria-label="On this page"] a').toArray();
    expect(ways.length > 1).toBe(all.length > 1);
    expect(ways.map(({ attribs }) => attribs.href)).toEqual(all.slice(0, ways.length).map(({ slug }) => `#${slug}`));
    expect(shown.map(({ heading }) => heading)).toEqual(all.map(({ name }) => name));
    for (const [index, { text, links }] of shown.entries()) {
      expect(text).toContain(shownPrice(all[index].price));
      expect(links).toEqual(linkTo(all[index].url, /new tab/));
    }
    expect(breadcrumb(route)).toEqual([homeName, items("pages").find(({ path }) => at(path) === route)?.name]);
  });
}

for (const route of addressesOf("videos")) {
  test(`${route} shows the videos in order, with their durations, dates and badges`, () => {
    const $ = pageAt(route);
    const page = items("pages").find(({ template }) => template === "videos");
    // Where they are grouped by book, the books give the order.
    const bookOf = ({ book }: { book?: string }) => books.findIndex(({ slug }) => page.groupBy && slug === book) >>> 0;
    const all = items("videos").sort((a, b) => bookOf(a) - bookOf(b) || a.order - b.order);
    const shown = cards(route);
    expect(shown.map(({ heading }) => heading)).toEqual(all.map(({ title }) => title));
    for (const [index, { text, links }] of shown.entries()) {
      const {
        slug,
        durationSeconds,
        publishedOn,
        url,
        quality,
        status,
        featured = false,
        noSpeech = false,
      } = all[index];
      expect([slug, text.includes("Start with this one")]).toEqual([slug, featured && all.length > 1]);
      expect([slug, mainText(`${route}/${slug}`).includes("Nobody speaks or sings")]).toEqual([slug, noSpeech]);
      expect([slug, pageAt(`${route}/${slug}`)(`main a[href="${route}#player"]`).length]).toEqual([slug, 1]);
      expect([slug, $(`main article a[href="${route}/${slug}"]`).length]).toEqual([slug, 1]);
      const elsewhere = pageAt(`${route}/${slug}`)(`main a[href="${url}"]:not([data-video])`);
      expect([slug, elsewhere.length]).toEqual([slug, 1]);
      expect(text).toContain(formatDuration(durationSeconds));
      expect(text).toContain(formatDate(publishedOn));
      for (const page of [route, `${route}/${slug}`])
        expect(pageAt(page)(`main time[datetime="${publishedOn}"]`).length).toBeGreaterThan(0);
      const still = $(`main article a[data-video="${slug}"]`);
      expect(still.find(".visually-hidden").text()).toBe(
        `Play ${all[index].title}, ${spokenDuration(durationSeconds)}`,
      );
      // Figures beside it would be read out as well.
      expect(still.find("[aria-hidden]:not(svg)").text()).toBe(formatDuration(durationSeconds));
      if (quality) expect(text).toContain("HD");
      if (status) expect(text).toContain("New");
      expect(links).toEqual(linkTo(url, /new tab/));
    }
    for (const card of $("main article").toArray()) expect($(card).find("img")).toHaveLength(1);
    expect(breadcrumb(route)[0]).toBe(homeName);
  });
}

for (const route of addressesOf("music")) {
  test(`${route} shows the albums in order, in frames that wait`, () => {
    const $ = pageAt(route);
    const albums = items("music");
    expect(texts(route, "main h2").slice(0, albums.length)).toEqual(albums.map(({ title }) => title));
    const frames = $("main iframe").toArray();
    expect(frames.map(({ attribs: { height, loading, title, src } }) => [height, loading, title, src])).toEqual(
      albums.map(({ title }) => [String(site.albumHeightPx), "lazy", expect.stringContaining(title), undefined]),
    );
    for (const [index, frame] of frames.entries()) {
      expect(load($(frame).attr("srcdoc") ?? "")("a").attr("href")).toBe(albums[index].embedUrl);
      // Where nothing plays, a player alone would be no use.
      expect($(frame).parent().find("p a").attr("href")).toBe(albumPageUrl(albums[index].embedUrl));
      // Without encrypted media, a service plays no more than a taste.
      for (const allowed of ["autoplay", "encrypted-media", "fullscreen"])
        expect($(frame).attr("allow")).toContain(allowed);
    }
  });
}

for (const route of addressesOf("roblox")) {
  test(`${route} sells the items in order at Roblox, and offers the prints to download below them`, () => {
    const [sold, free] = [items("roblox-items"), items("free-t-shirts")];
    const shown = cards(route);
    expect(shown.map(({ heading }) => heading)).toEqual([...sold, ...free].map(({ name }) => name));
    const sections = items("pages").find(({ template }) => template === "roblox")?.sections ?? [];
    const words = sections.flatMap(({ text }: { text: string[] }) => text.map(plainWords));
    const paragraphs = texts(route, "main p")
      .map((text) => text.replaceAll(inNewTab, ""))
      .filter((text) => words.includes(text));
    expect(paragraphs.sort()).toEqual(words.sort());
    const ways = pageAt(route)('main nav[aria-label="On this page"] a').toArray();
    const parts = [free.length > 0 && "#free-t-shirts", sold.length > 0 && "#items"].filter(Boolean);
    expect(ways.map(({ attribs }) => attribs.href)).toEqual(parts);
    const [least, most] = [Math.min, Math.max].map((of) => of(...sold.map(({ robux }) => robux)));
    const costs = sections.find(({ id }: { id: string }) => id === "robux");
    if (sold.length > 0)
      expect(texts(route, 'main nav a[href="#items"]').join()).toContain(
        `, ${least === most ? "" : "from "}${least} Robux`,
      );
    for (const [index, { robux, url }] of sold.entries()) {
      expect(shown[index]?.text).toContain(`${robux} Robux`);
      expect(shown[index]?.text).toContain(collapseSpace(costs.heading));
      expect(shown[index]?.links).toEqual(linkTo(url, /^Buy at Roblox/));
    }
    for (const [index, { slug }] of free.entries()) {
      const [download] = shown[sold.length + index]?.links ?? [];
      expect(download?.text).toMatch(/^Download Roblox T-Shirt/);
      expect(download?.href).toContain(slug);
    }
  });
}

for (const route of addressesOf("artwork")) {
  test(`${route}, with the pages on which its lists go on, shows and describes every picture once`, () => {
    const shown = [route, ...addressesOf("artwork-list")].flatMap((list) => cards(list));
    const $ = pageAt(route);
    // Where there is but one kind, or one book, that is all.
    const groups = $("main nav:has([href='#terms']) a").not("#all, [href='#terms']").length;
    expect(texts(route, "main nav a#all")).toEqual(groups > 1 ? [`All ${items("artwork").length}`] : []);
    expect($('main nav a[href="#terms"]')).toHaveLength(1);
    for (const section of $("main section:has(article)").toArray()) {
      const id = $(section).attr("aria-labelledby");
      const [, total] = / (\d+)$/.exec(texts(route, `main nav a[href="#${id}"]`).join()) ?? [];
      const [, more = "0"] = / (\d+) more$/m.exec(texts(route, `section[aria-labelledby="${id}"] a`).join("\n")) ?? [];
      expect([id, $(section).find("article").length + Number(more)]).toEqual([id, Number(total)]);
    }
    expect(shown.map(({ heading, alts }) => [heading, ...alts].join()).sort()).toEqual(
      items("artwork")
        .map(({ title, alt }) => [title, shortAlt(alt)].join())
        .sort(),
    );
    const isSaid = ({ title, caption = "" }: Item) =>
      shown.some(({ heading, text }) => heading === title && text.includes(collapseSpace(caption)));
    expect(items("artwork").filter((one) => !isSaid(one))).toEqual([]);
  });
}

for (const route of addressesOf("artwork")) {
  test(`below ${route} a picture is followed by one of its kind`, () => {
    const kinds = new Map(items("artwork").map(({ slug, kind }) => [`${route}/${slug}`, kind]));
    for (const [address, kind] of kinds) {
      const ways = pageAt(address)("main :is(a[rel=prev], a[rel=next])").toArray();
      expect([address, ...ways.map(({ attribs }) => kinds.get(attribs.href ?? ""))]).toEqual([
        address,
        ...ways.map(() => kind),
      ]);
    }
  });
}

for (const book of books) {
  describe(`the book at ${at(book.path)}`, () => {
    const route = at(book.path);
    const inPart = (id: string, selector: string) => texts(route, `main section[aria-labelledby="${id}"] ${selector}`);
    const { releaseDate = null, releaseNote = null } = book;
    const status = book.status === "published" ? "PUBLISHED" : "COMING_SOON";
    const facts = texts(route, "main dl > div");
    /** Whom a list of shops is for. */
    const forGrownUps = /For the grown-ups who buy: each link leaves this site/;

    test("is called by its name, with its story and its facts", () => {
      expect(texts(route, "h1")).toEqual([bookName(book)]);
      for (const paragraph of book.synopsis) expect(mainText(route)).toContain(collapseSpace(paragraph));
      expect(facts).toContain(`${releaseLabel({ status })}${bookRelease({ releaseDate, releaseNote })}`);
      expect(facts).toContain(`Reading age${formatRange(book.readingAge)}`);
      for (const { label, value } of book.details) expect(facts).toContain(`${label}${value}`);
      expect(pageAt(route)('main a[href="#editions"]')).toHaveLength(book.editions.length > 0 ? 1 : 0);
      expect(unsaid(route, [book.hook, book.subtitle, book.statusNote, ...(book.teaser ?? [])])).toEqual([]);
      if (book.makingOf) expect(facts).toContain(`PicturesAbout ${book.makingOf.pictureCount}`);
    });

    test("has its editions in order, with price, date and shops", () => {
      const listed = inPart("editions", "li:has(h3)");
      expect(listed).toHaveLength(book.editions.length);
      if (listed.length > 0) expect(inPart("editions", "p").join()).toMatch(forGrownUps);
      const isPrinted = ({ format }: Item) => /paperback|hardback/.test(format);
      const sold = [book, books.find(({ slug }) => slug === book.listEditionsOf)].flatMap((one) => one?.editions ?? []);
      expect(mainText(route).includes("Any bookshop or library")).toBe(sold.some(isPrinted));
      for (const [
        index,
        { format, price, otherPrices = [], releaseDate: date, isbn, retailers },
      ] of book.editions.entries()) {
        expect(listed[index]?.indexOf(formatName(enumName(format) as never))).toBe(0);
        expect(listed[index]).toContain([price, ...otherPrices].map(shownPrice).join(", "));
        const edition = { status, isOut: date <= localDay() } as const;
        expect(listed[index]).toContain(`${releaseLabel(edition)} ${formatDate(date)}`);
        const label = `${formatName(enumName(format) as never)} ${releaseLabel(edition).toLowerCase()}`;
        if (date !== releaseDate) expect(facts).toContain(`${label}${formatDate(date)}`);
        if (isbn) expect(listed[index]).toContain(`ISBN ${isbn}`);
        // Several editions may be sold at one address.
        const buttons = texts(route, `main a[href="${retailers[0].url}"]`);
        if (date > localDay()) expect(buttons).toContainEqual(expect.stringMatching(/^Order the coming /));
        else if (index === 0) {
          expect(buttons[0]).toMatch(/^(?:Buy|Get) the /);
          expect(buttons[0]).toContain(`, ${bookName(book)}, at ${retailers[0].name}`);
        }
        for (const { name, url } of retailers) {
          // In a list of links, many would be called by their shop alone.
          expect(listed[index]).toContain(`${name}: ${bookName(book)}, ${shownFormat({ format })}`);
          expect(pageAt(route)(`main a[href="${url}"]`).length).toBeGreaterThan(0);
        }
      }
    });

    test("is marked in the reading order, alone, which begins unfolded where there is another book", () => {
      const $ = pageAt(route);
      const list = $('main section[aria-labelledby="reading-order"] a').toArray();
      const unfolded = list.filter((link) => $(link).closest("details").length === 0);
      expect(unfolded.length > 0).toBe(books.length > 1);
      const isMarked = list.map((link) => $(link).text().includes("you are here"));
      expect(isMarked).toEqual(list.map(({ attribs }) => attribs.href === route));
      expect(isMarked).toEqual(list.map((link) => $(link).attr("aria-current") === "page"));
    });

    test("shows its characters and its pictures in order", () => {
      const named = book.characters.map((slug: string) => items("characters").find((one) => one.slug === slug)?.name);
      expect(inPart("characters", "h3")).toEqual(named);
      const pictures = items("gallery").filter((picture) => picture.book === book.slug);
      const shown = pageAt(route)('section[aria-labelledby="gallery"] img');
      expect(shown.toArray().map(({ attribs }) => attribs.alt)).toEqual(pictures.map(({ alt }) => shortAlt(alt)));
      for (const { slug, title, caption, characters = [] } of pictures) {
        expect(unsaid(route, [title, caption], `[id="${slug}"] figcaption`)).toEqual([]);
        for (const above of addressesOf("characters"))
          for (const one of characters)
            expect(pageAt(route)(`[id="${slug}"] figcaption a[href="${above}/${one}"]`)).toHaveLength(1);
      }
    });

    test("leads to the editions of another book where it says so", () => {
      const other = books.find(({ slug }) => slug === book.listEditionsOf);
      const listed = inPart("other-editions", "li:has(h3)");
      expect(listed).toHaveLength(other?.editions.length ?? 0);
      if (other) expect(inPart("other-editions", "p").join()).toMatch(forGrownUps);
      if (other) expect(texts(route, `main a[href="${at(other.path)}"]`)).toContain(`Start with ${other.label}`);
      for (const [index, { price }] of (other?.editions ?? []).entries()) {
        expect(listed[index]).toContain(shownPrice(price));
      }
    });
  });
}

for (const route of addressesOf("character")) {
  test(`the character at ${route} is one of data/, and leads to its books`, () => {
    const slug = route.split("/").at(-1);
    const character = items("characters").find((one) => one.slug === slug);
    expect(texts(route, "h1")).toEqual([character?.name]);
    expect(mainText(route)).toContain(character?.description);
    for (const book of books.filter(({ characters }) => characters.includes(slug))) {
      expect(pageAt(route)(`main a[href="${at(book.path)}"]`).length).toBeGreaterThan(0);
    }
    const met = pageAt(route)('section[aria-labelledby="books"] ol a').toArray();
    const shown = met.map(({ attribs }) => attribs.href);
    expect(shown).toEqual(books.map(({ path }) => at(path)).filter((path) => shown.includes(path)));
    // Its scenes lead to themselves, not to the top of a long page.
    for (const { slug: scene, book } of items("gallery").filter(({ characters = [] }) => characters.includes(slug))) {
      const address = `${at(books.find((one) => one.slug === book)?.path)}#${scene}`;
      expect([address, pageAt(route)(`main a[href="${address}"]`).length]).toEqual([address, 1]);
    }
    for (const above of addressesOf("artwork"))
      for (const { slug: art } of items("artwork").filter(({ characters = [] }) => characters.includes(slug)))
        expect([art, pageAt(route)(`main a[href="${above}/${art}"]`).length]).toEqual([art, 1]);
  });
}

for (const route of addressesOf("privacy-policy")) {
  test(`${route} lists every section of the policy, each of which opens by its heading and by its address`, () => {
    const $ = pageAt(route);
    const folds = $("main details")
      .toArray()
      .map((fold) => [collapseSpace($(fold).find("summary h3").text()), $(fold).children("div").attr("id")]);
    expect(folds).toEqual(
      privacyPolicy.sections.map(({ heading, id }: { heading: string; id: string }) => [heading, id]),
    );
    expect(mainText(route)).toContain(formatLongDate(privacyPolicy.lastUpdated));
    const filled = (text: string) =>
      text
        .replaceAll("{ageLimit}", privacyPolicy.ageLimit)
        .replaceAll("{cookieDays}", site.cookieNotice.days)
        .replaceAll("{siteName}", () => site.name);
    const blocks: { text: string; list?: string[] }[] = privacyPolicy.sections.flatMap(({ blocks }: Item) => blocks);
    const policy: string[] = [...privacyPolicy.summary, ...blocks.flatMap(({ text, list = [] }) => [text, ...list])];
    expect(unsaid(route, policy.map(filled))).toEqual([]);
    const isNamed = JSON.stringify(privacyPolicy).includes("{email}");
    expect($(`main a[href="mailto:${site.contactEmail}"]`).length > 0).toBe(isNamed);
    expect(mainText(route)).not.toMatch(/\{\w+\}/);
  });
}
