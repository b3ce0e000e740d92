/** What a build leaves in public/ for each host. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { complete, writeSite } from "../../../__tests__/hosting/small-build";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { staticHosts } from "../adapter";
import { guessHost } from "../host-capabilities";
import { listFiles } from "../list-files";
import { unregisteringWorker } from "../old-workers";

const page = (title: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><script>wake("${title}")</script></head><body>${`<p>${title}</p>`.repeat(200)}</body></html>`;

const files = {
  "index.html": page("Home"),
  "shop/index.html": page("Shop"),
  "shop/hats/index.html": page("Hats"),
  "404.html": page("Page Not Found"),
  "404/index.html": page("Page Not Found"),
};
const build = {
  pages: ["/", "/shop", "/shop/hats"],
  aliases: [{ from: "/store", to: "/shop" }],
};

let site: string;
beforeEach(() => {
  site = temporaryFolder();
});

const inPublic = (file: string) => path.join(site, "public", file);
const names = () => listFiles(path.join(site, "public"));
const contents = async () => (await names()).map((name) => [name, readFileSync(inPublic(name)).toString("base64")]);

test.each(["netlify", "cloudflare"] as const)(
  "%s gets one spelling of each page, and neither copies nor pages at aliases, which it can do by itself",
  async (host) => {
    await writeSite(site, files, { ...build, host });
    const published = await names();
    expect(published).toEqual(expect.arrayContaining(["index.html", "shop.html", "shop/hats.html", "404.html"]));
    expect(published.filter((name) => /\.(?:br|gz)$|^shop\/index|^store/.test(name))).toEqual([]);
    expect(readFileSync(inPublic("_redirects"), "utf8")).toContain("/store /shop 301");
  },
);

test("GitHub, which redirects nothing, gets pages for all addresses, and no copies", async () => {
  await writeSite(site, files, { ...build, host: "github" });
  const published = await names();
  expect(published).toEqual(expect.arrayContaining(["shop.html", "shop/index.html", "store.html", "store/index.html"]));
  expect(published.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test("a server of one's own gets compressed copies, and one spelling of each page", async () => {
  await writeSite(site, files, { ...build, host: "server" });
  const published = await names();
  expect(published).toEqual(expect.arrayContaining(["shop/index.html", "shop/index.html.br", "shop/index.html.gz"]));
  expect(published.filter((name) => /^shop\.html|^store/.test(name))).toEqual([]);
});

test.each([undefined, "netlify", "cloudflare", "github", "server"] as const)(
  "a site that is completed twice, for %p, is the same as after the first time",
  async (host) => {
    await writeSite(site, files, { ...build, host });
    const before = await contents();
    await complete(site, { ...build, host });
    expect(await contents()).toEqual(before);
    expect(readFileSync(inPublic("index.html"), "utf8").match(/Content-Security-Policy/g)).toHaveLength(1);
  },
);

test("unchanged files are not compressed again, changed ones are, and no others are kept", async () => {
  const kept = () => readdirSync(path.join(site, "compressed")).sort();
  const copy = () => statSync(inPublic("shop/index.html.br")).mtimeMs;
  await writeSite(site, files, build);
  const [before, names] = [copy(), kept()];
  await writeSite(site, files, build);
  expect(copy()).toBe(before);
  expect(kept()).toEqual(names);
  await writeSite(site, { ...files, "shop/index.html": page("Shop with a hoodie") }, build);
  expect(brotliDecompressSync(readFileSync(inPublic("shop/index.html.br"))).toString()).toContain("hoodie");
  expect(kept()).toHaveLength(names.length);
  expect(kept()).not.toEqual(names);
});

describe("service workers of a former site", () => {
  const worker = () => readFileSync(inPublic("sw.js"), "utf8");

  test("are ended by a script under each of the usual names", async () => {
    await writeSite(site, files, build);
    expect(await names()).toEqual(expect.arrayContaining(["sw.js", "service-worker.js", "serviceworker.js"]));
    expect(worker()).toContain("unregister()");
  });

  test("stay where the owner says so, or has a worker", async () => {
    await writeSite(site, files, { ...build, endOldWorkers: false });
    expect((await names()).filter((name) => name.endsWith(".js"))).toEqual([]);
    await writeSite(site, { ...files, "sw.js": "// mine" }, build);
    expect(worker()).toBe("// mine");
  });

  test.each([
    ["https://series.example/", ["precache", "precache-https://series.example/"]],
    ["https://someone.example/series/", ["precache-https://someone.example/series/"]],
  ])("at %s take no cache along that another site of the host may have", async (scope, ended) => {
    const names = ["precache", `precache-${scope}`];
    const caches = { keys: async () => names, delete: jest.fn() };
    const page = { url: scope, navigate: jest.fn(async () => {}) };
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      skipWaiting: jest.fn(),
      registration: { scope, unregister: jest.fn() },
      clients: { matchAll: async () => [page] },
    };
    new Function("self", "caches", unregisteringWorker)(self, caches);
    // Else it would wait for the last tab of the former site.
    listeners.get("install")?.({});
    expect(self.skipWaiting).toHaveBeenCalled();
    await new Promise((waitUntil) => listeners.get("activate")?.({ waitUntil }));
    expect(caches.delete.mock.calls.flat()).toEqual(ended);
    expect(self.registration.unregister).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith(scope);
  });
});

test("pages that were not built to live where the site's address says are refused", async () => {
  const { adapt } = staticHosts({ siteUrl: "https://series.example", securityContact: "", pathPrefix: "/name" });
  await expect(adapt({ routesManifest: [], pathPrefix: "" } as never)).rejects.toThrow("--prefix-paths");
});

test.each([
  [{}, undefined],
  [{ GITHUB_ACTIONS: "true" }, undefined],
  [{ NETLIFY: "true" }, "netlify"],
  [{ CF_PAGES: "1" }, "cloudflare"],
  [{ WORKERS_CI: "1" }, "cloudflare"],
  [{ SITE_HOST: "server", NETLIFY: "true" }, "server"],
])("the host of %j is %p", (env, host) => {
  expect(guessHost(env as unknown as NodeJS.ProcessEnv)).toBe(host);
});

test("a host that nobody knows is told with those that are known", () => {
  const env = { SITE_HOST: "cloudfare" } as unknown as NodeJS.ProcessEnv;
  expect(() => guessHost(env)).toThrow(/"cloudfare".*"cloudflare"/);
});

test("a page allows the styles of every page's frames, to which one may go on from it", async () => {
  const style = "main{display:grid}";
  const music = `<!DOCTYPE html><html><head><title>Music</title></head><body><iframe srcdoc="&lt;style>${style}&lt;/style>"></iframe></body></html>`;
  await writeSite(site, { ...files, "music/index.html": music }, { pages: [...build.pages, "/music"] });
  const hash = createHash("sha256").update(style).digest("base64");
  expect(readFileSync(inPublic("shop/index.html"), "utf8")).toContain(`sha256-${hash}`);
});

test("security.txt is good for more than eleven months and no more than a year, as its readers ask", async () => {
  await writeSite(site, files, build);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(readFileSync(inPublic(".well-known/security.txt"), "utf8")) ?? [];
  const { SOURCE_DATE_EPOCH } = process.env;
  const from = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  const days = (Date.parse(expires) - from) / 86_400_000;
  expect(days).toBeGreaterThan(333);
  expect(days).toBeLessThanOrEqual(366);
  const canonical = () => /^Canonical: (.*)$/m.exec(readFileSync(inPublic(".well-known/security.txt"), "utf8"))?.[1];
  expect(canonical()).toBe("https://series.example/.well-known/security.txt");
  await writeSite(site, files, { pathPrefix: "/name", pages: ["/name/"] });
  expect(canonical()).toBe("https://series.example/name/.well-known/security.txt");
});
