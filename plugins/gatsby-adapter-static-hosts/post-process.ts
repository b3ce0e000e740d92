/** Post-processing of public/: policies, redirect pages, host configuration, compression. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { redirectPage } from "./redirect-page";
import { writeBuildMarker } from "./build-marker";
import { caddyServer, caddySite } from "./caddy";
import { type Build, describeHosting, type Hosting } from "./hosting-rules";
import { needsOf } from "./host-capabilities";
import { headersFile, redirectsFile } from "./headers-and-redirects";
import { nginxServer, nginxSite } from "./nginx";
import { unregisteringWorker, workerNames } from "./old-workers";
import { inlineSources, pagePolicy, withPolicy } from "./content-security-policy";
import { precompress } from "./precompress";

interface Folders {
  /** The document root: public/. */
  publicFolder: string;
  /** For the configuration of web servers: deploy/. */
  deployFolder: string;
  /** Where compressed copies outlive a build. */
  cacheFolder: string;
}

/** Writes what Gatsby does not, then marks the build as complete. Idempotent. */
export async function postProcess(build: Build, { publicFolder, deployFolder, cacheFolder }: Folders): Promise<void> {
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
    ...(build.endOldWorkers ? workerNames : []).map((name) =>
      writeUnlessThere(path.join(publicFolder, name), unregisteringWorker),
    ),
    // Gatsby's leftovers: the Partytown library, unused here, and the slices' HTML, which is part of the pages by now.
    rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true }),
    rm(path.join(publicFolder, "_gatsby/slices"), { recursive: true, force: true }),
  ]);
  if (needsOf(build.host).copies) await precompress(publicFolder, cacheFolder);
  writeBuildMarker(deployFolder);
}

/** Adds the Content Security Policy to every page, and writes each as /shop/index.html or /shop.html, or both. */
async function writePages(
  publicFolder: string,
  { pages, aliases, pathPrefix }: Hosting,
  { trusted, siteUrl, host, language }: Build,
): Promise<void> {
  const { folders, flat, aliasPages } = needsOf(host);
  const inPublic = (file: string) => path.join(publicFolder, file);
  const read = (file: string) => readFileSync(inPublic(file), "utf8");
  const at = (address: string, alias?: string) => {
    const name = address.slice(pathPrefix.length).replace(/^\//, "");
    // nginx and Caddy serve /shop from shop/index.html; Cloudflare, without a redirect, only from shop.html.
    const spellings = name ? [`${name}/index.html`, `${name}.html`] : ["index.html"];
    const files = spellings.filter((_, index) => !name || (index === 0 ? folders : flat));
    // An earlier run may have kept the other spelling only.
    const there = spellings.find((file) => existsSync(inPublic(file))) ?? name;
    // Read each time it is asked for: the HTML of thousands of pages at once takes a gigabyte.
    const html = () => alias ?? read(there);
    return { html, files, unwanted: spellings.filter((file) => !files.includes(file)) };
  };
  const documents = [
    ...pages.map((address) => at(address)),
    ...(aliasPages ? aliases : []).map(({ from, to }) => at(from, redirectPage(to, siteUrl + to, language))),
    ...["404.html", "404/index.html"].map((file) => ({ html: () => read(file), files: [file], unwanted: [] })),
  ].map((document) => ({ ...document, sources: inlineSources(document.html()) }));

  // After client-side navigation the first page's policy still applies, so every page allows the styles of all frames.
  const framed = documents.flatMap(({ sources }) => [...sources.framedStyles]);
  for (const { html, files, unwanted, sources } of documents) {
    const page = withPolicy(html(), pagePolicy({ ...sources, styles: [...sources.styles, ...framed] }, trusted));
    for (const file of files) await write(inPublic(file), page);
    for (const file of unwanted) await rm(inPublic(file), { force: true });
  }
}

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

/** The Expires of security.txt: a year from the month's first day, or from SOURCE_DATE_EPOCH, reproducibly. */
function securityExpiry(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  const date = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth()));
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes a file, unless the site's owner has put one of this name into static/. */
async function writeUnlessThere(file: string, content: string): Promise<void> {
  await writeFile(file, content, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}
