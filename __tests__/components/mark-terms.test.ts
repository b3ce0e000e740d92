import fc from "fast-check";
import { type Glossary, markTerms } from "../../src/components/marked-text/mark-terms";
import { blocksOf } from "../../src/content/kinds/marked-text";

const glossary: Glossary = {
  page: { path: "/words" },
  terms: {
    nodes: [
      { slug: "drake", name: "drake" },
      { slug: "sky", name: "sky" },
      { slug: "sky-harbour", name: "sky harbour" },
      { slug: "harbour", name: "harbour" },
      { slug: "bmx", name: "BMX" },
      { slug: "c", name: "C++ (once C" },
    ],
  },
};

/** The links in a text: words and target. */
const links = (text: string[], terms = glossary) =>
  markTerms(blocksOf(text), terms).flatMap((block) => block.flatMap(({ text, href }) => (href ? [[text, href]] : [])));

test("a glossary term is linked to its meaning at its first use only", () => {
  expect(links(["A drake.", "Another drake."])).toEqual([["drake", "/words#drake"]]);
});

test("glossary terms match regardless of capitals, plurals and emphasis, but not within other words", () => {
  expect(links(["Drakes on a bmx!"])).toEqual([
    ["Drakes", "/words#drake"],
    ["bmx", "/words#bmx"],
  ]);
  expect(links(["A *drake*."])).toEqual([["drake", "/words#drake"]]);
  expect(links(["A mandrake, a drakeling and a BMXé."])).toEqual([]);
});

test("the longer of two overlapping glossary terms is linked", () => {
  expect(links(["Over the sky harbour, not the harbour."])).toEqual([
    ["sky harbour", "/words#sky-harbour"],
    ["harbour", "/words#harbour"],
  ]);
});

test("a text without a glossary, or without its page, is not changed", () => {
  const text = blocksOf(["A drake."]);
  expect(markTerms(text, { page: null, terms: glossary.terms })).toBe(text);
  expect(markTerms(text, { page: glossary.page, terms: { nodes: [] } })).toBe(text);
});

test("linking glossary terms never changes the text", () => {
  const word = fc.constantFrom("drake", "Drakes", "sky harbour", "BMX", "*", "–", "***", "(", "é", "");
  fc.assert(
    fc.property(fc.array(word), (parts) => {
      const blocks = blocksOf([parts.join(" ")]);
      const said = (some: typeof blocks) => some.map((block) => block.map((run) => run.text).join(""));
      expect(said([...markTerms(blocks, glossary)])).toEqual(said(blocks));
    }),
  );
});
