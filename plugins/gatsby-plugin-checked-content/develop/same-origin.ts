/** Same-origin guard of `npm start`: Gatsby lets every web page in the browser read drafts, GraphQL and source. */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";

type Headers = IncomingMessage["headers"];

/** A host's name without its port: "[::1]:8000" is "::1". */
const nameOf = (host: string) =>
  host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();

/** Whether a host name is this computer's. An IP address is: DNS rebinding needs a name. */
const isOwnName = (name: string, named: string) =>
  isIP(name) > 0 ||
  name === "localhost" ||
  name.endsWith(".localhost") ||
  [hostname(), named].some((own) => own.toLowerCase() === name);

/** Whether a request is of this server's pages or a typed address. `named`: npm start -- --host. */
export function isOwnRequest(
  { host = "", origin, "sec-fetch-site": site, "sec-fetch-dest": destination }: Headers,
  named = "",
): boolean {
  if (!host || !isOwnName(nameOf(host), named)) return false;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  // Scripts, pictures and frames are asked for without an origin; a link opens a document of its own.
  return site === undefined || site === "same-origin" || site === "none" || destination === "document";
}

/** Has all servers of this process refuse other requests, since Gatsby hands out no server and no sockets. */
export function answerOwnOriginOnly(named?: string): void {
  for (const { prototype } of [http.Server, https.Server]) {
    const { emit } = prototype;
    prototype.emit = function (this: http.Server, event: string, ...args: never[]) {
      const [request, answer] = args as unknown as [IncomingMessage, ServerResponse | Duplex];
      const isAsked = event === "request" || event === "upgrade";
      if (!isAsked || isOwnRequest(request.headers, named))
        return (emit as (...all: unknown[]) => boolean).call(this, event, ...args);
      if ("writeHead" in answer)
        answer.writeHead(403, { "Content-Type": "text/plain" }).end("This is for the site's own pages.");
      else answer.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return true;
    } as typeof emit;
  }
}
