/** Everything that the built pages refer to is there and is what they say it is. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { addressesOf, hosting, items, site, siteFolder } from "../site-under-test";
import {
  absolute,
  at,
  collapseSpace,
  fileAt,
  isInternal,
  listedPages,
  notFound,
  pageAt,
  publicFolder,
  unlistedPages,
} from "./built-site";

const ownRoutes = [...listedPages, ...unlistedPages];
const allPages = [...ownRoutes, notFound, ...hosting.aliases.map(({ from }) => from)];

/** The addresses in a srcset with the width that each promises. */
const candidates = (srcset: string) =>
  srcset.split(/,\s+|,(?=\/)/).map((candidate) => {
    const [address = "", width = ""] = candidate.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });

/** Every address that a document asks a browser to fetch or to go to, with the element that names it. */
function addresses($: CheerioAPI): { address: string; from: string }[] {
  const found: { address: string; from: string }[] = [];
  const take = (selector: string, read: (value: string) => string[], attribute: string) => {
    for (const element of $(selector).toArray()) {
      for (const address of read($(element).attr(attribute) ?? "")) found.push({ address, from: selector });
    }
  };
  const whole = (value: string) => [value];
  const ofSrcset = (value: string) => candidates(value).map(({ address }) => address);
  take("[href]", whole, "href");
  take("[src]", whole, "src");
  take("[srcset]", ofSrcset, "srcset");
  take("[imagesrcset]", ofSrcset, "imagesrcset");
  take('meta[property="og:image"]', whole, "content");
  const css = [...$("style").toArray(), ...$("[style]").toArray()].map(
    (e) => `${$(e).text()} ${$(e).attr("style") ?? ""}`,
  );
  for (const [, address = ""] of css.join(" ").matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)) {
    found.push({ address, from: "style" });
  }
  for (const frame of $("iframe[srcdoc]").toArray()) found.push(...addresses(load($(frame).attr("srcdoc") ?? "")));
  return found;
}

describe.each(allPages)("%s", (route) => {
  test("refers to nothing that is missing: pages, parts of pages, pictures, scripts, styles, fonts", () => {
    const missing = addresses(pageAt(route)).filter(({ address }) => {
      const url = absolute(address, route);
      if (!isInternal(url) || url.protocol === "data:") return false;
      const file = fileAt(url.pathname);
      if (!file) return true;
      if (!url.hash) return false;
      if (file.endsWith(".svg")) return !readFileSync(file, "utf8").includes(`id="${url.hash.slice(1)}"`);
      const target = file.endsWith(".html") ? pageAt(url.pathname === notFound ? route : url.pathname) : undefined;
      return target?.(`[id="${decodeURIComponent(url.hash.slice(1))}"]`).length !== 1;
    });
    expect(missing).toEqual([]);
  });

  test("leads to pages by the address that they call their own", () => {
    const others = pageAt(route)("a[href]")
      .toArray()
      .map((link) => absolute(pageAt(route)(link).attr("href") ?? "", route))
      .filter((url) => isInternal(url) && !path.extname(url.pathname) && !url.hash)
      .filter(({ pathname }) => !ownRoutes.includes(pathname));
    expect(others.map(({ href }) => href)).toEqual([]);
  });

  test("fetches nothing from another site by itself", () => {
    const $ = pageAt(route);
    const fetched = addresses($).filter(({ from }) => from !== "[href]");
    const linked = $("link[href]")
      .not('[rel="canonical"]')
      .toArray()
      .map((link) => ({ address: $(link).attr("href") ?? "" }));
    const foreign = [...fetched, ...linked].filter(({ address }) => {
      const url = absolute(address, route);
      return url.protocol !== "data:" && !isInternal(url);
    });
    expect(foreign).toEqual([]);
  });

  test("says of every picture what it shows, and keeps its place", () => {
    const $ = pageAt(route);
    for (const picture of $("img").toArray()) {
      const { src, alt, width, height } = picture.attribs;
      expect([src, alt]).toEqual([src, expect.any(String)]);
      expect([src, Number(width) > 0, Number(height) > 0]).toEqual([src, true, true]);
      // An empty alt is for a picture beside the same words, or one that is kept from readers of screens, or that the
      // page has shown and described before.
      const isSilent = $(picture).closest('[aria-hidden="true"]').length > 0;
      const isShownAgain = $(`img[src="${src}"]`).is((_, other) => Boolean(other.attribs.alt));
      const beside = $(picture).closest("a:not([aria-hidden]), li").add($(picture).closest(":not(img, picture)"));
      if (alt === "" && !isSilent && !isShownAgain) expect([src, collapseSpace(beside.text())]).not.toEqual([src, ""]);
    }
  });

  test("fetches the first screen's picture at once and all others when they are near", () => {
    const $ = pageAt(route);
    const all = $("main img").filter((_, picture) => picture.attribs.loading !== "lazy");
    // A sheet of badges shows one file many times.
    const files = new Set(all.toArray().map(({ attribs }) => attribs.src));
    const eager = all.slice(0, files.size);
    expect(eager.length).toBeLessThanOrEqual(1);
    if (eager.length > 0) expect($("main img").first().is(eager)).toBe(true);
    for (const picture of eager.toArray()) expect(picture.attribs.fetchpriority).toBe("high");
  });
});

test("every responsive picture has AVIF and a fallback, each file as wide as it says", async () => {
  const promised = new Map<string, number>();
  for (const route of ownRoutes) {
    const $ = pageAt(route);
    for (const picture of $("main picture").toArray()) {
      const src = $(picture).find("img").attr("src");
      const sources = $(picture)
        .find("source")
        .toArray()
        .map(({ attribs: { type, media } }) => ({ type, media }));
      const [{ media } = { media: undefined }] = sources;
      // A picture in two cuts has one for either side of a line, so that every screen gets AVIF.
      const screens = media ? [media, `not all and ${media}`] : [undefined];
      expect([src, sources]).toEqual([expect.any(String), screens.map((one) => ({ type: "image/avif", media: one }))]);
      for (const element of $(picture).find("[srcset]").toArray()) {
        for (const { address, width } of candidates($(element).attr("srcset") ?? "")) promised.set(address, width);
        expect($(element).attr("sizes")).toBeTruthy();
      }
    }
  }
  expect(promised.size).toBeGreaterThan(0);
  for (const [address, width] of promised) {
    const metadata = await sharp(fileAt(address)).metadata();
    expect([address, metadata.width]).toEqual([address, width]);
  }
}, 60_000);

test("every picture keeps the place of its own shape", async () => {
  for (const route of ownRoutes) {
    for (const picture of pageAt(route)("main picture img").toArray()) {
      const { src, width, height } = picture.attribs;
      const file = await sharp(fileAt(src ?? "")).metadata();
      const difference = Number(width) / Number(height) / (file.width / file.height);
      expect([src, Math.abs(difference - 1) < 0.02]).toEqual([src, true]);
    }
  }
}, 60_000);

describe("downloads", () => {
  interface Offered {
    route: string;
    href: string;
    fileName: string;
    /** The words beside the link: type, pixels, size. */
    facts: string;
    /** The picture in data/. */
    source: string;
  }

  const prefix = `${site.downloadPrefix}-`;

  /** The picture below data/ that a download is a copy of; none where it was made by the build. */
  function original(href: string): string | undefined {
    const [folder = "", fileName = ""] = href.replace(at("/downloads/"), "").split("/");
    const { image } = items(folder).find(({ slug }) => fileName === `${prefix}${slug}${path.extname(fileName)}`) ?? {};
    return image && path.join(siteFolder, "data", folder, image);
  }

  const offered = ownRoutes.flatMap((route) => {
    const $ = pageAt(route);
    return $("a[download]")
      .toArray()
      .map((link) => {
        const { href = "", download = "" } = link.attribs;
        const facts = collapseSpace($(link).parent().find("p").text());
        return { route, href, fileName: download, facts, source: original(href) };
      })
      .filter((link): link is Offered => link.source !== undefined);
  });

  test.each(["artwork", "gallery", "free-t-shirts"])("every picture of data/%s is offered", (folder) => {
    const sources = offered.map(({ source }) => source);
    for (const { image } of items(folder)) {
      expect(sources).toContain(path.join(siteFolder, "data", folder, image));
    }
  });

  for (const { href, fileName, source } of offered) {
    test(`${href} is the original, byte for byte, under a readable name`, () => {
      const file = fileAt(href);
      expect(file && readFileSync(file).equals(readFileSync(source))).toBe(true);
      expect(fileName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+\.(jpe?g|png)$/);
      expect(href.endsWith(`/${fileName}`)).toBe(true);
    });
  }

  // The cards of a list tell the type and the size alone; downloads.test.ts reads them.
  const lists = [...addressesOf("artwork"), ...addressesOf("artwork-kind")];
  const inFull = offered.filter(({ route }) => !lists.includes(route));

  for (const { href, facts, source } of inFull) {
    test(`the words on ${href} are true: ${facts}`, async () => {
      const bytes = readFileSync(source);
      const { format, autoOrient } = await sharp(bytes).metadata();
      const [type, pixels, size = ""] = facts.split(", ");
      expect(type).toBe(format === "jpeg" ? "JPG" : "PNG");
      expect(pixels?.replace(" (4K)", "")).toBe(`${autoOrient.width} × ${autoOrient.height}`);
      const [amount = "", unit = ""] = size.split(" ");
      const inUnit = bytes.length / (unit === "MB" ? 1_000_000 : 1000);
      expect(unit).toMatch(/^(KB|MB)$/);
      expect(Math.abs(Number(amount) - inUnit)).toBeLessThanOrEqual(unit === "MB" ? 0.05 : 0.5);
    });
  }
});

test("the web manifest's icons are there, as large as it says", async () => {
  const manifest = JSON.parse(readFileSync(path.join(publicFolder, "site.webmanifest"), "utf8"));
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      fileAt(new URL(src, new URL(at("/site.webmanifest"), site.url)).pathname),
    ).metadata();
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.id).toBe(at("/"));
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  expect(fileAt(at("/favicon.ico"))).toBeDefined();
});
