/** What only another series' site can show: nothing of this project's own story in it, and what content may be like. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../plugins/gatsby-adapter-static-hosts";
import { anyOf } from "../../src/content/check/demo-content";
import demoContent from "../../src/content/check/demo-content.json";
import { coloursOf } from "../../src/content/kinds/palette";
import { at, listedPages, mainText, pageAt, publicFolder, texts } from "../site/built-site";
import { items, pages, site } from "../site-under-test";
import { longWord, manyArtworks, oddName, palette } from "./content";

const project = path.resolve(__dirname, "../..");

describe("of the story that this project comes with", () => {
  /** Every file with words in it that is left, with what it says of the story. */
  async function saying(words: RegExp): Promise<string[]> {
    return (await listFiles(publicFolder))
      .filter((file) => /\.(?:html|js|json|xml|txt|webmanifest|svg|css)$/.test(file))
      .flatMap((file) => {
        const [word] = readFileSync(path.join(publicFolder, file), "utf8").match(words) ?? [];
        return word ? [`${word} in ${file}`] : [];
      });
  }

  test("no name, title or made-up word is left", async () => {
    expect(await saying(anyOf([...demoContent.names, ...demoContent.words]))).toEqual([]);
  });

  test("no script and no page has the name that stands in package.json", async () => {
    const { name } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8"));
    expect(await saying(new RegExp(name.replace(/\W/g, "\\W?_?"), "i"))).toEqual([]);
  });

  test("no colour is left", async () => {
    const inUse = new Set(Object.values(coloursOf(palette)));
    const gone = demoContent.colours.filter((colour) => !inUse.has(colour));
    const channels = (colour: string) => colour.match(/\w\w/g)?.map((each) => Number.parseInt(each, 16)) ?? [];
    const spelt = gone.map((colour) => `(?:#|%23)${colour.slice(1)}`);
    const counted = gone.map((colour) => `rgba?\\(${channels(colour).join("[, ]+")}\\b`);
    expect(await saying(new RegExp([...spelt, ...counted].join("|"), "i"))).toEqual([]);
  });

  test("no picture is left, and nothing made of one", async () => {
    const pictures = async (folder: string) =>
      (await listFiles(folder))
        .filter((file) => /\.(?:avif|webp|jpe?g|png|svg|ico)$/.test(file))
        .map((file) => path.join(folder, file));
    const hash = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");
    const own = new Set((await pictures(path.join(project, "data"))).map(hash));
    // Gatsby keeps what it makes of a picture in a folder that is called after the picture's own hash.
    const left = (await pictures(publicFolder)).filter(
      (file) => own.has(hash(file)) || file.split(path.sep).some((part) => own.has(part)),
    );
    expect(left).toEqual([]);
  });
});

test("no two pages that may be found are described alike", () => {
  const described = listedPages.map((route) => pageAt(route)('meta[name="description"]').attr("content"));
  expect(described.filter((one, index) => described.indexOf(one) !== index)).toEqual([]);
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

test("kinds of content that a series lacks are on no page and in no menu", () => {
  expect(items("music")).toEqual([]);
  expect(pages.filter(({ template }) => template === "music")).toEqual([]);
  for (const { address } of pages) {
    expect([address, pageAt(address)('a[href$="/music"]').length]).toEqual([address, 0]);
  }
});

test("a page of which there is nothing yet says so", () => {
  const clothing = at(items("pages").find(({ template }) => template === "roblox")?.path);
  expect(mainText(clothing)).toContain(site.houseWords?.nothingYet ?? "Nothing here yet.");
});

test("a name written from right to left is shown in its own letters", () => {
  const [first] = items("characters");
  const address = at(`/characters/${first.slug}`);
  expect(texts(address, "h1").join()).toContain(first.name);
});

test("the longest word is whole in the book's heading", () => {
  const [book] = items("books");
  expect(texts(at(book.path), "h1").join()).toContain(longWord);
  expect(existsSync(path.join(publicFolder, book.path, "index.html"))).toBe(true);
});

test("no two pages share a title", () => {
  const titles = pages.map(({ address }) => pageAt(address)("title").text());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
