/** What each host needs of the files, and how much it takes. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { compressedEnds, type Host } from "./hosting-rules";
import { listFiles } from "./list-files";

interface Needs {
  /** Whether /shop is read from shop/index.html. */
  folders: boolean;
  /** Whether /shop is read from shop.html. */
  flat: boolean;
  /** Whether aliases are pages that lead on, since the host cannot redirect. */
  aliasPages: boolean;
  /** Whether compressed copies are sent. The others compress by themselves. */
  copies: boolean;
}

const needs: Record<Host, Needs> = {
  netlify: { folders: false, flat: true, aliasPages: false, copies: false },
  // With shop/index.html alone, /shop would be redirected to /shop/.
  cloudflare: { folders: false, flat: true, aliasPages: false, copies: false },
  // It redirects nothing: /shop/ is a page as well.
  github: { folders: true, flat: true, aliasPages: true, copies: false },
  server: { folders: true, flat: false, aliasPages: false, copies: true },
};

/** A host that nobody has named may be any. */
export const needsOf = (host?: Host): Needs =>
  host ? needs[host] : { folders: true, flat: true, aliasPages: true, copies: true };

/** SITE_HOST, or what the build service of a host says of itself; GitHub's runs anything, and so says nothing. */
export function guessHost(env: NodeJS.ProcessEnv = process.env): Host | undefined {
  const named = env.SITE_HOST;
  if (named && !(named in needs)) {
    const known = Object.keys(needs).map((host) => `"${host}"`);
    throw new Error(`SITE_HOST is "${named}". It can be ${known.join(", ")}, or left out.`);
  }
  if (named) return named as Host;
  if (env.NETLIFY) return "netlify";
  return env.CF_PAGES || env.WORKERS_CI ? "cloudflare" : undefined;
}

interface Limit {
  host: Host;
  name: string;
  what: string;
  most: number;
  of(files: Published): number;
}

/** The files as a host gets them that wants one spelling of each page and no copies. */
interface Published {
  files: { name: string; bytes: number }[];
  redirects: number;
}

const megabytes = 1024 * 1024;
const largest = ({ files }: Published) => Math.max(0, ...files.map(({ bytes }) => bytes));
const together = ({ files }: Published) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** As the hosts' documents say, of what costs nothing. */
const limits: Limit[] = [
  { host: "cloudflare", name: "Cloudflare", what: "files", most: 20_000, of: ({ files }) => files.length },
  {
    host: "cloudflare",
    name: "Cloudflare",
    what: "megabytes in one file",
    most: 25,
    of: (published) => largest(published) / megabytes,
  },
  { host: "cloudflare", name: "Cloudflare", what: "redirects", most: 2000, of: ({ redirects }) => redirects },
  {
    host: "github",
    name: "GitHub Pages",
    what: "megabytes together",
    most: 1000,
    of: (published) => together(published) / megabytes,
  },
];

/** The share of a limit from which a build warns. */
const near = 0.9;

/** Warnings about limits of the host; where it is not known, of all. */
export function nearLimits(published: Published, host?: Host): string[] {
  return limits
    .filter((limit) => !host || limit.host === host)
    .map((limit) => ({ ...limit, count: limit.of(published) }))
    .filter(({ count, most }) => count >= near * most)
    .map(({ name, what, most, count }) => {
      const number = (value: number) => Math.ceil(value).toLocaleString("en-GB");
      const over = count > most ? `, which is too many for ${name}` : `, and ${name} takes ${number(most)}`;
      return `The site has ${number(count)} ${what}${over}. The README of gatsby-adapter-static-hosts says what counts.`;
    });
}

/** What a host gets of public/ that wants one spelling of each page and no copies. */
export async function published(publicFolder: string, redirects: number): Promise<Published> {
  const names = await listFiles(publicFolder);
  const all = new Set(names);
  const isCopy = (name: string) => compressedEnds.some((end) => name.endsWith(`.${end}`));
  const isSecond = (name: string) => name.endsWith("/index.html") && all.has(name.replace(/\/index\.html$/, ".html"));
  const single = names.filter((name) => !isCopy(name) && !isSecond(name));
  const files = await Promise.all(
    single.map(async (name) => ({ name, bytes: (await stat(path.join(publicFolder, name))).size })),
  );
  return { files, redirects };
}
