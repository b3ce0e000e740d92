/** Requests every external link of the content, to see whether it still works. */
import { metaOf } from "../model/schema-walk";
import type { Content } from "./content";
import { error, type Place, type Problem, shown, warning } from "./problem";
import { standInReason } from "./placeholders";

/** An external URL with its first position in the content. */
export interface Link {
  url: string;
  places: Place[];
}

/** URLs in a text, with brackets that come in pairs (…/Mars_(planet)), without the sentence's punctuation after them. */
const addresses = /https?:\/\/(?:[^\s"<>()]|\([^\s"<>()]*\))*(?:[^\s"'<>().,;:!?]|\([^\s"<>()]*\))/g;

/** The distinct external URLs of the content, without placeholders. */
export function linksOf(content: Content): { links: Link[]; standIns: number } {
  const links = new Map<string, Link>();
  const standIns = new Set<string>();
  for (const { item, path, schema, value } of content.texts()) {
    for (const [url] of value.matchAll(addresses)) {
      if (standInReason(url, metaOf(schema).examples)) {
        standIns.add(url);
        continue;
      }
      const link = links.get(url) ?? { url, places: [] };
      link.places.push(item.at(...path));
      links.set(url, link);
    }
  }
  return { links: [...links.values()], standIns: standIns.size };
}

/** The URL to request: YouTube and Spotify answer 200 for unknown ids, but their oEmbed endpoints answer 404. */
function questionFor(url: string): string {
  if (url.startsWith("https://www.youtube.com/watch")) {
    return `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(url)}`;
  }
  if (url.startsWith("https://open.spotify.com/embed/")) {
    return `https://open.spotify.com/oembed?url=${encodeURIComponent(url.replace("/embed/", "/"))}`;
  }
  return url;
}

const reasons: Record<string, string> = {
  ENOTFOUND: "there is no such site",
  EAI_AGAIN: "the site's name cannot be looked up",
  ECONNREFUSED: "the site refuses the connection",
  ECONNRESET: "the site broke off the connection",
  CERT_HAS_EXPIRED: "the site's certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "the site's certificate belongs to another site",
};

/** Statuses of bot protection and rate limits: the page may work well in a browser. */
const shy = new Set([401, 403, 405, 406, 429, 503, 999]);

/** What is wrong with a URL. */
interface Trouble {
  why: string;
  /** True if the page may work well in a browser. */
  isDoubtful?: boolean;
  /** True if nothing was reached. */
  isUnreached?: boolean;
}

/** Requests a URL; undefined if it works. */
async function troubleWith(url: string, timeoutMs: number): Promise<Trouble | undefined> {
  try {
    const response = await fetch(url, {
      redirect: "follow",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "user-agent": "Mozilla/5.0 (compatible; link check of a book site)", accept: "*/*" },
    });
    await response.body?.cancel();
    const { status } = response;
    return status < 400 ? undefined : { why: `it answers ${status}`, isDoubtful: shy.has(status) };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") {
      return { why: `no answer within ${Math.round(timeoutMs / 1000)} seconds`, isUnreached: true };
    }
    const { code = "", message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
    return { why: reasons[code] ?? message ?? "no connection", isUnreached: !code.includes("CERT") };
  }
}

function judge(url: string, { why, isDoubtful }: Trouble, place: Place): Problem {
  const expected = "An address that opens in a browser.";
  const suggestion = "Open it yourself, and replace it if it is gone.";
  if (!isDoubtful)
    return error("dead-link", place, { found: `${shown(url)} does not work: ${why}.`, expected, suggestion });
  const found = `${shown(url)} may not work: ${why}, which can mean that it only refuses programs.`;
  return warning("doubtful-link", place, { found, expected, suggestion });
}

/** Requests all URLs, one at a time to each host. Offline if none could be reached. */
export async function checkLinks(links: readonly Link[], timeoutMs = 15_000) {
  const hosts = [...new Set(links.map(({ url }) => new URL(url).host))];
  const problems: Problem[] = [];
  let unreachable = 0;
  const askInTurn = async (host: string) => {
    for (const { url, places } of links.filter((link) => new URL(link.url).host === host)) {
      const trouble = await troubleWith(questionFor(url), timeoutMs);
      if (trouble) problems.push(...places.map((place) => judge(url, trouble, place)));
      if (trouble?.isUnreached) unreachable++;
    }
  };
  await Promise.all(hosts.map(askInTurn));
  return { problems, offline: links.length > 0 && unreachable === links.length };
}
