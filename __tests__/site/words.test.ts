/** The glossary, as the content has it, and the words elsewhere that lead to it. */
import { aToZ } from "../../src/content/a-to-z";
import { addressesOf, items, pages } from "../site-under-test";
import { collapseSpace, pageAt, texts } from "./built-site";

/** As catalogues order them: without articles and quotation marks. */
const glossary = aToZ(items("words") as { name: string }[]).flatMap(({ entries }) => entries) as ReturnType<
  typeof items
>;
const routes = addressesOf("words");
const isByLetter = !items("pages").find(({ template }) => template === "words")?.groupBy;

test("every word of the glossary is defined once, in alphabetical order, in which each book's stand where it is grouped by book", () => {
  const names = glossary.map(({ name }) => name);
  for (const route of routes) {
    const $ = pageAt(route);
    const shown = texts(route, "main dfn");
    expect([...shown].sort()).toEqual([...names].sort());
    const namesIn = (list: Parameters<typeof $>[0]) =>
      $(list)
        .find("dfn")
        .toArray()
        .map((name) => collapseSpace($(name).text()));
    const lists = isByLetter ? [shown] : $("main dl").toArray().map(namesIn);
    for (const list of lists) expect(list).toEqual(names.filter((name) => list.includes(name)));
  }
});

test("the letters of a glossary that has several are linked from its top", () => {
  const letters = aToZ(items("words") as { name: string }[]).length;
  for (const route of routes)
    expect(pageAt(route)('nav[aria-label="Letters"] a')).toHaveLength(isByLetter && letters > 1 ? letters : 0);
});

test("no letter of a short glossary is folded", () => {
  for (const route of routes) if (glossary.length <= 6) expect(pageAt(route)("main details:has(dfn)")).toHaveLength(0);
});

test("a folded letter or book of the glossary says how many words are in it", () => {
  for (const route of routes) {
    const $ = pageAt(route);
    for (const fold of $("main details:has(dfn)").toArray()) {
      const label = collapseSpace($(fold).find("summary").text());
      const [, more = "0", all = Number(more) + 1] = / and (\d+) more$|: (\d+) words?$/.exec(label) ?? [];
      expect([label, Number(all)]).toEqual([label, $(fold).find("dfn").length]);
    }
  }
});

test("words of chapters, ages and characters lead to their meaning, each once on a page", () => {
  for (const route of routes) {
    const readers = pages.filter(({ template }) => ["chapter", "ages", "character"].includes(template));
    for (const { address } of readers) {
      const $ = pageAt(address);
      const hrefs = $(`main a[href^="${route}#"]`)
        .toArray()
        .map((link) => $(link).attr("href") ?? "");
      const perText = $("main ol > li[id]").length || 1;
      for (const href of new Set(hrefs)) {
        expect(pageAt(route)(`[id="${href.split("#")[1]}"]`)).toHaveLength(1);
        expect(hrefs.filter((other) => other === href).length).toBeLessThanOrEqual(perText);
      }
    }
  }
});
