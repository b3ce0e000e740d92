/** Post-processing of public/: policies, redirect pages, host configuration, compression. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { aliasPage } from "./alias-page";
import { recordBuild } from "./build-record";
import { caddyServer, caddySite } from "./caddy";
import { type Build, describeHosting, type Hosting } from "./description";
import { headersFile, redirectsFile } from "./netlify";
import { nginxServer, nginxSite } from "./nginx";
import { inlineSources, pagePolicy, withPolicy } from "./policy";
import { precompress } from "./precompress";

interface Folders {
  /** The document root: public/. */
  publicFolder: string;
  /** For the configuration of web servers: deploy/. */
  deployFolder: string;
}

/** Writes everything that Gatsby does not, then marks the build as complete. */
export async function completeSite(build: Build, { publicFolder, deployFolder }: Folders): Promise<void> {
  const hosting = describeHosting(build);
  await writePages(publicFolder, hosting, build);
  await Promise.all([
    write(path.join(publicFolder, "_headers"), headersFile(hosting)),
    write(path.join(publicFolder, "_redirects"), redirectsFile(hosting)),
    write(path.join(publicFolder, "robots.txt"), robotsFile(build.siteUrl + build.pathPrefix)),
    write(path.join(publicFolder, ".well-known/security.txt"), securityFile(build)),
    write(path.join(deployFolder, "hosting.json"), `${JSON.stringify(hosting, null, 2)}\n`),
    write(path.join(deployFolder, "nginx-site.conf"), nginxSite(hosting)),
    write(path.join(deployFolder, "nginx-server.conf"), nginxServer(hosting)),
    write(path.join(deployFolder, "caddy-site.conf"), caddySite(hosting)),
    write(path.join(deployFolder, "Caddyfile"), caddyServer(hosting)),
    // Gatsby's leftovers: the Partytown library, unused here, and the slices' HTML, which is part of the pages by now.
    rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true }),
    rm(path.join(publicFolder, "_gatsby/slices"), { recursive: true, force: true }),
  ]);
  await precompress(publicFolder);
  recordBuild(deployFolder);
}

/** Adds the Content Security Policy to every page, and writes each as both /shop/index.html and /shop.html. */
async function writePages(publicFolder: string, hosting: Hosting, { trusted, siteUrl }: Build): Promise<void> {
  const fileOf = (address: string) => `${address.slice(hosting.pathPrefix.length)}/index.html`.replace(/^\/+/, "");
  const documents = new Map<string, string>();
  for (const file of [...hosting.pages.map(fileOf), "404.html", "404/index.html"]) {
    documents.set(file, await readFile(path.join(publicFolder, file), "utf8"));
  }
  for (const { from, to } of hosting.aliases) documents.set(fileOf(from), aliasPage(to, siteUrl + to));

  const sources = new Map([...documents].map(([file, html]) => [file, inlineSources(html)]));
  // After client-side navigation the first page's policy still applies, so every page allows the styles of all frames.
  const framed = [...sources.values()].flatMap((source) => [...source.framedStyles]);
  for (const [file, html] of [...documents]) {
    const { scripts = [], styles = [] } = sources.get(file) ?? {};
    const page = withPolicy(html, pagePolicy({ scripts, styles: [...styles, ...framed] }, trusted));
    documents.set(file, page);
    if (file.endsWith("/index.html") && file !== "404/index.html") documents.set(flatSpelling(file), page);
  }

  await Promise.all([...documents].map(([file, html]) => write(path.join(publicFolder, file), html)));
}

/** Cloudflare Pages serves /shop without a redirect only from shop.html; nginx does from shop/index.html. */
const flatSpelling = (file: string) => file.replace(/\/index\.html$/, ".html");

const robotsFile = (siteAddress: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap-index.xml\n`;

function securityFile({ siteUrl, pathPrefix, securityContact }: Build): string {
  return [
    `Contact: ${securityContact}`,
    `Expires: ${securityExpiry().toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${pathPrefix}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/**
 * The Expires date of security.txt: a year from the first of the month, so that builds of one commit are reproducible
 * within a month. SOURCE_DATE_EPOCH (in seconds) replaces the current time.
 */
function securityExpiry(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  const date = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth()));
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
