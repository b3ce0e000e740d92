/** Asks each web server, on a small site, for everything that a visitor or an attacker might. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../temporary-folder";
import { ask, type RunningServer, serverKinds } from "./servers";
import { writeSite } from "./small-build";

const page = (title: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>${title}</title>` +
  `<script>window.pagePath="${title}"</script></head><body><h1>${title}</h1>${"<p>Ride fast.</p>".repeat(100)}</body></html>`;

const picture = randomBytes(50_000);
const code = `window.site=${JSON.stringify("Ride fast. ".repeat(200))}`;

/** What Gatsby would leave in public/. */
const files: Record<string, string | Buffer> = {
  "index.html": page("Home"),
  "shop/index.html": page("Shop"),
  "artwork/index.html": page("Free Downloads"),
  "404.html": page("Page Not Found"),
  "404/index.html": page("Page Not Found"),
  "page-data/shop/page-data.json": '{"path":"/shop"}',
  "app-0a1b2c3d4e5f60718293.js": code,
  "styles.0a1b2c3d4e5f60718293.css": "h1{color:#fff}",
  "site.webmanifest": "{}",
  "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "networks.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "static/0a1b/map.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  "downloads/map.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "favicon.ico": Buffer.alloc(4000),
  "film.mp4": picture,
  "film.webm": picture,
  "rules.pdf": picture,
  "llms.txt": "# The Quantanite Trilogy",
  "captions/film.vtt": "WEBVTT",
  "static/0a1b/4c5d/raptor-moon.avif": picture,
  "static/0a1b/4c5d/raptor-moon.webp": picture,
  "static/lilita-one-0a1b2c3d.woff2": picture,
  "downloads/artwork/quantanite-raptor-moon.jpg": picture,
  "downloads/chapters/quantanite-chapter-one.epub": picture,
};

const secret = "not for visitors";
let folder: string;

async function buildSite(pathPrefix: string): Promise<string> {
  const site = path.join(folder, pathPrefix || "root");
  await writeSite(site, files, {
    pathPrefix,
    pages: ["/", "/shop", "/artwork"].map((page) => pathPrefix + page),
    aliases: [{ from: `${pathPrefix}/store`, to: `${pathPrefix}/shop` }],
    trusted: {
      forms: ["https://newsletter.example"],
      frames: ["https://open.spotify.com", "https://www.youtube-nocookie.com"],
      media: [],
    },
  });
  writeFileSync(path.join(site, "secret.txt"), secret);
  return site;
}

beforeAll(() => {
  folder = temporaryFolder();
});

const places = [
  { place: "at its host's root", prefix: "" },
  { place: "under /quantanite/", prefix: "/quantanite" },
];

for (const { name, missing, mainlyAtNight, start } of serverKinds) {
  const describeServer = missing ? describe.skip : describe;

  describeServer.each(places.filter(({ prefix }) => prefix || !mainlyAtNight))(
    `${name}${missing ? ` (to test it: ${missing})` : ""}, for a site $place`,
    ({ prefix }) => {
      let server: RunningServer;
      const get = (requestPath: string, headers = {}) => ask(server.port, prefix + requestPath, { headers });

      beforeAll(async () => {
        server = await start(await buildSite(prefix));
      });
      afterAll(() => server.stop());

      test.each(["/", "/shop", "/artwork", "/shop?utm_source=letter"])("%s answers with its page", async (address) => {
        const { status, headers, body } = await get(address);
        expect(status).toBe(200);
        expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(body.toString()).toContain("<h1>");
      });

      test.each([
        ["/index.html", "/"],
        ["/shop/", "/shop"],
        ["/shop/index.html", "/shop"],
        ["/shop.html", "/shop"],
        ["/shop/?size=m", "/shop?size=m"],
        ["/store", "/shop"],
        ["/store/", "/shop"],
        ["/store/index.html", "/shop"],
        ["/store?from=letter&size=m", "/shop?from=letter&size=m"],
        ["/store?next=https://evil.example/%0d%0aX:1", "/shop?next=https://evil.example/%0d%0aX:1"],
      ])("%s leads to %s for good", async (from, to) => {
        const { status, headers } = await get(from);
        expect({ status, location: headers.location }).toEqual({ status: 301, location: prefix + to });
        expect(headers["x-content-type-options"]).toBe("nosniff");
      });

      test.each([
        "/dinosaurs",
        "/dinosaurs/",
        "/shop/dinosaurs",
        "/static",
        "/static/",
        "/static/gone.jpg",
        "/gone.js",
        "/downloads/gone.jpg",
        "/shop/index",
        "/_headers",
        "/_redirects",
        "/404",
        "/404/",
        "/404.html",
        "/404.html/",
        "/_headers/",
        "/icon.svg/",
        "/shop.html.br",
        "/shop/index.html.gz",
        `/${"a".repeat(300)}`,
        `/${"%C3%A9".repeat(200)}/shop`,
        `/${"a%C3%A9".repeat(100)}`,
        "/.git/config",
      ])("%s answers 404 with the page for it", async (address) => {
        const { status, headers, body } = await get(address);
        expect(status).toBe(404);
        expect(body.toString()).toContain("<h1>Page Not Found</h1>");
        expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(headers.vary).toBe("Accept-Encoding");
        expect(headers["content-disposition"]).toBeUndefined();
        expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8};/);
        expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(headers["permissions-policy"]).toContain("camera=(), ");
      });

      test.each([
        ["/app-0a1b2c3d4e5f60718293.js", "text/javascript"],
        ["/styles.0a1b2c3d4e5f60718293.css", "text/css"],
        ["/static/0a1b/4c5d/raptor-moon.avif", "image/avif"],
        ["/static/0a1b/4c5d/raptor-moon.webp", "image/webp"],
        ["/static/lilita-one-0a1b2c3d.woff2", "font/woff2"],
      ])("%s is %s, to be kept for a year", async (address, type) => {
        const { status, headers } = await get(address);
        expect(status).toBe(200);
        expect(headers["content-type"]).toContain(type);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers["x-content-type-options"]).toBe("nosniff");
        // What only documents heed would outweigh a small picture.
        for (const name of ["content-security-policy", "cross-origin-opener-policy", "permissions-policy"])
          expect(headers[name]).toBeUndefined();
      });

      test.each(["/icon.svg", "/networks.svg", "/static/0a1b/map.svg", "/downloads/map.svg"])(
        "%s runs nothing when somebody opens the drawing by itself",
        async (address) => {
          const { status, headers } = await get(address);
          expect(status).toBe(200);
          const policy = String(headers["content-security-policy"]).split("; ");
          expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "sandbox", "img-src data:"]));
          expect(policy.join()).not.toContain("script");
          expect(headers["x-content-type-options"]).toBe("nosniff");
        },
      );

      test("a drawing whose name holds a hash is kept as long as other pictures", async () => {
        const { headers } = await get("/static/0a1b/map.svg");
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        // One whose name holds none, but which all pages show: for a day.
        expect((await get("/networks.svg")).headers["cache-control"]).toBe("public, max-age=86400");
      });

      test.each([
        ["/page-data/shop/page-data.json", "application/json"],
        ["/sw.js", "text/javascript"],
        ["/site.webmanifest", "application/manifest+json"],
        ["/icon.svg", "image/svg+xml"],
        ["/robots.txt", "text/plain; charset=utf-8"],
        ["/llms.txt", "text/plain; charset=utf-8"],
        ["/captions/film.vtt", "text/vtt; charset=utf-8"],
        ["/film.mp4", "video/mp4"],
        ["/film.webm", "video/webm"],
        ["/rules.pdf", "application/pdf"],
        ["/.well-known/security.txt", "text/plain; charset=utf-8"],
      ])("%s is %s, to be asked for again each time", async (address, type) => {
        const { status, headers } = await get(address);
        expect(status).toBe(200);
        expect(headers["content-type"]).toContain(type);
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      });

      test("a page that has not changed is not sent again", async () => {
        const first = await get("/shop");
        const second = await get("/shop", { "If-None-Match": first.headers.etag });
        expect({ status: second.status, bytes: second.body.length }).toEqual({ status: 304, bytes: 0 });
      });

      test.each(["br;q=0", "br; q=0.000, gzip;q=0"])(
        "a browser that refuses an encoding does not get it: %s",
        async (accepted) => {
          for (const address of ["/shop", "/no-such-page"]) {
            const { headers } = await get(address, { "Accept-Encoding": accepted });
            expect(headers["content-encoding"]).toBeUndefined();
          }
        },
      );

      test.each([
        ["/downloads/artwork/quantanite-raptor-moon.jpg", "image/jpeg"],
        ["/downloads/chapters/quantanite-chapter-one.epub", "application/epub+zip"],
      ])("a download is saved under its name and kept for a day: %s is %s", async (address, type) => {
        const { status, headers, body } = await get(address);
        expect(status).toBe(200);
        expect(headers["content-disposition"]).toBe("attachment");
        expect(headers["content-type"]).toBe(type);
        expect(headers["cache-control"]).toBe("public, max-age=86400");
        expect(body.equals(picture)).toBe(true);
      });

      test.each([
        ["bytes=0-99", 206, 0, 100],
        ["bytes=49900-", 206, 49_900, 50_000],
        ["bytes=100-199", 206, 100, 200],
      ])("a download goes on where it was broken off: %s", async (range, status, start, end) => {
        const answer = await get("/downloads/artwork/quantanite-raptor-moon.jpg", { Range: range });
        expect(answer.status).toBe(status);
        expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/50000`);
        expect(answer.body.equals(picture.subarray(start, end))).toBe(true);
      });

      test("for a range of one byte comes that byte, or the whole file as such", async () => {
        const { status, body } = await get("/downloads/artwork/quantanite-raptor-moon.jpg", { Range: "bytes=0-0" });
        expect([status, body.length]).toEqual(status === 206 ? [206, 1] : [200, picture.length]);
      });

      test.each(["bytes=60000-", "bytes=9-1", "bytes=-0", "bytes=x", "lines=1-2", `bytes=${"0-1,".repeat(100)}2-3`])(
        "a range that makes no sense does no harm: %s",
        async (range) => {
          const answer = await get("/downloads/artwork/quantanite-raptor-moon.jpg", { Range: range });
          expect([200, 206, 416]).toContain(answer.status);
          expect((await get("/shop")).status).toBe(200);
        },
      );

      test("text travels compressed, as the browser likes it best", async () => {
        const address = "/app-0a1b2c3d4e5f60718293.js";
        const brotli = await get(address, { "Accept-Encoding": "gzip, deflate, br" });
        expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
        expect(brotliDecompressSync(brotli.body).toString()).toBe(code);
        const gzip = await get(address, { "Accept-Encoding": "gzip" });
        expect(gzip.headers["content-encoding"]).toBe("gzip");
        expect(gunzipSync(gzip.body).toString()).toBe(code);
        const plain = await get(address);
        expect(plain.headers["content-encoding"]).toBeUndefined();
        expect(plain.headers.vary).toBe("Accept-Encoding");
        const icon = await get("/favicon.ico", { "accept-encoding": "identity" });
        expect(icon.headers.vary).toBe("Accept-Encoding");
        expect(plain.body.toString()).toBe(code);
        const shop = await get("/shop", { "Accept-Encoding": "br" });
        expect(brotliDecompressSync(shop.body).toString()).toContain("<h1>Shop</h1>");
        const unknown = await get("/no-such-page", { "Accept-Encoding": "gzip, br" });
        expect(unknown.status).toBe(404);
        expect(unknown.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(brotliDecompressSync(unknown.body).toString()).toContain("<h1>Page Not Found</h1>");
      });

      test("every answer says what browsers may do with it", async () => {
        const { headers } = await get("/");
        expect(headers).toMatchObject({
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
          "referrer-policy": "strict-origin-when-cross-origin",
          "strict-transport-security": "max-age=31536000; includeSubDomains",
          "x-content-type-options": "nosniff",
        });
        // A version would tell whoever knows its holes.
        expect(headers.server ?? "").not.toMatch(/\d/);
        expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(headers["content-security-policy"]).toContain("form-action https://newsletter.example;");
        for (const feature of ["camera", "geolocation", "microphone", "payment"])
          expect(headers["permissions-policy"]).toContain(`${feature}=(), `);
        // Without these, players of music and films play nothing, or no more than a taste.
        for (const feature of ["fullscreen", "autoplay", "encrypted-media", "picture-in-picture"])
          expect(headers["permissions-policy"]).toContain(`${feature}=(self "https://open.spotify.com"`);
      });

      test.each([
        "/../secret.txt",
        "/../../secret.txt",
        "/static/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/static/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/%252e%252e%252fsecret.txt",
        "/.%00./secret.txt",
        "/shop%00.html",
        "//etc/passwd",
        "/....//secret.txt",
        "/%c0%ae%c0%ae/secret.txt",
        "/%",
        "/%zz",
        "/secret.txt",
      ])("%s gets nobody out of the folder", async (address) => {
        const { status, body } = await get(address);
        expect(status === 0 || status >= 400).toBe(true);
        expect(body.toString()).not.toContain(secret);
        expect(body.toString()).not.toContain("root:");
      });

      test.each(["/_headers", "//_headers", "/./_headers", "/%2e/_headers", "/shop/../_redirects", "//404.html"])(
        "%s is for hosts, not for visitors",
        async (address) => expect((await get(address)).status).toBe(404),
      );

      test("an address that no file can have is not the server's failure", async () => {
        const { status } = await get("/shop%00.html");
        expect([400, 404]).toContain(status);
      });

      test("an encoded slash leads to the same file or to none", async () => {
        const { status, body } = await get("/downloads%2fartwork%2fquantanite-raptor-moon.jpg");
        expect([200, 404]).toContain(status);
        if (status === 200) expect(body.equals(picture)).toBe(true);
      });

      test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "FOO"])(
        "%s changes and reveals nothing",
        async (method) => {
          const { status, headers, body } = await ask(server.port, `${prefix}/shop`, {
            method,
            headers: { cookie: "cookie_consent=1" },
          });
          // TRACE and what no server knows may be turned away before anything else is looked at.
          expect([400, 405]).toContain(status);
          if (["POST", "PUT", "DELETE", "PATCH"].includes(method)) expect(headers.allow).toBe("GET, HEAD");
          expect(body.toString()).not.toContain("cookie_consent");
          expect((await get("/shop")).status).toBe(200);
        },
      );

      test("a form that is sent to an alias is not led on", async () => {
        const { status, headers } = await ask(server.port, `${prefix}/store`, { method: "POST" });
        expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD" });
      });

      test("HEAD tells about a page without sending it", async () => {
        const { status, headers, body } = await ask(server.port, `${prefix}/shop`, { method: "HEAD" });
        expect({ status, bytes: body.length }).toEqual({ status: 200, bytes: 0 });
        expect(Number(headers["content-length"])).toBeGreaterThan(1000);
      });

      test.each([
        ["address", `/${"a".repeat(100_000)}`, {}],
        ["query", `/shop?${"a".repeat(2_000_000)}`, {}],
        ["header", "/shop", { "x-filler": "a".repeat(2_000_000) }],
      ])("a huge %s is turned away, and the next visitor served", async (_what, address, headers) => {
        const { status } = await get(address, headers);
        expect(status === 0 || status >= 400).toBe(true);
        expect((await get("/shop")).status).toBe(200);
      });

      if (prefix) {
        test("the home page is found without its slash as well", async () => {
          const { status, headers } = await ask(server.port, `${prefix}?from=letter`);
          expect({ status, location: headers.location }).toEqual({ status: 301, location: `${prefix}/?from=letter` });
        });

        test("addresses outside the prefix do not exist", async () => {
          expect((await ask(server.port, "/shop")).status).toBe(404);
          expect((await ask(server.port, "/quantanite-fan-site")).status).toBe(404);
        });
      }
    },
  );
}
