/**
 * Follows plugins/gatsby-adapter-static-hosts/README.md on a server with nginx, as far as a test may go: other ports, folders and a certificate of
 * its own.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeHosting, nginxServer, nginxSite, siteFolder } from "../../plugins/gatsby-adapter-static-hosts";
import { temporaryFolder } from "../temporary-folder";
import { ask, askSecurely, freePort, makeCertificate, nginxAround, type RunningServer, serverKinds } from "./servers";
import { smallBuild } from "./small-build";

const build = { ...smallBuild, pages: ["/", "/shop"] };
const missing =
  spawnSync("openssl", ["version"]).status === 0
    ? serverKinds.find(({ name }) => name === "nginx")?.missing
    : "apt install openssl";
const describeServer = missing ? describe.skip : describe;

describeServer(`the server's own file${missing ? ` (to test it: ${missing})` : ""}`, () => {
  const hosting = describeHosting(build);
  let folder: string;
  let server: RunningServer;
  let ports: { plain: number; secure: number };

  const inFolder = (file: string, content: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return target;
  };

  beforeAll(async () => {
    folder = temporaryFolder();
    ports = { plain: await freePort(), secure: await freePort() };
    inFolder("srv/current/public/index.html", "<h1>Home</h1>");
    inFolder("srv/current/public/shop/index.html", "<h1>Shop</h1>");
    inFolder("srv/current/public/404.html", "<h1>Page Not Found</h1>");
    inFolder("srv/current/deploy/nginx-site.conf", nginxSite(hosting));
    inFolder("html/.well-known/acme-challenge/token", "proof");
    const certificate = path.join(folder, "live");
    makeCertificate(certificate, "series.example");
    const site = nginxServer(hosting)
      .replaceAll("listen 80;", `listen 127.0.0.1:${ports.plain};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.secure} `)
      .replaceAll(/ {2}listen \[::\].*\n/g, "")
      .replaceAll("/etc/letsencrypt/live/series.example", certificate)
      .replaceAll("/var/www/html", path.join(folder, "html"))
      .replaceAll(siteFolder("series.example"), path.join(folder, "srv"));
    server = await nginxAround(site, ports.plain, folder);
  });
  afterAll(async () => {
    await server?.stop();
  });

  test("serves the site over HTTP/2", async () => {
    expect(await askSecurely(ports.secure, "series.example", "/shop")).toMatchObject({
      status: 200,
      body: "<h1>Shop</h1>",
    });
    expect(await askSecurely(ports.secure, "series.example", "/nowhere")).toMatchObject({
      status: 404,
      body: "<h1>Page Not Found</h1>",
    });
  });

  test("leads www and plain http to the one address", async () => {
    const target = "https://series.example/shop?size=m";
    expect(await askSecurely(ports.secure, "www.series.example", "/shop?size=m")).toMatchObject({
      status: 301,
      location: target,
    });
    for (const host of ["series.example", "www.series.example"]) {
      const { status, headers } = await ask(ports.plain, "/shop?size=m", { headers: { host } });
      // Without the server's version.
      expect({ status, ...headers }).toMatchObject({ status: 301, location: target, server: "nginx" });
    }
  });

  test("lets the certificate be renewed", async () => {
    const { body } = await ask(ports.plain, "/.well-known/acme-challenge/token", {
      headers: { host: "series.example" },
    });
    expect(body.toString()).toBe("proof");
  });
});
