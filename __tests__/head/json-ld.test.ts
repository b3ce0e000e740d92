/** What search engines are told of editions: whether one can be had, or only ordered. */
import { book, type SiteFacts } from "../../src/head/json-ld";

const site = { address: "https://series.example", name: "A Series", author: "A. Author" } as SiteFacts;

const availabilityOf = (status: "PUBLISHED" | "COMING_SOON", isOut: boolean) => {
  const edition = {
    format: "AUDIOBOOK",
    releaseDate: "2030-01-01",
    isOut,
    price: { amount: 7.99, currency: "GBP", from: true },
    retailers: [{ name: "A Shop", url: "https://books.example/a" }],
  };
  const facts = { status, path: "/a", title: "A", readingAge: { from: 8, to: 14 }, editions: [edition], madeBy: [] };
  const cover = { childImageSharp: { gatsbyImageData: { images: {} } } };
  const text = JSON.stringify(book(site, { ...facts, cover } as unknown as Parameters<typeof book>[1]));
  return [...new Set([...text.matchAll(/schema\.org\/(InStock|PreOrder)/g)].map(([, word]) => word))];
};

test.each([
  ["PUBLISHED", true, "InStock"],
  ["PUBLISHED", false, "PreOrder"],
  ["COMING_SOON", false, "PreOrder"],
] as const)("an edition of a book that is %s, out: %s, is %s", (status, isOut, availability) => {
  expect(availabilityOf(status, isOut)).toEqual([availability]);
});
