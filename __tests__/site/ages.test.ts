/** The line of ages and its sheets of paper, as the content has them. */
import { paragraphIds, plainText, runsOf } from "../../src/content/kinds/marked-text";
import { addressesOf, items } from "../site-under-test";
import { addressOf, collapseSpace, pageAt } from "./built-site";

const ages = items("ages");
const routes = addressesOf("ages");
const plain = (text: string) => collapseSpace(plainText(text));

test("the ages are one ordered list, the oldest first, each with its name, and each is in the strip with a described picture", () => {
  for (const route of routes) {
    const $ = pageAt(route);
    const panels = $("[data-ride] ol > li").toArray();
    expect(panels.map((panel) => collapseSpace($(panel).find("h3").text()))).toEqual(
      ages.slice(0, 12).map(({ name }) => name),
    );
    for (const panel of panels) expect($(panel).find("img").first().attr("alt")).toBeTruthy();
    const stops = $("main ol > li[id]").toArray();
    expect(stops.map((stop) => [$(stop).attr("id"), collapseSpace($(stop).find("h2").text())])).toEqual(
      ages.map(({ slug, name }) => [slug, name]),
    );
    for (const { slug } of ages) expect($(`main nav a[href="#${slug}"]`)).toHaveLength(1);
  }
});

test("each statement of an age is decided first and answered after, without script", () => {
  for (const route of routes) {
    const $ = pageAt(route);
    const all: { statement: string }[] = ages.flatMap(({ statements }) => statements);
    const names = $("main ol > li[id] input[type=radio]").toArray();
    // A kept ticket knows a statement by its words, wherever it stands in the list.
    expect(new Set(names.map(({ attribs }) => attribs.name))).toEqual(
      new Set(all.map(({ statement }) => paragraphIds([runsOf(statement)])[0])),
    );
    const hasTicket = $("#ticket").length > 0;
    expect($('main ol > li[id] a[href="#ticket"]')).toHaveLength(hasTicket ? all.length : 0);
    for (const { slug, statements } of ages) {
      const shown = $(`[id="${slug}"] details`)
        .toArray()
        .map((details) => [
          $(details).attr("open"),
          collapseSpace($(details).find("summary").text()),
          // Of two buttons with one name, one can be chosen.
          new Set(
            $(details)
              .find("input[type=radio][name]")
              .toArray()
              .map(({ attribs }) => attribs.name),
          ).size,
          $(details)
            .find("input")
            .toArray()
            .map((radio) => collapseSpace($(radio).parent().text())),
          collapseSpace($(details).find("[data-told]").parent().text()),
          collapseSpace($(details).find("p").first().text()).replace("Right! Not this time. ", ""),
        ]);
      expect(shown).toEqual(
        statements.map(({ statement, answer, why }: { statement: string; answer: string; why: string }) => [
          undefined,
          statement,
          1,
          ["True", "Story"],
          answer === "true" ? "True" : "Story",
          `${answer === "true" ? "It is true." : "It is only a story."} ${plain(why)}`,
        ]),
      );
    }
  }
});

test("each statement of the day leads to its age", () => {
  for (const lessons of addressesOf("lessons"))
    if (pageAt(lessons)("main #starter").length > 0)
      expect(pageAt(lessons)("[data-daily] li").length > 0).toBe(ages.some(({ statements }) => statements.length > 0));
  for (const home of routes.length > 0 ? addressesOf("home") : []) {
    const $ = pageAt(home);
    // Without script it is that of the first day, alone.
    expect($("#true-or-story ~ * li:has(fieldset):not([hidden])").length).toBeLessThanOrEqual(1);
    for (const day of $("#true-or-story ~ * li:has(fieldset)").toArray()) {
      // Of two ages with the same statement, either.
      const its = ages.filter(({ statements }) =>
        statements.some(({ statement }: { statement: string }) => $(day).find("legend").text() === statement),
      );
      expect(its.map(({ slug }) => `${routes[0]}#${slug}`)).toContain($(day).find("a").first().attr("href"));
    }
  }
});

test("a picture of nobody leads to the books of its ages, unless they are many", () => {
  for (const { slug, book, characters = [] } of items("artwork")) {
    const its = new Set(ages.filter(({ artworks = [] }) => artworks.includes(slug)).flatMap(({ books }) => books));
    for (const above of book || characters.length > 0 || its.size > 3 ? [] : addressesOf("artwork"))
      for (const one of its)
        expect(pageAt(`${above}/${slug}`)(`main a[href="${addressOf(one)}"]`).length).toBeGreaterThan(0);
  }
});

test("the poster is a sheet of A3, and the question sheet's answers begin on a page of their own", () => {
  for (const route of addressesOf("ages-poster"))
    expect(pageAt(route)("style").text()).toMatch(/@page [\w-]+\s*{[^}]*size:\s*A3 landscape/i);
  for (const route of addressesOf("ages-questions")) {
    const back = pageAt(route)('section[aria-labelledby="answers"]').attr("class")?.replaceAll(" ", "|");
    expect(pageAt(route)("style").text()).toMatch(new RegExp(`\\.(?:${back})\\s*{[^}]*break-before:\\s*page`));
  }
});
