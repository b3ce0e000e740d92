/** A local server with production's headers and redirects (deploy/hosting.json), and the command that starts it. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { readBuildMarker, notComplete } from "./build-marker";
import { allowedMethods, compressedEnds, type Hosting, headersFor, unservedPaths } from "./hosting-rules";
import { contentType, mediaTypes } from "./media-types";

interface ServerOptions {
  /** 0 means any free port. */
  port: number;
  /** The document root. */
  dir?: string;
  /** The folder with hosting.json. */
  deploy?: string;
}

/** Starts the server on the loopback interface; 503 while a build runs, afterwards the new build. */
export async function startServer({ port, dir = "public", deploy = "deploy" }: ServerOptions): Promise<Server> {
  let builtAt: string | undefined;
  let answer: ReturnType<typeof siteHandler>;
  const isComplete = () => {
    const build = readBuildMarker(dir, deploy);
    if (build && build.endedAt !== builtAt) {
      answer = siteHandler(dir, JSON.parse(readFileSync(path.join(deploy, "hosting.json"), "utf8")));
      builtAt = build.endedAt;
    }
    return build !== undefined;
  };
  if (!isComplete()) throw new Error(notComplete);
  const server = createServer((request, response) => {
    if (isComplete()) return answer(request, response);
    response.setHeader("Retry-After", "60");
    end(response, 503, "The site is being built at this moment.");
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return server;
}

function siteHandler(dir: string, hosting: Hosting) {
  const { pathPrefix } = hosting;
  const pages = new Set(hosting.pages);
  const redirects = new Map([...hosting.aliases, ...hosting.spellings].map(({ from, to }) => [from, to]));
  const unserved = new Set(unservedPaths.map((unservedPath) => pathPrefix + unservedPath));
  // sirv's dev mode reads the disk on each request, since a build may change files.
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
    const requestPath = normalised(rawPath);
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
    request.headers["accept-encoding"] = acceptedEncodings(request).join();
    // Set here, since sirv leaves it out of a 304.
    response.setHeader("Vary", "Accept-Encoding");
    const inSite = requestPath.slice(pathPrefix.length);
    request.url = isPage ? pageFile(dir, inSite) : encodeURI(inSite).replace(/[?#]/g, encodeURIComponent);
    files(request, response, notFound);
  };
}

/** A page's file: index.html in a folder, or flat (shop.html), as some hosts want it. */
function pageFile(dir: string, address: string): string {
  const [folder, flat] = [`${address.replace(/\/$/, "")}/index.html`, `${address}.html`];
  return existsSync(path.join(dir, folder)) ? folder : flat;
}

/** The normalised path: percent-decoded, without "//" and dot segments; undefined if malformed. */
function normalised(rawPath: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(rawPath));
  } catch {
    return undefined;
  }
}

/** sirv supports "bytes=0-99" and "bytes=100-" only, and takes "0-0" for all; for other ranges a server may send the whole file. */
function servableRange({ headers }: IncomingMessage): boolean {
  const [, start, end] = headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  return start !== undefined && !headers["if-range"] && (!end || (Number(end) > 0 && Number(start) <= Number(end)));
}

/** The encodings that a browser accepts. sirv overlooks that a quality of 0 refuses one. */
const acceptedEncodings = ({ headers }: IncomingMessage) =>
  String(headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((encoding) => encoding.split(";").map((part) => part.trim()))
    .filter(([, quality = "q=1"]) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name = ""]) => name)
    .filter((name) => ["br", "gzip"].includes(name));

/** Sets the Content-Type with its charset, which sirv leaves out. */
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

/** Sends the 404 page, compressed by content negotiation; sirv would send it with status 200. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, page: string) {
  const accepted = acceptedEncodings(request);
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

const usage = `npm run serve [-- --port 9000]
Serves the site in public/ as its host would: with its headers, redirects, compression and 404. PORT is taken as well.`;

/** Serves until it is stopped. Unusable arguments are reported, and set the process's exit status. */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: "string", short: "p" }, help: { type: "boolean", short: "h" } },
    });
    if (values.help) return console.log(usage);
    const port = Number(values.port ?? process.env.PORT ?? 9000);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`There is no such port.\n${usage}`);
    await startServer({ port });
    const { pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
    console.log(`The site is at http://127.0.0.1:${port}${pathPrefix}/`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    console.error(
      code === "EADDRINUSE" ? "Something else listens on that port. Give another one with --port." : message,
    );
    process.exitCode = 1;
  }
}
