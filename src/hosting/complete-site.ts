/** Turns what Gatsby leaves in public/ into what hosts need. */
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

export interface Folders {
  /** What hosts serve. */
  publicFolder: string;
  /** Where the configuration of web servers goes. */
  deployFolder: string;
}

/** Completes the pages and the hosts' files, and says at last that the site is complete. */
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
    // Gatsby copies a library for third-party scripts into every site, and leaves the fragments that pages are made of.
    rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true }),
    rm(path.join(publicFolder, "_gatsby/slices"), { recursive: true, force: true }),
  ]);
  await precompress(publicFolder);
  recordBuild(deployFolder);
}

/** Gives every page its policy, and writes it under both spellings that hosts look for. */
async function writePages(publicFolder: string, hosting: Hosting, { trusted, siteUrl }: Build): Promise<void> {
  const fileOf = (address: string) => `${address.slice(hosting.pathPrefix.length)}/index.html`.replace(/^\/+/, "");
  const documents = new Map<string, string>();
  for (const file of [...hosting.pages.map(fileOf), "404.html", "404/index.html"]) {
    documents.set(file, await readFile(path.join(publicFolder, file), "utf8"));
  }
  for (const { from, to } of hosting.aliases) documents.set(fileOf(from), aliasPage(to, siteUrl + to));

  const sources = new Map([...documents].map(([file, html]) => [file, inlineSources(html)]));
  // Gatsby turns pages without loading a document: styles inside frames have to be allowed wherever a visit starts.
  const framed = [...sources.values()].flatMap((source) => [...source.framedStyles]);
  for (const [file, html] of [...documents]) {
    const { scripts = [], styles = [] } = sources.get(file) ?? {};
    const page = withPolicy(html, pagePolicy({ scripts, styles: [...styles, ...framed] }, trusted));
    documents.set(file, page);
    if (file.endsWith("/index.html") && file !== "404/index.html") documents.set(flatSpelling(file), page);
  }

  await Promise.all([...documents].map(([file, html]) => write(path.join(publicFolder, file), html)));
}

/** Cloudflare Pages answers /shop without a redirect only from shop.html, nginx from shop/index.html. */
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
 * A year from the month of the build: never expired when it is published, and the same however often a commit is built in
 * that month. SOURCE_DATE_EPOCH, a number of seconds, stands for another month.
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
