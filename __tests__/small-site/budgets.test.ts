/**
 * What a page may weigh before anything is read or clicked, in bytes as sent with brotli, which every browser of today
 * takes.
 */
import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import { scriptsTemplateId } from "../../plugins/gatsby-plugin-wake-on-intent";
import { onePerTemplate, pages } from "../site-under-test";
import { fileAt, home, notFound, pageAt } from "../site/built-site";

const KB = 1024;
const documents = [...(process.env.FULL ? pages : onePerTemplate), { address: notFound, template: "404" }];

/**
 * Bytes of HTML beside the content's own words: the page itself, and a part for each picture and each link, so that
 * whoever adds an item or a sentence never meets a budget.
 */
const pageItself = 17.75 * KB;
/**
 * The line of ages with its game, a statement a day, cards that are swiped above folds, and a book with its scene beside
 * it: all of it HTML and CSS.
 */
const besides: Record<string, number> = { home: 3.25 * KB, ages: 0.75 * KB, lessons: 0.6 * KB, book: 0.35 * KB };
const perPicture = 20;
const perLink = 30;

/**
 * Kilobytes of scripts that run at once: the pages of the story also keep the place of whoever reads on, books show
 * their pictures large, those with the line of ages keep a ticket, those with a statement a day choose it, home's slides are
 * turned by hand, and Find asks for its own.
 */
const mostScripts: Record<string, number> = {
  home: 5.4,
  book: 5.5,
  chapter: 4.5,
  ages: 4.3,
  lessons: 4.1,
  find: 4.35,
};
const usualScripts = 3.95;

/** Pages share most of their styles and scripts: each is compressed once. */
const known = new Map<string, number>();
function compressed(text: string): number {
  const size = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, size);
  return size;
}

const text = (elements: { text(): string }) => elements.text();

/** The fonts that words in the usual letters load: files other than the whole ones. */
const fontFiles = (page: CheerioAPI) =>
  [...new Set([...text(page("#fonts")).matchAll(/url\("([^"]+)"\)/g)].map(([, address = ""]) => address))].filter(
    (address) => !address.includes("-whole-"),
  );

describe.each(documents)("$address", ({ address, template }) => {
  const page = pageAt(address);

  test("weighs no more than its words, pictures and links account for", () => {
    const { size } = statSync(`${fileAt(address)}.br`);
    const alts = page("main img")
      .toArray()
      .map(({ attribs }) => attribs.alt);
    const words = compressed(`${text(page("main"))} ${alts.join(" ")}`.replace(/\s+/g, " "));
    const items = perPicture * page("main picture").length + perLink * page("main a").length;
    expect(size - words).toBeLessThanOrEqual(pageItself + (besides[template] ?? 0) + items);
  });

  test("needs at most 10.25 KB of styles: those of what it opens on in the page, the others in one file", () => {
    const linked = page('link[rel="stylesheet"]').toArray();
    expect(linked.length).toBeLessThanOrEqual(1);
    const later = linked.map(({ attribs }) => readFileSync(fileAt(attribs.href ?? "") ?? "", "utf8"));
    expect(compressed(`${text(page("style:not(#fonts)"))}${later}`)).toBeLessThanOrEqual(10.25 * KB);
  });

  test("loads no script: those of the application sleep in the template, the rest are small and in the page", () => {
    expect(page(`#${scriptsTemplateId}`).html()).toContain("<script src=");
    // What is in the template belongs to no page yet.
    const awake = (selector: string) => page(selector).filter((_, element) => page(element).closest("html").length > 0);
    expect(awake("script[src], link[as=script], link[rel=modulepreload]").length).toBe(0);
    // Without what is written down for search engines, which runs nothing, and the page's address: they are content.
    const scripts = text(awake('script:not([type="application/ld+json"])')).replaceAll(address, "");
    expect(compressed(scripts)).toBeLessThanOrEqual((mostScripts[template] ?? usualScripts) * KB);
  });
});

test("the fonts of a first visit weigh at most 22 KB together", () => {
  const bytes = fontFiles(pageAt(home)).map((address) => statSync(fileAt(address) ?? "").size);
  expect(bytes).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(22 * KB);
});
