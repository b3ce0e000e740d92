/** The chapters that can be read here, as the content has them: the page, the e-book, and the ways to both. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { blocksOf } from "../../src/content/kinds/marked-text";
import { fileAt, pageAt, texts, words } from "./built-site";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const files = readdirSync("data/chapters").filter((name) => name.endsWith(".json"));
const chapters = files.map((file) => {
  const chapter = json(path.join("data/chapters", file));
  const book = json(`data/books/${chapter.book}.json`);
  return { ...chapter, book, route: `${book.path}/${chapter.address}` };
});

/** EPUB's own checker, a Java program which not every machine has. */
const epubcheck = [["epubcheck"], ["java", "-jar", "/usr/bin/epubcheck"]].find(
  ([command = "", ...args]) => spawnSync(command, [...args, "--version"]).status === 0,
);
/** Runs it; one page takes seconds, and more on a busy machine. */
const epubcheckTime = 300_000;

describe.each(chapters)("$route", ({ route, number, title, text, afterwards, book }) => {
  const $ = pageAt(route);
  const file = fileAt($('main a[href$=".epub"]').attr("href") ?? "") ?? "";
  const said = blocksOf(text).map((block) => words(block.map((run) => run.words).join("")));

  test("has every paragraph of the chapter, in order", () => {
    expect(texts(route, "main article > div:last-child > :is(p, hr):not([aria-hidden])")).toEqual(said);
    expect(texts(route, "main h1")).toEqual([`${number}: ${title}`]);
  });

  test("keeps a reader's place without script: every minute has a mark that leads to itself", () => {
    const marks = $('a[id^="minute-"]').toArray();
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect($(mark).attr("href")).toBe(`#${$(mark).attr("id")}`);
  });

  test("ends with what happens next and with where to get the book", () => {
    const next = words($('section[aria-labelledby="next"]').text());
    for (const paragraph of afterwards) expect(next).toContain(words(paragraph.replaceAll("*", "")));
    expect($(`section[aria-labelledby="next"] a[href="${book.path}"]`).length).toBeGreaterThan(0);
    expect($('section[aria-labelledby="get-the-book"] a[target="_blank"]').length > 0).toBe(book.editions.length > 0);
  });

  test("is reached from its book's page", () => {
    expect(pageAt(book.path)(`main a[href="${route}"]`).length).toBeGreaterThan(0);
  });

  test("tells search engines what it is, how long it takes and where the e-book is", () => {
    const graph = JSON.parse($("#json-ld").text())["@graph"];
    const chapter = graph.find((thing: { "@type": string }) => thing["@type"] === "Chapter");
    expect(chapter).toMatchObject({ name: `${number}: ${title}`, timeRequired: expect.stringMatching(/^PT\d+[MH]/) });
    expect(fileAt(new URL(chapter.encoding.contentUrl).pathname)).toBe(file);
  });

  test("offers an e-book with its true size and the whole chapter in it", () => {
    const content = readFileSync(file);
    const size =
      content.length < 999_500 ? `${Math.round(content.length / 1000)} KB` : `${(content.length / 1e6).toFixed(1)} MB`;
    expect(words($('section[aria-labelledby="take-along"]').text())).toContain(`EPUB, ${size}`);
    const inside = strFromU8(unzipSync(content)["EPUB/chapter.xhtml"] ?? new Uint8Array());
    expect(inside.match(/<(?:p|hr)\b/g)).toHaveLength(said.length);
  });

  // What it asks is tested piece by piece as well, in __tests__/node/epub.test.ts.
  (epubcheck ? test : test.skip)(
    "the e-book passes epubcheck without a word",
    () => {
      const [command = "", ...args] = epubcheck ?? [];
      const { status, stdout } = spawnSync(command, [...args, "--failonwarnings", file], { encoding: "utf8" });
      expect(stdout).toContain("No errors or warnings detected");
      expect(status).toBe(0);
    },
    epubcheckTime,
  );
});
