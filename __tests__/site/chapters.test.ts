/** The chapters that can be read here, as the content has them: the page, the e-book, and the ways to both. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { blocksOf, plainText } from "../../src/content/kinds/marked-text";
import { formatBytes } from "../../src/format";
import { items, pathPrefix } from "../site-under-test";
import { addressOf, collapseSpace, fileAt, pageAt, texts } from "./built-site";

const books = items("books");
const chapters = items("chapters").map((chapter) => ({
  ...chapter,
  book: books.find(({ slug }) => slug === chapter.book),
  bookRoute: addressOf(chapter.book),
  route: `${addressOf(chapter.book)}/${chapter.address}`,
}));

/** The paragraphs of a chapter as they are read. */
const said = (text: string[]) => blocksOf(text).map((block) => collapseSpace(block.map((run) => run.text).join("")));

/** The e-book that a chapter's page offers. */
const epubOf = (route: string) => fileAt(pageAt(route)('main a[href$=".epub"]').attr("href") ?? "") ?? "";

test("a chapter's page has every paragraph of it, in order", () => {
  for (const { route, number, title, text } of chapters) {
    expect(texts(route, "main [data-story] > :is(p, hr):not([aria-hidden])")).toEqual(said(text));
    expect(texts(route, "main h1")).toEqual([`${number}: ${title}`]);
  }
});

test("every paragraph of a chapter has an id, minutes between them are not read out, and the page has one bookmark button", () => {
  for (const { route } of chapters) {
    const $ = pageAt(route);
    expect($("main [data-story] > :is(p:not([id]), span):not([aria-hidden])")).toHaveLength(0);
    expect($("main [data-set-bookmark]")).toHaveLength(1);
    expect($(`main [data-continue="${route}"]`)).toHaveLength(1);
    expect($('main a[href="#take-along"]')).toHaveLength(1);
  }
});

test("drawings of a chapter stand where the text says, as images, with their size, and its plate has its caption", () => {
  for (const { route, opener, plate, drawings = [] } of chapters) {
    const $ = pageAt(route);
    const captions = plate?.caption ? [collapseSpace(plate.caption)] : [];
    expect(texts(route, "main [data-story] figcaption")).toEqual(captions);
    if (opener) expect($("main img").first().attr("loading")).not.toBe("lazy");
    for (const { alt } of [opener, ...drawings].filter(Boolean)) {
      const image = $("main article img").filter((_, element) => $(element).attr("alt") === alt);
      expect(fileAt(image.attr("src") ?? "")).toMatch(/\.svg$/);
      expect(Number(image.attr("width")) * Number(image.attr("height"))).toBeGreaterThan(0);
    }
    for (const { alt, after } of drawings) {
      const image = $("main [data-story] img").filter((_, element) => $(element).attr("alt") === alt);
      expect(collapseSpace(image.parent().prevAll("p").first().text())).toContain(plainText(after));
    }
  }
});

test("a chapter ends with what happens next and with where to get the book", () => {
  for (const { route, afterwards, book, bookRoute } of chapters) {
    const $ = pageAt(route);
    const next = collapseSpace($('section[aria-labelledby="next"]').text());
    for (const paragraph of said(afterwards ?? [])) expect(next).toContain(paragraph);
    expect(next.startsWith("What happens next")).toBe(Boolean(afterwards?.length));
    expect($(`section[aria-labelledby="next"] a[href="${bookRoute}"]`).length).toBeGreaterThan(0);
    expect($('section[aria-labelledby="get-the-book"] a[target="_blank"]').length > 0).toBe(book.editions.length > 0);
    expect(texts(route, 'section[aria-labelledby="get-the-book"] p').join().includes("For the grown-ups who buy")).toBe(
      book.editions.length > 0,
    );
    for (const way of $('nav[aria-label^="Previous and next"] a').toArray()) {
      const other = chapters.find((one) => one.route === way.attribs.href)?.book;
      // Of the books between, nothing may be read here.
      const [before, after] = other?.order < book.order ? [other, book] : [book, other];
      const isNext = books.indexOf(after) - books.indexOf(before) === 1;
      const forward = isNext ? /^From the next book/ : /^From a later book/;
      const back = isNext ? /^From the book before/ : /^From an earlier book/;
      const said = after === other ? forward : back;
      if (other !== book) expect([route, collapseSpace($(way).text())]).toEqual([route, expect.stringMatching(said)]);
      else expect([route, collapseSpace($(way).text())]).toEqual([route, expect.not.stringMatching(/^From/)]);
    }
    const isLast = chapters.filter((one) => one.book === book).at(-1)?.route === route;
    expect($('main a[href="#get-the-book"]').length > 0).toBe(isLast && book.editions.length > 0);
  }
});

test("a chapter offers an e-book with its true size and the whole chapter in it", () => {
  for (const { route, text, opener, drawings = [] } of chapters) {
    const content = readFileSync(epubOf(route));
    const offer = collapseSpace(pageAt(route)('section[aria-labelledby="take-along"]').text());
    expect(offer).toContain(`E-book file (EPUB), ${formatBytes(content.length)}`);
    const files = unzipSync(content);
    const inside = strFromU8(files["EPUB/chapter.xhtml"] ?? new Uint8Array());
    const drawn = [...(opener ? [opener] : []), ...drawings];
    expect(inside.match(/<img\b/g) ?? []).toHaveLength(drawn.length);
    for (const { image } of drawn)
      expect(strFromU8(files[`EPUB/${image}`] ?? new Uint8Array())).toMatch(/<svg(?!.*var\()/s);
    expect(inside.match(/<(?:p|hr)\b/g)).toHaveLength(said(text).length);
    expect(inside).not.toContain(`href="${pathPrefix}/`);
  }
});

/** EPUB's own checker, a Java program which not every machine has. */
const epubcheck = [["epubcheck"], ["java", "-jar", "/usr/bin/epubcheck"]].find(
  ([command = "", ...args]) => spawnSync(command, [...args, "--version"]).status === 0,
);

/** It takes seconds for a book, and more on a busy machine. */
const epubcheckTime = 600_000;

// What it asks is tested piece by piece as well, in __tests__/downloads/epub.test.ts.
(epubcheck ? test : test.skip)(
  "every e-book passes epubcheck without a word",
  () => {
    const [command = "", ...args] = epubcheck ?? [];
    for (const { route } of chapters) {
      const { status, stdout } = spawnSync(command, [...args, "--failonwarnings", epubOf(route)], { encoding: "utf8" });
      expect(stdout).toContain("No errors or warnings detected");
      expect(status).toBe(0);
    }
  },
  epubcheckTime,
);
