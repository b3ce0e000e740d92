/** Requests every external link of the content, to see whether it still works. */

import { metaOf } from "../kinds/schema-walk";
import type { Content } from "./content";
import { error, type Place, type Problem, shown, warning } from "./problem";
import { standInReason } from "./stand-ins";

/** An external URL with its first position in the content. */
export interface Link {
  url: string;
  places: Place[];
}

/** The result of the requests. */
interface LinkReport {
  problems: Problem[];
  /** True if no URL could be reached: a network problem, not dead links. */
  offline: boolean;
}

/** The distinct external URLs of the content, without placeholders. */
export function linksOf(content: Content): { links: Link[]; standIns: number } {
  const links = new Map<string, Link>();
  const standIns = new Set<string>();
  for (const { item, path, schema, value } of content.texts()) {
    for (const [url] of value.matchAll(/https?:\/\/[^\s"'<>()]*[^\s"'<>().,;:!?]/g)) {
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

type Answer = { status: number } | { failure: string; network: boolean };

async function ask(url: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: "follow",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "user-agent": "Mozilla/5.0 (compatible; link check of a book site)", accept: "*/*" },
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") {
      return { failure: `no answer within ${Math.round(timeoutMs / 1000)} seconds`, network: true };
    }
    const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
    return { failure: (code && reasons[code]) || message || "no connection", network: !code?.includes("CERT") };
  }
}

/** Statuses of bot protection and rate limits: the page may work well in a browser. */
const shy = new Set([401, 403, 405, 406, 429, 503, 999]);

function judge(url: string, answer: Answer, place: Place): Problem | undefined {
  const expected = "An address that opens in a browser.";
  const suggestion = "Open it yourself, and replace it if it is gone.";
  const dead = (why: string) =>
    error("dead-link", place, { found: `${shown(url)} does not work: ${why}.`, expected, suggestion });
  if ("failure" in answer) return dead(answer.failure);
  if (answer.status < 400) return undefined;
  if (!shy.has(answer.status)) return dead(`it answers ${answer.status}`);
  const found = `${shown(url)} may not work: it answers ${answer.status}, which can mean that it only refuses programs.`;
  return warning("doubtful-link", place, { found, expected, suggestion });
}

/** Requests every URL: hosts in parallel, one request at a time to each. */
export async function checkLinks(links: readonly Link[], timeoutMs = 15_000): Promise<LinkReport> {
  const byHost = new Map<string, Link[]>();
  for (const link of links) {
    const { host } = new URL(link.url);
    byHost.set(host, [...(byHost.get(host) ?? []), link]);
  }
  const problems: Problem[] = [];
  let unreachable = 0;
  const askInTurn = async (ofHost: readonly Link[]) => {
    for (const { url, places } of ofHost) {
      const answer = await ask(questionFor(url), timeoutMs);
      problems.push(...places.flatMap((place) => judge(url, answer, place) ?? []));
      if ("network" in answer && answer.network) unreachable++;
    }
  };
  await Promise.all([...byHost.values()].map(askInTurn));
  return { problems, offline: links.length > 0 && unreachable === links.length };
}
