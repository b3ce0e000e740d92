/** What only another series' site can show: nothing of this project's own story in it, and what content may be like. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/hosting/list-files";
import { at, mainText, pageAt, publicFolder, texts } from "../site/built-site";
import { items, pages, site } from "../site-under-test";
import { longWord, manyArtworks, oddName } from "./content";

const project = path.resolve(__dirname, "../..");
const readJson = (file: string) => JSON.parse(readFileSync(path.join(project, file), "utf8"));

const jsonIn = (folder: string): Record<string, string>[] =>
  readdirSync(path.join(project, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => readJson(`${folder}/${name}`));

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("of the story that this project comes with", () => {
  test("no name, title or made-up word is left", async () => {
    const own = readJson("data/site.json");
    const story = [
      own.name,
      own.tagline,
      ...jsonIn("data/characters").flatMap(({ name = "" }) => [name, name.split(" ")[0] ?? ""]),
      ...jsonIn("data/books").map(({ title }) => title),
      ...jsonIn("data/words").flatMap(({ name, origin }) => (origin === "made-up" ? [name] : [])),
    ].filter((word): word is string => typeof word === "string" && word.length > 2);
    const names = new RegExp(`(?<![\\p{L}])(?:${[...new Set(story)].map(escaped).join("|")})(?![\\p{L}])`, "u");
    const told = (await listFiles(publicFolder))
      .filter((file) => /\.(?:html|js|json|xml|txt|webmanifest|svg|css)$/.test(file))
      .flatMap((file) => {
        const [word] = readFileSync(path.join(publicFolder, file), "utf8").match(names) ?? [];
        return word ? [`${word} in ${file}`] : [];
      });
    expect(told).toEqual([]);
  });

  test("no picture is left", async () => {
    const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
    const pictures = async (folder: string) =>
      (await listFiles(folder))
        .filter((file) => /\.(?:avif|webp|jpe?g|png|svg|ico)$/.test(file))
        .map((file) => path.join(folder, file));
    const own = new Set((await pictures(path.join(project, "data"))).map(digest));
    const left = (await pictures(publicFolder)).filter((file) => own.has(digest(file)));
    expect(left).toEqual([]);
  });
});

test("a name with marks and tags in it is shown as it is written, wherever it stands", () => {
  const own = pages.find(({ address }) => address.endsWith("/artwork/0"));
  expect(own && texts(own.address, "h1")).toEqual([oddName]);
  for (const { address } of pages)
    expect(pageAt(address)("b").filter((_, bold) => pageAt(address)(bold).text() === "Null")).toHaveLength(0);
  expect(pageAt(own?.address ?? "")("title").text()).toContain(oddName);
});

test("a list with more pictures than it shows says how many there are, and leads to all of them", () => {
  const gallery = at(items("pages").find(({ template }) => template === "artwork")?.path);
  expect(mainText(gallery)).toContain(`${manyArtworks}`);
  const lists = pages.filter(({ template }) => /^artwork/.test(template));
  const linked = new Set(
    lists.flatMap(({ address }) =>
      pageAt(address)("main a[href]")
        .toArray()
        .map((link) => pageAt(address)(link).attr("href")),
    ),
  );
  for (const { slug } of items("artwork")) expect(linked).toContain(at(`/artwork/${slug}`));
});

test("what the series does not have is on no page and in no menu", () => {
  expect(items("music")).toEqual([]);
  expect(pages.filter(({ template }) => ["music", "videos", "video"].includes(template))).toEqual([]);
  for (const { address } of pages) {
    expect([address, pageAt(address)('a[href$="/music"], a[href$="/videos"]').length]).toEqual([address, 0]);
  }
});

test("a shop with nothing in it says so", () => {
  const shop = at(items("pages").find(({ template }) => template === "shop")?.path);
  expect(mainText(shop)).toContain(site.houseWords?.nothingYet ?? "Nothing here yet.");
});

test("what is written from right to left is told so by its own letters", () => {
  const [first] = items("characters");
  const address = at(`/characters/${first.slug}`);
  expect(texts(address, "h1").join()).toContain(first.name);
});

test("the longest word is whole in the book's heading", () => {
  const [book] = items("books");
  expect(texts(at(book.path), "h1").join()).toContain(longWord);
  expect(existsSync(path.join(publicFolder, book.path, "index.html"))).toBe(true);
});
