/** The glossary, as the content has it, and the words elsewhere that lead to it. */
import { aToZ } from "../../src/content/a-to-z";
import { addressesOf, items, pages } from "../site-under-test";
import { collapseSpace, pageAt, texts } from "./built-site";

/** As catalogues order them: without articles and quotation marks. */
const glossary = aToZ(items("words") as { name: string }[]).flatMap(({ entries }) => entries) as ReturnType<
  typeof items
>;
const routes = addressesOf("words");

test("every word of the glossary is defined once, in alphabetical order", () => {
  for (const route of routes) expect(texts(route, "main dfn")).toEqual(glossary.map(({ name }) => name));
});

test("the letters of a glossary that has several are linked from its top", () => {
  const letters = aToZ(items("words") as { name: string }[]).length;
  const isByLetter = !items("pages").find(({ template }) => template === "words")?.groupBy;
  for (const route of routes)
    expect(pageAt(route)('nav[aria-label="Letters"] a')).toHaveLength(isByLetter && letters > 1 ? letters : 0);
});

test("no letter of a short glossary is folded", () => {
  for (const route of routes) if (glossary.length <= 6) expect(pageAt(route)("main details:has(dfn)")).toHaveLength(0);
});

test("a folded letter of the glossary says how many words are in it", () => {
  for (const route of routes) {
    const $ = pageAt(route);
    for (const fold of $("main details:has(dfn)").toArray()) {
      const label = collapseSpace($(fold).find("summary").text());
      const [, more = "0"] = / and (\d+) more$/.exec(label) ?? [];
      expect([label, Number(more) + 1]).toEqual([label, $(fold).find("dfn").length]);
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
