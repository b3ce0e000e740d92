/** A lesson's sheet: the picture that it needs, a fact, and the way back to the site for whoever finds it on a wall. */

import { codeOf } from "../../src/downloads/qr-code";
import { countOf, formatRange } from "../../src/format";
import { lessons, lessonsPath, teaching, years } from "../browser/play";
import { hosting, items, pathPrefix, site } from "../site-under-test";
import { at, mainText, pageAt, texts } from "./built-site";

const pictures = { scene: items("gallery"), artwork: items("artwork") };

test("a lesson has beside its steps the picture that it needs, and a fact", () => {
  for (const lesson of lessons) {
    const route = at(`${lessonsPath}/${lesson.slug}`);
    const kind = lesson.scene ? "scene" : "artwork";
    const picture = pictures[kind].find(({ slug }) => slug === lesson[kind]);
    if (picture) expect(pageAt(route)(`main figure img`).attr("alt")).toBe(picture.alt);
    // A scene leads to itself, not to the top of its book's long page.
    const end = `${lesson.scene ? "#" : "/"}${picture?.slug}`;
    if (picture) expect(pageAt(route)("main figure a").attr("href")?.endsWith(end)).toBe(true);
    if (lesson.fact) expect(mainText(route)).toContain(lesson.fact);
  }
});

test("lessons are chosen from a list where there are several, and each says how long it takes", () => {
  if (!lessonsPath) return;
  expect(pageAt(at(lessonsPath))("main select").length > 0).toBe(lessons.length > 1);
  const cards = texts(at(lessonsPath), "main ol > li:has(h3)");
  for (const [index, { minutes }] of lessons.entries()) expect(cards[index]).toContain(countOf(minutes, "minute"));
});

test("a lesson is found under the school years that its ages are in, and under every time that is enough for it", () => {
  if (!lessonsPath || lessons.length < 2) return;
  const $ = pageAt(at(lessonsPath));
  const times = [...new Set(lessons.map(({ minutes }) => minutes))].sort((a, b) => a - b).slice(0, -1);
  for (const [index, { ages, minutes }] of lessons.entries()) {
    const fits = $("main li[data-fits]").eq(index).attr("data-fits")?.split(" ") ?? [];
    const under = (list: string) =>
      $(`main ${list} option`)
        .filter((_, { attribs: { value = "" } }) => fits.includes(value))
        .toArray()
        .map((option) => $(option).text());
    const itsYears = years.filter(({ from, to }) => ages.to >= from && ages.from <= to);
    expect(under('[label="School years"]')).toEqual(itsYears.map(({ name }) => name));
    const enough = times.filter((time) => time >= minutes);
    expect(under('[name="time"]')).toEqual(enough.map((time) => countOf(time, "minute")));
  }
});

test("a lesson's sheet says whose it is, and has a code for a phone's camera", () => {
  for (const lesson of lessons) {
    const $ = pageAt(at(`${lessonsPath}/${lesson.slug}`));
    const code = $("main svg path[d^='M0 0h7']");
    expect(code).toHaveLength(1);
    const words = code.closest("p").text();
    expect(words).toContain(site.name);
    // It leads to what goes with the lesson, if that is a page of this site, or else to the lesson's own.
    const [, linked] = /\]\((\/[^)]*)\)/.exec(lesson.onTheSite ?? "") ?? [];
    const path = linked ?? `${lessonsPath}/${lesson.slug}`;
    const isPage = hosting.pages.includes(at(path.replace(/[?#].*/, "")));
    expect(words).toContain(new URL(site.url).host + (isPage ? at(path) : pathPrefix));
    if (isPage) expect(code.attr("d")).toBe(codeOf(site.url + at(path)).path);
  }
});

test("the plan of a book club says how long each part takes, and the assembly has all of its words", () => {
  if (!lessonsPath) return;
  const said = (part: string) => texts(at(lessonsPath), part);
  const { bookClub = [], assembly = [] } = teaching;
  if (pageAt(at(lessonsPath))("main #book-club").length > 0) {
    const parts = bookClub.map((part: { from: number; to: number }) => `${formatRange(part)} minutes`);
    expect(said('section[aria-labelledby="book-club"] ol > li > span')).toEqual(parts);
  }
  if (pageAt(at(lessonsPath))("main #assembly").length === 0) return;
  expect(said('section[aria-labelledby="assembly"] blockquote > p')).toHaveLength(assembly.length);
  const picture = pageAt(at(lessonsPath))('section[aria-labelledby="assembly"] a img');
  expect(picture).toHaveLength(teaching.screen ? 1 : 0);
});
