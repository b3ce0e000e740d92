/** What each host can do, and so which files it needs; and which host a build is for. */
import type { Host } from "./hosting-rules";

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
  // Given shop/index.html alone, Cloudflare would redirect /shop to /shop/.
  cloudflare: { folders: false, flat: true, aliasPages: false, copies: false },
  // GitHub Pages redirects nothing, so /shop/ has to be a page as well.
  github: { folders: true, flat: true, aliasPages: true, copies: false },
  server: { folders: true, flat: false, aliasPages: false, copies: true },
};

/** The needs of a host; those of all together where it is not known. */
export const needsOf = (host?: Host): Needs =>
  host ? needs[host] : { folders: true, flat: true, aliasPages: true, copies: true };

/** The host that SITE_HOST names, or whose build service this is. GitHub's may build for any host, and so tells nothing. */
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
