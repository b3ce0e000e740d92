import { load } from "cheerio";
import { albumPageUrl, cardDocument } from "../../../src/templates/music/card-document";

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
  const attacks = [
    `"><script>alert(1)</script>`,
    `</title><script>alert(1)</script>`,
    `Tom & "Jerry" <b>loud</b> &amp; 'live'`,
    `" onload="alert(1)`,
    "חברים בזמן",
  ];

  test.each(attacks)("the album's card escapes markup in the title %s", (title) => {
    const $ = load(card({ title, alt: title }));
    expect($("title").text()).toBe(title);
    expect($("img").attr("alt")).toBe(title);
    expect($("script, b, [onload]")).toHaveLength(0);
  });

  test("the album's card keeps every character of the player's URL", () => {
    const embedUrl = 'https://player.example/album?id=1&theme="dark"&x=<y>';
    const $ = load(card({ embedUrl }));
    expect($("a").first().attr("href")).toBe(embedUrl);
    expect($("a").first().text()).toBe("Play the album");
  });

  test("the album's card links to the album at its service, in a new tab, as a fallback", () => {
    const $ = load(card());
    expect($("p a").attr("href")).toBe("https://open.spotify.com/album/EXAMPLEALBUM0000000001");
    expect($("p a").attr("target")).toBe("_blank");
    expect($("p a").text()).toBe("open.spotify.com");
  });

  test.each([
    ["https://embed.music.apple.com/gb/album/quantanite/1", "https://music.apple.com/gb/album/quantanite/1"],
    [
      "https://bandcamp.com/EmbeddedPlayer/album=1/size=large/",
      "https://bandcamp.com/EmbeddedPlayer/album=1/size=large/",
    ],
  ])("the album of the player %s is at %s", (player, album) => {
    expect(albumPageUrl(player)).toBe(album);
  });

  test("the album's card heeds what readers have chosen, though its page's styles do not reach it", () => {
    for (const chosen of ["text=larger", "text=largest", "spacing=wider", "font=plain"])
      expect(card()).toContain(`[data-reading-${chosen}] `);
  });

  test("the album's card takes a cover in a single format", () => {
    const $ = load(card({ cover: { fallback: { src: "/static/cover.png" } } }));
    expect($("source")).toHaveLength(0);
    expect($("img").attr("src")).toBe("/static/cover.png");
  });
});
