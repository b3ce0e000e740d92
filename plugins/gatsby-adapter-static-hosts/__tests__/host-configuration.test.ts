import { smallBuild } from "../../../__tests__/hosting/small-build";
import { readTrustedOrigins } from "../../../src/publish/trusted-origins";
import { caddyServer, caddySite } from "../caddy";
import { describeHosting, headersFor } from "../hosting-rules";
import { headersFile, redirectsFile } from "../headers-and-redirects";
import { nginxServer, nginxSite } from "../nginx";

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

  test("has no page for a missing download saved as a file", () => {
    expect(lines.join()).not.toContain("Content-Disposition");
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

  test("lets no page be framed, guessed at or asked for insecurely, and no drawing run anything", () => {
    const everywhere = lines.slice(lines.indexOf("/*"), lines.indexOf(paths[1] ?? "")).join("\n");
    expect(everywhere).toMatch(/frame-ancestors 'none'\n.*Strict-Transport-Security: .*nosniff$/s);
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

// Where it is tried out, it listens on no more than 127.0.0.1.
test("nginx answers by IPv6 wherever it does by IPv4", () => {
  const servers = nginxServer(describeHosting(build)).split("server {").slice(1);
  for (const server of servers) expect(server).toMatch(/^ {2}listen (\d+.*);\n {2}listen \[::\]:\1;$/m);
  expect(servers).toHaveLength(3);
});

test("nginx speaks no TLS that browsers have given up", () => {
  const secure = nginxServer(describeHosting(build))
    .split("server {")
    .filter((server) => server.includes(" ssl "));
  for (const server of secure) expect(server).toMatch(/^ {2}ssl_protocols(?: TLSv1\.[23])+;$/m);
  expect(secure).toHaveLength(2);
});

// Where there is no Caddy to be asked.
test("Caddy sends pages, and the page that says there is none, compressed", () => {
  expect(caddySite(describeHosting(build)).match(/precompressed br gzip/g)).toHaveLength(2);
});

test("Caddy leads aliases and other spellings on for good, after it has turned away what only hosts read", () => {
  const site = caddySite(describeHosting(build));
  expect(site.match(/redir .*/g)).toEqual(build.pages.map(() => "redir * {uri} permanent"));
  expect(site.indexOf("error @unserved 404")).toBeGreaterThan(0);
  expect(site.indexOf("error @unserved 404")).toBeLessThan(site.indexOf("try_files"));
});

test("whoever writes www comes to the page that was asked for by Caddy as well", () => {
  const file = caddyServer(describeHosting(build));
  const [, other] = /^www\.series\.example \{\n([^}]+\}[^}]*)\}/m.exec(file) ?? [];
  expect(other?.trim()).toBe("redir https://series.example{uri} permanent");
  // The release that visitors get, and its own file.
  const live = "/srv/series.example/current";
  expect(file).toContain(`\troot * ${live}/public\n\timport ${live}/deploy/caddy-site.conf\n`);
});

test("every path that Caddy's file tells apart is treated apart, and none is that it does not know", () => {
  const site = caddySite(describeHosting(build));
  const names = (pattern: RegExp) => [...new Set([...site.matchAll(pattern)].map(([, name]) => name))].sort();
  expect(names(/^\t*\w+ (@\w+)/gm)).toEqual(names(/^\t*(@\w+) /gm));
});

test.each(["", "/name"])("Caddy, which refuses folders, gives the home page of a site at “%s/”", (pathPrefix) => {
  const [, folders] = caddySite(describeHosting({ ...build, pathPrefix })).match(/^@folder \{([^}]*)^\}/m) ?? [];
  expect(folders).toContain(`\tnot path ${pathPrefix}/\n`);
});
