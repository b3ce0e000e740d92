/** Whoever comes to a picture from a search engine: the ways into the story. */
import { addressesOf, items } from "../site-under-test";
import { addressOf, pageAt, texts } from "./built-site";

const [characters] = addressesOf("characters");
const below = (template: string, folder: string) => {
  const [above] = addressesOf(template);
  return above ? items(folder).map((item) => ({ ...item, address: `${above}/${item.slug}` })) : [];
};
const pages = [...below("artwork", "artwork"), ...below("videos", "videos")];
const linksOf = (address: string) => {
  const $ = pageAt(address);
  return new Set(
    $("main a")
      .toArray()
      .map((link) => $(link).attr("href")),
  );
};

test("artwork and video pages lead to everybody in them, and promise nobody where nobody is", () => {
  if (!characters) return;
  const missing = pages.flatMap(({ address, characters: people = [] }) => {
    const links = linksOf(address);
    const wrong = people.length > 0 ? "From the story" : "Who is in it";
    expect([address, ...texts(address, "main h2#story")]).not.toContain(wrong);
    return people.filter((slug: string) => !links.has(`${characters}/${slug}`)).map((slug: string) => [address, slug]);
  });
  expect(missing).toEqual([]);
});

test("artwork and video pages lead to a chapter, where there is one to read", () => {
  const chapters = items("chapters").map(({ book, address }) => `${addressOf(book)}/${address}`);
  if (chapters.length === 0) return;
  const deadEnds = pages.filter(({ address }) => !chapters.some((chapter) => linksOf(address).has(chapter)));
  expect(deadEnds.map(({ address }) => address)).toEqual([]);
});

test("a video that names its book leads there", () => {
  const named = pages.filter(({ book }) => book);
  expect(named.filter(({ address, book }) => !linksOf(address).has(addressOf(book)))).toEqual([]);
});
