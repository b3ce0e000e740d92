/** The choice of lessons, and on each sheet the way back to the site for whoever finds it on a wall. */
import { codeOf } from "../../src/downloads/qr-code";
import { countOf } from "../../src/format";
import { lessons, lessonsPath, years } from "../browser/play";
import { hosting, pathPrefix, site } from "../site-under-test";
import { at, pageAt } from "./built-site";

test("a lesson is found under the school years that its ages are in, and under every time that is enough for it", () => {
  if (!lessonsPath || lessons.length < 2) return;
  const $ = pageAt(lessonsPath);
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
  for (const lesson of lessonsPath ? lessons : []) {
    const address = `${lessonsPath}/${lesson.slug}`;
    const $ = pageAt(address);
    const code = $("main svg path[d^='M0 0h7']");
    expect(code).toHaveLength(1);
    const words = code.closest("p").text();
    expect(words).toContain(site.name);
    // It leads to what goes with the lesson, if that is a page of this site, or else to the lesson's own.
    const [, linked] = /\]\((\/[^)]*)\)/.exec(lesson.onTheSite ?? "") ?? [];
    const path = linked ?? address.slice(pathPrefix.length);
    const isPage = hosting.pages.includes(at(path.replace(/[?#].*/, "")));
    expect(words).toContain(new URL(site.url).host + (isPage ? at(path) : pathPrefix));
    if (isPage) expect(code.attr("d")).toBe(codeOf(site.url + at(path)).path);
  }
});
