/**
 * A crawler and link checker for a served site: follows URLs in HTML, CSS, JSON, XML and text (pages, images, scripts,
 * fonts, downloads, feed, sitemap, manifest).
 */
import { type CheerioAPI, load } from "cheerio";

/** A broken URL. */
export interface Fault {
  address: string;
  /** The referring document and place: "/shop (img src)". */
  from: string;
  fault: string;
}

export interface Crawl {
  /** All paths found, with their media types. */
  found: Map<string, string>;
  faults: Fault[];
}

export interface CrawledSite {
  /** Where the site is being served: "http://127.0.0.1:9000". */
  origin: string;
  /** The site's public origin: "https://series.example". URLs there are requested from `origin`. */
  siteUrl: string;
  /** The path prefix: "" or "/name". */
  pathPrefix: string;
}

interface Named {
  /** The URL as written in the document. */
  address: string;
  how: string;
  /** The expected prefix of the media type, where the place implies one. */
  type?: string;
}

/** Well-known paths, which no page needs to link to. */
const wellKnown = [
  "/",
  "/404",
  "/robots.txt",
  "/llms.txt",
  "/sitemap-index.xml",
  "/favicon.ico",
  "/.well-known/security.txt",
];

/** Crawls the site with limited concurrency; requests each URL once. */
export async function crawl({ origin, siteUrl, pathPrefix }: CrawledSite): Promise<Crawl> {
  const home = new URL(siteUrl).origin;
  const found = new Map<string, string>();
  const faults: Fault[] = [];
  const asked = new Map<string, Promise<Document | string>>();
  const waiting: Promise<void>[] = [];
  const limit = atMost(8);
  /** Answered with the page for missing addresses. */
  const missing = `${pathPrefix}/404`;

  const follow = (named: Named, base: string) => {
    const around = new URL(base, home).href;
    if (!URL.canParse(named.address, around)) {
      faults.push({ address: named.address, from: `${base} (${named.how})`, fault: "is not an address" });
      return;
    }
    const url = new URL(named.address, around);
    if (url.origin === home || url.origin === origin) waiting.push(judge(url, named, base));
  };

  const judge = async (url: URL, { how, type }: Named, base: string) => {
    const request = url.pathname + url.search;
    const known = asked.get(request) ?? limit(() => ask(origin + request, follow, request === missing ? 404 : 200));
    asked.set(request, known);
    const answer = await known;
    const complain = (fault: string) => faults.push({ address: url.href, from: `${base} (${how})`, fault });
    if (typeof answer === "string") complain(answer);
    else {
      found.set(url.pathname, answer.type);
      if (type && !answer.type.startsWith(type)) complain(`is ${answer.type}, not ${type}`);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && answer.ids && !answer.ids.has(id)) complain(`has no part with the id ${id}`);
      if (!url.pathname.startsWith(`${pathPrefix}/`)) complain("is outside the site");
    }
  };

  for (const path of wellKnown) follow({ address: pathPrefix + path, how: "where to start" }, "");
  for (let done = 0; done < waiting.length; done++) await waiting[done];
  return { found, faults };
}

interface Document {
  type: string;
  /** Of HTML documents, the valid fragment ids. */
  ids?: Set<string>;
}

/** Fetches a document and passes on its URLs; returns an error message if that fails. */
async function ask(
  address: string,
  follow: (named: Named, base: string) => void,
  expected: number,
): Promise<Document | string> {
  const get = () => fetch(address, { redirect: "manual" });
  // A server may close a connection that it takes for idle just as it is used again: "other side closed".
  const response = await get().catch(get);
  if (response.status !== expected) {
    await response.body?.cancel();
    const target = response.headers.get("location");
    return target ? `leads on to ${target}` : `answers ${response.status}`;
  }
  const type = response.headers.get("content-type") ?? "";
  const base = new URL(address).pathname;
  if (!/html|css|xml|json|text\/plain/.test(type)) {
    await response.body?.cancel();
    return { type };
  }
  const text = await response.text();
  if (!text) return "is empty";
  for (const named of addressesIn(type, text)) follow(named, base);
  return { type, ids: /html|svg/.test(type) ? idsIn(text) : undefined };
}

function addressesIn(type: string, text: string): Named[] {
  if (type.includes("html")) return inHtml(parse(text));
  if (type.includes("css")) return inStyles(text);
  if (type.includes("manifest")) return inManifest(text);
  // A guid that is no permalink names something; nobody follows it.
  return inText(text.replace(/<guid isPermaLink="false">[^<]*<\/guid>/g, ""));
}

/** By htmlparser2, in a third of the time; what stands in noscript and template is elements like any others to it. */
const parse = (html: string) => load(html, { xml: { xmlMode: false } });

/** All URLs in an HTML document. */
function inHtml($: CheerioAPI): Named[] {
  const named: Named[] = [];
  const take = (selector: string, attribute: string, type?: string, read = (value: string) => [value]) => {
    for (const element of $(selector).get()) {
      const value = $(element).attr(attribute);
      const how = `${$(element).prop("tagName")?.toLowerCase()} ${attribute}`;
      if (value) named.push(...read(value).map((address) => ({ address, how, type })));
    }
  };
  take("a[href], area[href]", "href");
  take("link[href]:not([rel=stylesheet]):not([rel~=icon])", "href");
  take("link[rel=stylesheet]", "href", "text/css");
  take("link[rel~=icon]", "href", "image/");
  take("use[href]", "href", "image/svg");
  take("img[src]", "src", "image/");
  take("script[src]", "src", "text/javascript");
  take("iframe[src], video[src], audio[src], source[src], track[src]", "src");
  take("video[poster]", "poster", "image/");
  take("[srcset]", "srcset", "image/", candidates);
  take("[imagesrcset]", "imagesrcset", "image/", candidates);
  take("form[action]", "action");
  take('meta[property="og:url"]', "content", "text/html");
  take('meta[property="og:image"], meta[name="twitter:image"]', "content", "image/");
  take('meta[http-equiv="refresh"]', "content", "text/html", (value) => [value.replace(/^.*?url=/i, "")]);
  take("[style]", "style", undefined, (style) => inStyles(style).map(({ address }) => address));
  for (const style of $("style").toArray()) named.push(...inStyles($(style).text()));
  for (const script of $('script[type$="json"]').toArray()) named.push(...inText($(script).text()));
  for (const frame of $("iframe[srcdoc]").toArray()) named.push(...inHtml(parse($(frame).attr("srcdoc") ?? "")));
  return named;
}

/** The URLs in a srcset. */
const candidates = (srcset: string) => srcset.split(/,\s+|,(?=\/)/).flatMap((one) => one.trim().split(/\s+/)[0] ?? []);

const inStyles = (css: string): Named[] =>
  [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].map(([, address = ""]) => ({ address, how: "style" }));

function inManifest(text: string): Named[] {
  const { start_url, icons = [] } = JSON.parse(text) as { start_url: string; icons?: { src: string }[] };
  return [
    { address: start_url, how: "start_url", type: "text/html" },
    ...icons.map(({ src }) => ({ address: src, how: "icons", type: "image/" })),
  ];
}

/** Absolute URLs in XML, JSON and plain text. JSON-LD's "@id" is an identifier, not a link. */
const inText = (text: string): Named[] =>
  [...text.replace(/"@id":"[^"]*"/g, "").matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([address]) => ({
    address: address.replaceAll("&amp;", "&").replace(/[.,;:]+$/, ""),
    how: "text",
  }));

const idsIn = (text: string) => new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));

/** Limits concurrency. */
function atMost(count: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= count) await new Promise<void>((resolve) => queue.push(resolve));
    running++;
    try {
      return await task();
    } finally {
      running--;
      queue.shift()?.();
    }
  };
}
