/** What the content says is on its pages: in the right place, spelt right and in the right order. */
import { load } from "cheerio";
import { type ArtworkKindName, artworkKinds } from "../../src/content/kinds/artwork-kinds";
import { enumName } from "../../src/content/kinds/enums";
import { partsOf, plainLinkedText } from "../../src/content/kinds/linked-text";
import { paragraphsOf } from "../../src/content/kinds/marked-text";
import {
  bookName,
  bookRelease,
  bookStatus,
  buyOrGet,
  countOf,
  formatDate,
  formatName,
  formatPrice,
  formatRange,
  shortAlt,
  spokenDuration,
} from "../../src/format";
import { albumPageUrl } from "../../src/templates/music/card-document";
import { teaching } from "../browser/play";
import { addressesOf, hosting, items, site } from "../site-under-test";
import { at, collapseSpace, home, pageAt, texts } from "./built-site";

const books = items("books");
/** A price as it is read: languages put a space of their own before the currency. */
const shownPrice = (price: Parameters<typeof formatPrice>[0]) => collapseSpace(formatPrice(price));
/** A format in the middle of a sentence: "box set". */
const shownFormat = ({ format }: { format: string }) =>
  formatName(enumName(format) as Parameters<typeof formatName>[0]).toLowerCase();
const inNewTab = " (opens in a new tab)";
/** A text as it is read, without its marks and with the address to write to. */
const plainWords = (text: string) => collapseSpace(plainLinkedText(text.replaceAll("{email}", site.contactEmail)));

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
    const { path, template, name, ways = [] } = page;
    const { heading = template === "home" ? site.name : name } = page;
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
        const offer = `${shownFormat(book.homeOffer)} ${shownPrice(book.homeOffer.price)}`;
        expect(collapseSpace(buy.text())).toMatch(new RegExp(`^${buyOrGet(book.homeOffer.price)} `));
        expect(collapseSpace(buy.text())).toContain(offer);
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

for (const book of books) {
  describe(`the book at ${at(book.path)}`, () => {
    const route = at(book.path);
    const inPart = (id: string, selector: string) => texts(route, `main section[aria-labelledby="${id}"] ${selector}`);
    /** Whom a list of shops is for. */
    const forGrownUps = /For the grown-ups who buy: each link leaves this site/;

    test("is marked in the reading order, alone, which begins unfolded where there is another book", () => {
      const $ = pageAt(route);
      const list = $('main section[aria-labelledby="reading-order"] a').toArray();
      const unfolded = list.filter((link) => $(link).closest("details:not([open])").length === 0);
      expect(unfolded.length > 0).toBe(books.length > 1);
      const isMarked = list.map((link) => $(link).text().includes("you are here"));
      expect(isMarked).toEqual(list.map(({ attribs }) => attribs.href === route));
      expect(isMarked).toEqual(list.map((link) => $(link).attr("aria-current") === "page"));
    });

    test("leads to the editions of another book where it says so", () => {
      const other = books.find(({ slug }) => slug === book.listEditionsOf);
      const listed = inPart("other-editions", "li:has(h3)");
      expect(listed).toHaveLength(other?.editions.length ?? 0);
      if (other) expect(inPart("other-editions", "p").join()).toMatch(forGrownUps);
      if (other) expect(inPart("other-editions", "a").join()).not.toContain(bookName(book as never));
      if (other) expect(texts(route, `main a[href="${at(other.path)}"]`)).toContain(`Start with ${other.label}`);
      for (const [index, { price }] of (other?.editions ?? []).entries()) {
        expect(listed[index]).toContain(shownPrice(price));
      }
    });
  });
}
