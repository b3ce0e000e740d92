import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeHosting, headersFor } from "../../src/hosting/description";
import { headersFile, redirectsFile } from "../../src/hosting/netlify";
import { nginxSite } from "../../src/hosting/nginx";
import { readTrustedOrigins } from "../../src/hosting/trusted-origins";
import { temporaryFolder } from "../temporary-folder";
import { smallBuild } from "./small-build";

const build = {
  ...smallBuild,
  pages: ["/", "/shop", "/book-one-the-discovery"],
  aliases: [
    { from: "/store", to: "/shop" },
    { from: "/book-one-the-beginning", to: "/book-one-the-discovery" },
  ],
  trusted: readTrustedOrigins("data"),
};

describe("_headers", () => {
  const lines = headersFile(describeHosting(build)).trimEnd().split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));

  test("stays within Cloudflare's limits of 100 rules and 2,000 characters a line", () => {
    expect(paths.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test("sets no header twice for one path, because Cloudflare would join the values", () => {
    const rules = new Map<string, string[]>();
    for (const line of lines) {
      if (line.startsWith("/")) rules.set(line, []);
      else [...rules.values()].at(-1)?.push(line.trim().split(":")[0] ?? "");
    }
    for (const address of [
      "/static/a/raptor-moon.avif",
      "/static/captions-0a1b.css",
      "/static/lilita-one-0a1b.woff2",
      "/app-0a1b.js",
      "/downloads/artwork/quantanite-raptor-moon.jpg",
    ]) {
      // Policies are meant to be joined: browsers then heed both.
      const names = [...rules]
        .filter(([pattern]) => headersFor(address, [{ pattern, headers: { matches: "yes" } }]).matches)
        .flatMap(([, all]) => all);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test("has nothing remembered for longer than an hour, since these hosts send it with 404s as well", () => {
    const cached = lines.filter((line) => line.includes("Cache-Control"));
    expect(cached.length).toBeGreaterThan(0);
    for (const line of cached) expect(Number(line.match(/max-age=(\d+)/)?.[1])).toBeLessThanOrEqual(3600);
    expect(lines.join("\n")).not.toContain("immutable");
  });

  test("lets no drawing run anything", () => {
    const [, policy] = lines.slice(lines.indexOf("/*.svg"));
    expect(policy).toMatch(/Content-Security-Policy: default-src 'none';.* sandbox$/);
  });
});

describe("_redirects", () => {
  const rules = redirectsFile(describeHosting(build)).split("\n");

  test("leads each alias to its page, in words that every host knows", () => {
    expect(rules.filter((rule) => rule.startsWith("/store "))).toEqual(["/store /shop 301"]);
    for (const rule of rules.filter(Boolean)) expect(rule).toMatch(/^\/\S* \/\S* 301$/);
  });

  test("has one rule for each page, so that Cloudflare's 2,000 are enough for as many", () => {
    const pages = Array.from({ length: 500 }, (_, index) => `/artwork/picture-${index}`);
    const many = redirectsFile(describeHosting({ ...build, pages, aliases: [] }));
    expect(many.match(/^\//gm)).toHaveLength(pages.length);
  });

  test("leads no path to itself", () => {
    for (const rule of rules.filter((line) => line.startsWith("/"))) {
      const [from, to] = rule.split(" ");
      expect(from).not.toBe(to);
    }
  });

  test("carries the path prefix on both sides", () => {
    const prefixed = redirectsFile(
      describeHosting({
        ...build,
        pathPrefix: "/quantanite",
        pages: ["/quantanite/", "/quantanite/shop"],
        aliases: [{ from: "/quantanite/store", to: "/quantanite/shop" }],
      }),
    );
    expect(prefixed).toMatch(/^\/quantanite\/store \/quantanite\/shop 301$/m);
    expect(prefixed).toMatch(/^\/quantanite\/shop\/ \/quantanite\/shop 301$/m);
    expect(prefixed).not.toMatch(/^\/(?!quantanite[/ ])/m);
  });
});

test("the nginx configuration names no value that a quote could end early", () => {
  const values = nginxSite(describeHosting(build)).match(/add_header Permissions-Policy (.*) always;/)?.[1];
  expect(values).toMatch(/^"(?:[^"\\]|\\.)*"$/);
});

describe("the other sites that pages work with", () => {
  let folder: string;
  const write = (file: string, content: object) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  };
  beforeEach(() => {
    folder = temporaryFolder();
    write("site.json", { newsletter: { action: "https://letters.example/subscribe?list=books" } });
    write("music/one.json", { embedUrl: "https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001" });
  });

  test("are the newsletter's, the players' and those with video files, as the content has them", () => {
    write("videos/trailer.json", { url: "https://www.youtube.com/watch?v=EXAMPLE0005" });
    write("videos/song.json", { url: "https://www.youtube.com/watch?v=EXAMPLE0003" });
    write("videos/workflow.json", { url: "https://films.example/workflow.mp4" });
    expect(readTrustedOrigins(folder).media).toEqual(["https://films.example"]);
    write("videos/spoken.json", { url: "https://films.example/spoken.mp4", captions: "/captions/spoken.vtt" });
    expect(readTrustedOrigins(folder)).toEqual({
      forms: ["https://letters.example"],
      frames: ["https://open.spotify.com", "https://www.youtube-nocookie.com"],
      media: ["'self'", "https://films.example"],
    });
  });

  test("are other services' players where the content has those", () => {
    write("videos/trailer.json", { url: "https://vimeo.com/76979871" });
    write("music/one.json", { embedUrl: "https://bandcamp.com/EmbeddedPlayer/album=1234567890/size=large/" });
    write("music/two.json", { embedUrl: "https://embed.music.apple.com/gb/album/the-signal/1234567890" });
    expect(readTrustedOrigins(folder).frames).toEqual([
      "https://bandcamp.com",
      "https://embed.music.apple.com",
      "https://player.vimeo.com",
    ]);
  });

  test("are no list's where the site has no newsletter", () => {
    write("site.json", {});
    expect(readTrustedOrigins(folder).forms).toEqual([]);
  });

  test("are none that the content does not name", () => {
    write("videos/workflow.json", { url: "https://films.example/workflow.mp4" });
    expect(readTrustedOrigins(folder).frames).toEqual(["https://open.spotify.com"]);
  });

  test("are the newsletter's alone on a site without videos and albums", () => {
    rmSync(path.join(folder, "music"), { recursive: true });
    expect(readTrustedOrigins(folder)).toEqual({ forms: ["https://letters.example"], frames: [], media: [] });
  });
});
