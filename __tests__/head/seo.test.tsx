import { load } from "cheerio";
import type { HeadFC, HeadProps } from "gatsby";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import site from "../../data/site.json";
import { artworkKindNames } from "../../src/content/kinds/artwork-kinds";
import { Head as NotFoundHead } from "../../src/pages/404";
import { Head as ArtworkHead } from "../../src/templates/artwork";
import { Head as BookHead } from "../../src/templates/book";
import { Head as HomeHead } from "../../src/templates/home";
import { Head as MusicHead } from "../../src/templates/music";
import { Head as PrivacyPolicyHead } from "../../src/templates/privacy-policy";
import { Head as RobloxHead } from "../../src/templates/roblox";
import { Head as ShopHead } from "../../src/templates/shop";
import { Head as VideosHead } from "../../src/templates/videos";
import {
  album,
  artwork,
  artworksByKind,
  book,
  freeTShirt,
  home,
  merchItem,
  page,
  policy,
  robloxItem,
  shared,
  slide,
  video,
} from "../components/samples";

const siteShareImage = `${site.url}/static/${site.shareImage}`;

/** The head of a page, read as a search engine or a social network reads it. */
function head<Data extends object>(Head: HeadFC<Data>, data: Data) {
  const $ = load(`<head>${renderToStaticMarkup(<Head {...({ data } as HeadProps<Data>)} />)}</head>`);
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");
  return { $, meta };
}

const shop = (slugs: string[], changes = {}) => ({
  page: { ...page("/shop", "Merchandise", ["grown-ups"]), ...changes },
  items: { nodes: slugs.map((slug) => merchItem(slug)) },
  shared: shared(slugs.map((slug) => merchItem(slug))),
});

const description = (name: string) => page("/", name).description;
const share = (name: string) => `${site.url}/static/share/${name}.jpg`;

const pages = [
  {
    template: "home",
    read: () => head(HomeHead, home({}, [slide("rides"), slide("wakes")])),
    path: "/",
    title: `Home | ${site.name}`,
    description: description("Home"),
    image: share("rides"),
    imageAlt: "The scene of rides.",
    preload: "/static/rides.avif",
  },
  {
    template: "shop",
    read: () => head(ShopHead, shop(["hoodie", "cap"])),
    path: "/shop",
    title: `Merchandise | ${site.name}`,
    description: description("Merchandise"),
    image: share("hoodie"),
    imageAlt: "A photo of hoodie.",
    preload: "/static/hoodie.avif",
  },
  {
    template: "artwork",
    read: () =>
      head(ArtworkHead, {
        page: page("/artwork", "Free Downloads", ["terms", ...artworkKindNames]),
        artworks: artworksByKind([
          artwork("badge", { kind: "PRINTABLE" }),
          artwork("raptor-moon"),
          artwork("time-tunnel"),
        ]),
        shared: shared([artwork("raptor-moon")]),
      }),
    path: "/artwork",
    title: `Free Downloads | ${site.name}`,
    description: description("Free Downloads"),
    image: share("raptor-moon"),
    imageAlt: "Pip in front of raptor-moon.",
    preload: "/static/raptor-moon.avif",
  },
  {
    template: "book",
    read: () => head(BookHead, { book: book(), series: { nodes: [] } }),
    path: "/book-one-the-discovery",
    title: `Book One: The Discovery | ${site.name}`,
    description: "Three friends, one BMX and a crystal that folds time.",
    image: share("book-one-cover"),
    imageAlt: "Book cover: Finn leaps out of a glowing ring.",
    preload: "/static/book-one-cover.avif",
    type: "book",
  },
  {
    template: "privacy-policy",
    read: () => head(PrivacyPolicyHead, { page: page("/privacy-policy", "Privacy Policy"), privacyPolicy: policy() }),
    path: "/privacy-policy",
    title: `Privacy Policy | ${site.name}`,
    description: description("Privacy Policy"),
    image: siteShareImage,
    imageAlt: site.shareImageAlt,
  },
  {
    template: "roblox",
    read: () =>
      head(RobloxHead, {
        page: page("/roblox", "Roblox Free Skins", ["items", "robux", "free-t-shirts"]),
        items: { nodes: [robloxItem("black-shirt")] },
        shared: shared([robloxItem("black-shirt")]),
        shirts: { nodes: [freeTShirt("drake")] },
      }),
    path: "/roblox",
    title: `Roblox Free Skins | ${site.name}`,
    description: description("Roblox Free Skins"),
    image: share("black-shirt"),
    imageAlt: "An avatar wears black-shirt.",
    preload: "/static/drake.avif",
  },
  {
    template: "music",
    read: () =>
      head(MusicHead, {
        page: page("/music", "Music", ["player"]),
        albums: { nodes: [album("two")] },
        shared: shared([album("two")]),
      }),
    path: "/music",
    title: `Music | ${site.name}`,
    description: description("Music"),
    image: share("two"),
    imageAlt: "The cover of two.",
  },
  {
    template: "videos",
    read: () =>
      head(VideosHead, {
        page: page("/videos", "Videos", ["player"]),
        videos: { nodes: [video("trailer")] },
        shared: shared([video("trailer")]),
      }),
    path: "/videos",
    title: `Videos | ${site.name}`,
    description: description("Videos"),
    image: share("trailer"),
    imageAlt: "A still of trailer.",
    preload: "/static/trailer.avif",
  },
];

describe.each(pages)("the head of the $template page", (expected) => {
  const { $, meta } = expected.read();
  const address = `${site.url}${expected.path}`;

  test("has the page's title and description", () => {
    expect($("title").text()).toBe(expected.title);
    expect(meta("description")).toBe(expected.description);
  });

  test("names the one address of the page and lets it be found", () => {
    expect($('link[rel="canonical"]').attr("href")).toBe(address);
    expect(meta("robots")).toBeUndefined();
  });

  test("tells social networks the same, with a picture of its own size and words", () => {
    expect({
      title: meta("og:title"),
      description: meta("og:description"),
      type: meta("og:type"),
      url: meta("og:url"),
      site: meta("og:site_name"),
      locale: meta("og:locale"),
      image: meta("og:image"),
      size: `${meta("og:image:width")}x${meta("og:image:height")}`,
      alt: meta("og:image:alt"),
      card: meta("twitter:card"),
    }).toEqual({
      title: expected.title,
      description: expected.description,
      type: expected.type ?? "website",
      url: address,
      site: site.name,
      locale: "en_GB",
      image: expected.image,
      size: "1200x630",
      alt: expected.imageAlt,
      card: "summary_large_image",
    });
  });

  test("has the browser fetch the first screen's picture in its best format, if there is one", () => {
    const preload = $('link[rel="preload"][as="image"]');
    expect(preload).toHaveLength(expected.preload ? 1 : 0);
    expect(preload.attr("imagesrcset")?.split(/[\s,]+/)).toEqual(
      expected.preload && expect.arrayContaining([expected.preload]),
    );
  });

  test("says nothing twice", () => {
    const ids = $("head > *")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the head of the 404 page", () => {
  const { $, meta } = head(NotFoundHead as HeadFC<object>, {});

  test("keeps the page out of search engines and has no canonical address", () => {
    expect(meta("robots")).toBe("noindex");
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });

  test("is titled and described all the same", () => {
    expect($("title").text()).toBe(`Page Not Found | ${site.name}`);
    expect(meta("description")).toBe("The page you're looking for doesn't exist or has been moved.");
    expect(meta("og:image")).toBe(siteShareImage);
  });
});

describe("a page's head", () => {
  test("shows the page's own title where it has one", () => {
    const title = "The Quantanite Trilogy: time-travel adventures";
    const { $, meta } = head(ShopHead, shop(["hoodie"], { title }));
    expect($("title").text()).toBe(title);
    expect(meta("og:title")).toBe(title);
  });

  test("falls back to the site's picture and its words where the page shows nothing", () => {
    const { $, meta } = head(ShopHead, shop([]));
    expect(meta("og:image")).toBe(siteShareImage);
    expect(meta("og:image:alt")).toBe(site.shareImageAlt);
    expect($('link[rel="preload"]')).toHaveLength(0);
  });

  test("escapes quotes, ampersands and tags", () => {
    const words = `Tom & "Jerry" <script>alert(1)</script>`;
    const { $, meta } = head(ShopHead, shop(["hoodie"], { name: words, description: words }));
    expect($("title").text()).toBe(`${words} | ${site.name}`);
    expect(meta("description")).toBe(words);
    expect(meta("og:title")).toBe(`${words} | ${site.name}`);
    expect($("script").not('[type="application/ld+json"]')).toHaveLength(0);
  });

  test("of a page that is gone says nothing", () => {
    expect(
      head(ShopHead, { ...shop([]), page: null })
        .$("head")
        .children(),
    ).toHaveLength(0);
  });
});

test("a name that leaves no room for the site's stands alone, and a longer one is cut", () => {
  const titleOf = (name: string, title: string | null = null) => {
    const data = shop(["hoodie"]);
    return head(ShopHead, { ...data, page: { ...data.page, name, title } })
      .$("title")
      .text();
  };
  const name = "A hoodie for ice ages, jumps of every size and rain in Roman Britain";
  expect(titleOf(name)).toBe(name);
  expect(titleOf(`${name}, with two pockets`).length).toBeLessThanOrEqual(70);
  expect(titleOf("Shop")).toBe(`Shop | ${site.name}`);
  expect(titleOf("Shop", `Shop: ${name}`)).toBe("Shop");
});
