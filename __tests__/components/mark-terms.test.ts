import fc from "fast-check";
import { type Glossary, markTerms } from "../../src/components/prose/mark-terms";
import { blocksOf } from "../../src/content/kinds/marked-text";

const glossary: Glossary = {
  page: { path: "/words" },
  terms: {
    nodes: [
      { slug: "drake", name: "drake" },
      { slug: "sky-harbour", name: "sky harbour" },
      { slug: "harbour", name: "harbour" },
      { slug: "bmx", name: "BMX" },
    ],
  },
};

/** What is linked in a text, and to where. */
const links = (text: string[], terms = glossary) =>
  markTerms(blocksOf(text), terms).flatMap((block) => block.flatMap(({ text, href }) => (href ? [[text, href]] : [])));

test("a word leads to its meaning the first time that it is used, and no more", () => {
  expect(links(["A drake.", "Another drake."])).toEqual([["drake", "/words#drake"]]);
});

test("capitals, plurals and stress make no difference, other words do", () => {
  expect(links(["Drakes on a bmx!"])).toEqual([
    ["Drakes", "/words#drake"],
    ["bmx", "/words#bmx"],
  ]);
  expect(links(["A *drake*."])).toEqual([["drake", "/words#drake"]]);
  expect(links(["A mandrake, a drakeling and a BMXé."])).toEqual([]);
});

test("the longer of two words is meant", () => {
  expect(links(["Over the sky harbour, not the harbour."])).toEqual([
    ["sky harbour", "/words#sky-harbour"],
    ["harbour", "/words#harbour"],
  ]);
});

test("without a glossary, or without its page, a text stays as it is", () => {
  const text = blocksOf(["A drake."]);
  expect(markTerms(text, { page: null, terms: glossary.terms })).toBe(text);
  expect(markTerms(text, { page: glossary.page, terms: { nodes: [] } })).toBe(text);
});

test("links never change what a text says", () => {
  const word = fc.constantFrom("drake", "Drakes", "sky harbour", "BMX", "*", "–", "***", "(", "é", "");
  fc.assert(
    fc.property(fc.array(word), (parts) => {
      const blocks = blocksOf([parts.join(" ")]);
      const said = (some: typeof blocks) => some.map((block) => block.map((run) => run.text).join(""));
      expect(said([...markTerms(blocks, glossary)])).toEqual(said(blocks));
    }),
  );
});
