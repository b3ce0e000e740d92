/** A lesson's sheet: the picture that it needs, a fact, and the way back to the site for whoever finds it on a wall. */

import { lessons, lessonsPath, teaching } from "../browser/play";
import { items, site } from "../site-under-test";
import { at, mainText, pageAt, texts } from "./built-site";

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

test("the plan of a book club says how long each part takes, and the assembly has its words", () => {
  if (!lessonsPath) return;
  const route = at(lessonsPath);
  const parts: { from: number; to: number; title: string }[] = teaching.bookClub ?? [];
  const plan = texts(route, 'section[aria-labelledby="book-club"] ol > li');
  expect(plan.map((part, index) => part.startsWith(`${parts[index]?.from} to ${parts[index]?.to} minutes`))).toEqual(
    parts.map(() => true),
  );
  const said = texts(route, 'section[aria-labelledby="assembly"] blockquote > p');
  expect(said).toHaveLength(teaching.assembly?.length ?? 0);
});
