import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { completeSite } from "../../src/hosting/complete-site";

let folder: string;
const inPublic = (file: string) => path.join(folder, "public", file);
const read = (file: string) => readFileSync(inPublic(file), "utf8");

function write(file: string, content: string) {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}

const page = (title: string, extra = "") =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>${title}</title>` +
  `<script>window.pagePath="${title}"</script></head><body><h1>${title}</h1>${extra}${"<p>Ride fast.</p>".repeat(100)}</body></html>`;

const complete = (pages = ["/", "/shop", "/music"], aliases = [{ from: "/store", to: "/shop" }]) =>
  completeSite(
    {
      pathPrefix: "",
      siteUrl: "https://series.example",
      securityContact: "mailto:hello@series.example",
      pages,
      aliases,
      trusted: { forms: ["https://newsletter.example"], frames: [], media: [] },
    },
    { publicFolder: path.join(folder, "public"), deployFolder: path.join(folder, "deploy") },
  );

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "build-"));
  write("index.html", page("Home"));
  write("shop/index.html", page("Shop"));
  write("music/index.html", page("Music", '<iframe srcDoc="&lt;style&gt;p{color:red}&lt;/style&gt;"></iframe>'));
  write("404.html", page("Page Not Found"));
  write("404/index.html", page("Page Not Found"));
  write("page-data/404.html/page-data.json", "{}");
  write("app-0a1b.js", "ride();".repeat(500));
  write("_gatsby/slices/_gatsby-scripts-1.html", "<script>x()</script>");
  write("~partytown/partytown.js", "tracks()");
  await complete();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page answers under both spellings that hosts look for", () => {
  expect(read("shop.html")).toBe(read("shop/index.html"));
  expect(existsSync(inPublic("404/index.html"))).toBe(true);
  expect(existsSync(inPublic("index.html.html"))).toBe(false);
});

test("the styles of every page are allowed on every page, because visits go on without loading documents", () => {
  const allowed = read("music.html").match(/style-src-elem [^;"]*/)?.[0];
  expect(allowed).toContain("'sha256-");
  expect(read("index.html").match(/style-src-elem [^;"]*/)?.[0]).toBe(allowed);
});

test("a page's scripts are allowed on that page only", () => {
  const scripts = (file: string) => read(file).match(/script-src [^;"]*/)?.[0];
  expect(scripts("shop.html")).not.toBe(scripts("music.html"));
});

test("compressed copies hold what the files hold", () => {
  for (const file of ["shop.html", "app-0a1b.js", "404.html"]) {
    expect(brotliDecompressSync(readFileSync(inPublic(`${file}.br`))).toString()).toBe(read(file));
    expect(gunzipSync(readFileSync(inPublic(`${file}.gz`))).toString()).toBe(read(file));
  }
});

test("neither Gatsby's library for trackers is published nor the fragments that pages are made of", () => {
  expect(existsSync(inPublic("~partytown"))).toBe(false);
  expect(existsSync(inPublic("_gatsby/slices"))).toBe(false);
});

test("security.txt says whom to tell and how long that holds", () => {
  expect(read(".well-known/security.txt")).toMatch(
    /^Contact: mailto:hello@series\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/,
  );
});

test("robots.txt leads search engines to the site map", () => {
  expect(read("robots.txt")).toContain("Sitemap: https://series.example/sitemap-index.xml");
});
