import { creditLine, madeBy, rightsLine } from "../../src/content/kinds/format-credits";

const series = { name: "The Railway Summer", author: "The Railway Summer" };

test("a series that stands for its author claims nothing that its content does not say", () => {
  expect(creditLine(series)).toBeUndefined();
  expect(rightsLine(series)).toBeUndefined();
});

test("who wrote, drew and publishes the books is one sentence", () => {
  const site = { ...series, author: "B. Author", illustrator: "Ada Marsh", publisher: "Hollowmere Press" };
  expect(creditLine(site)).toBe("Written by B. Author, drawn by Ada Marsh and published by Hollowmere Press.");
  expect(creditLine({ ...series, author: "B. Author" })).toBe("Written by B. Author.");
});

test("the rights are the author's since the year, or as the content words them", () => {
  expect(rightsLine({ ...series, year: "1906" })).toBe("© 1906 The Railway Summer");
  expect(rightsLine({ ...series, year: "1906", rights: "In the public domain." })).toBe("In the public domain.");
});

test("a site that names its author as a maker keeps the illustrator of its settings", () => {
  const author = { name: "B. Author", role: "author" } as const;
  const made = (site: Parameters<typeof madeBy>[0]["site"]) =>
    madeBy({ site }, { ...series, author: "C. Other", illustrator: "Ada Marsh" });
  expect(made([author]).map(({ name }) => name)).toEqual(["B. Author", "Ada Marsh"]);
  expect(made([]).map(({ name }) => name)).toEqual(["C. Other", "Ada Marsh"]);
});
