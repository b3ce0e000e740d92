/** A lesson's sheet: the picture that it needs, a fact, and the way back to the site for whoever finds it on a wall. */

import { lessons, lessonsPath } from "../browser/play";
import { items, site } from "../site-under-test";
import { at, mainText, pageAt } from "./built-site";

const pictures = { scene: items("gallery"), artwork: items("artwork") };

test("a lesson has beside its steps the picture that it needs, and a fact", () => {
  for (const lesson of lessons) {
    const route = at(`${lessonsPath}/${lesson.slug}`);
    for (const kind of ["scene", "artwork"] as const) {
      const picture = pictures[kind].find(({ slug }) => slug === lesson[kind]);
      if (picture) expect(pageAt(route)(`main figure img`).attr("alt")).toBe(picture.alt);
    }
    if (lesson.fact) expect(mainText(route)).toContain(lesson.fact);
  }
});

test("a lesson's sheet says whose it is, and has a code for a phone's camera", () => {
  for (const lesson of lessons) {
    const $ = pageAt(at(`${lessonsPath}/${lesson.slug}`));
    const code = $("main svg path[d^='M0 0h7']");
    expect(code).toHaveLength(1);
    const words = code.closest("p").text();
    expect(words).toContain(site.name);
    expect(words).toContain(new URL(site.url).host);
  }
});
