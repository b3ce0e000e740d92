/** `npm run serve`: serves public/ as a host would that follows the description in deploy/hosting.json. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { allowedMethods, compressedEnds, type Hosting, headersFor, unservedPaths } from "../src/hosting/description";
import { contentType, mediaTypes } from "../src/hosting/media-types";

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The folder to serve. */
  dir?: string;
  /** The description to serve it by, which the build writes. */
  description?: string;
}

/** Starts the server; it listens on this machine only. */
export async function startServer({
  port,
  dir = "public",
  description = "deploy/hosting.json",
}: ServerOptions): Promise<Server> {
  if (!existsSync(description)) throw new Error(`${description} is missing. Run "npm run build" first.`);
  const read = () => siteHandler(dir, JSON.parse(readFileSync(description, "utf8")));
  let answer = read();
  let writtenAt = statSync(description).mtimeMs;
  const server = createServer((request, response) => {
    try {
      const { mtimeMs } = statSync(description);
      if (mtimeMs !== writtenAt) answer = read();
      writtenAt = mtimeMs;
    } catch {
      // A build is writing it at this moment: the next request will find it whole.
    }
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return server;
}

/** Answers requests for the site. */
function siteHandler(dir: string, hosting: Hosting) {
  const { pathPrefix } = hosting;
  const pages = new Set(hosting.pages);
  const redirects = new Map([...hosting.aliases, ...hosting.spellings].map(({ from, to }) => [from, to]));
  const unserved = new Set(unservedPaths.map((unservedPath) => pathPrefix + unservedPath));
  // As for development: it looks at the disk each time, since a build may change what is there.
  const files = sirv(dir, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: setContentType,
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const [rawPath = "/", ...query] = (request.url ?? "/").split("?");
    const requestPath = decode(rawPath);
    setHeaders(response, headersFor(requestPath ?? "/", hosting.headers));

    if (requestPath === undefined) return end(response, 400);
    if (!allowedMethods.includes(request.method ?? "")) {
      response.setHeader("Allow", allowedMethods.join(", "));
      return end(response, 405);
    }
    const target = redirects.get(requestPath);
    if (target) {
      response.setHeader("Location", [target, ...query].join("?"));
      return end(response, 301);
    }
    const notFound = () => {
      setHeaders(response, headersFor(`${pathPrefix}/404.html`, hosting.headers));
      response.removeHeader("Content-Disposition");
      sendNotFound(request, response, path.join(dir, "404.html"));
    };
    const isPage = pages.has(requestPath);
    const isOutside = !requestPath.startsWith(`${pathPrefix}/`);
    const isCopy = compressedEnds.some((end) => requestPath.endsWith(`.${end}`));
    if (unserved.has(requestPath) || isCopy || (!isPage && (isOutside || requestPath.endsWith("/")))) return notFound();

    if (!servableRange(request)) delete request.headers.range;
    request.url = isPage
      ? `${requestPath.slice(pathPrefix.length).replace(/\/$/, "")}/index.html`
      : rawPath.slice(pathPrefix.length);
    files(request, response, notFound);
  };
}

/** The path without percent signs, or nothing if it is malformed. */
function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

/** sirv reads "bytes=0-99" and "bytes=100-"; a server may answer any other range with the whole file. */
function servableRange({ headers }: IncomingMessage): boolean {
  const [, start, end] = headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  return start !== undefined && !headers["if-range"] && (!end || Number(start) <= Number(end));
}

/** sirv knows the type of every file, but not in which encoding text is. */
function setContentType(response: ServerResponse, file: string) {
  const [type] = Object.entries(mediaTypes).find(([, ends]) => ends.some((end) => file.endsWith(`.${end}`))) ?? [];
  if (type) response.setHeader("Content-Type", contentType(type));
}

function setHeaders(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function end(response: ServerResponse, status: number, words?: string) {
  response.statusCode = status;
  response.end(words);
}

/** The page for unknown addresses, as small as the browser takes it; sirv sends every file as found. */
function sendNotFound({ headers }: IncomingMessage, response: ServerResponse, page: string) {
  const accepted = headers["accept-encoding"]?.split(/[\s,;]+/) ?? [];
  if (!existsSync(page)) {
    response.setHeader("Retry-After", "60");
    return end(response, 503, "The site is being built at this moment.");
  }
  const copies: [encoding: string, file: string][] = [
    ["br", `${page}.br`],
    ["gzip", `${page}.gz`],
  ];
  const copy = copies.find(([encoding, file]) => accepted.includes(encoding) && existsSync(file));
  if (copy) response.setHeader("Content-Encoding", copy[0]);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Vary", "Accept-Encoding");
  response.statusCode = 404;
  response.end(readFileSync(copy?.[1] ?? page));
}

if (require.main === module) {
  const port = Number(process.env.PORT ?? 9000);
  startServer({ port }).then(
    () => {
      const { pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
      console.log(`The site is at http://127.0.0.1:${port}${pathPrefix}/`);
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
