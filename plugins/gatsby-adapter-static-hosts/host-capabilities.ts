/** What each host needs of the files. */
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
