import { load } from "cheerio";
import { cardDocument } from "../../src/components/album-player/card-document";

const card = (changes: Partial<Parameters<typeof cardDocument>[0]> = {}) =>
  cardDocument({
    title: "ChapterVerse One - The Beginning",
    alt: "Album cover: a huge vinyl record shines like a portal over the sea.",
    embedUrl: "https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001",
    cover: {
      fallback: { src: "/static/cover.jpg" },
      sources: [{ type: "image/avif", srcSet: "/static/cover-240.avif 240w,/static/cover.avif 640w" }],
    },
    fonts: '@font-face{font-family:"Lilita One"}',
    ...changes,
  });

describe("the card in a music frame", () => {
  test("is a whole document with the album's name, cover and player", () => {
    const $ = load(card());
    expect($("html").attr("lang")).toBe("en-GB");
    expect($("title").text()).toBe("ChapterVerse One - The Beginning");
    expect($("img").attr("src")).toBe("/static/cover.jpg");
    expect($("img").attr("alt")).toContain("vinyl record");
    expect($("source").attr("srcset")).toBe("/static/cover-240.avif 240w,/static/cover.avif 640w");
    expect($("a").attr("href")).toBe("https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001");
  });

  test("says who will know, by the player's own host", () => {
    expect(load(card())("p").text()).toContain("open.spotify.com");
  });

  const attacks = [
    `"><script>alert(1)</script>`,
    `</title><script>alert(1)</script>`,
    `Tom & "Jerry" <b>loud</b> &amp; 'live'`,
    `" onload="alert(1)`,
    "חברים בזמן",
  ];

  test.each(attacks)("shows the title %s as words", (title) => {
    const $ = load(card({ title, alt: title }));
    expect($("title").text()).toBe(title);
    expect($("img").attr("alt")).toBe(title);
    expect($("script, b, [onload]")).toHaveLength(0);
  });

  test("keeps every character of the player's address", () => {
    const embedUrl = 'https://player.example/album?id=1&theme="dark"&x=<y>';
    const $ = load(card({ embedUrl }));
    expect($("a").attr("href")).toBe(embedUrl);
    expect($("a").text()).toBe("Play the album");
  });

  test("has the same style for every album, so that one hash names it", () => {
    expect(load(card({ title: "Another" }))("style").text()).toBe(load(card())("style").text());
  });

  test("stands with a cover of one format", () => {
    const $ = load(card({ cover: { fallback: { src: "/static/cover.png" } } }));
    expect($("source")).toHaveLength(0);
    expect($("img").attr("src")).toBe("/static/cover.png");
  });
});
