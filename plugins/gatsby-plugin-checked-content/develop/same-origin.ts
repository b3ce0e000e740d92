/** Same-origin guard of `npm start`: Gatsby lets every web page in the browser read drafts, GraphQL and source. */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";
import { urlOf } from "../model/public-url";

type Headers = IncomingMessage["headers"];

/** A host's name without its port: "[::1]:8000" is "::1". */
const nameOf = (host: string) =>
  host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();

/** Whether a host name means this computer. Any IP address is accepted: a DNS rebinding attack needs a name. */
const isOwnName = (name: string, named: string) =>
  isIP(name) > 0 ||
  name === "localhost" ||
  name.endsWith(".localhost") ||
  [hostname(), named].some((own) => own.toLowerCase() === name);

/** Whether a request comes from this server's own pages or the address bar. `named`: the host of npm start -- --host. */
export function isOwnRequest(
  { host = "", origin, "sec-fetch-site": site, "sec-fetch-dest": destination }: Headers,
  named = "",
): boolean {
  if (!host || !isOwnName(nameOf(host), named)) return false;
  if (origin !== undefined) return urlOf(origin)?.host === host.toLowerCase();
  // Requests for scripts, pictures and frames have no Origin header; one for a document is a link that somebody has followed.
  return site === undefined || site === "same-origin" || site === "none" || destination === "document";
}

/** Makes every HTTP server of this process refuse other requests: Gatsby gives plugins neither its server nor its sockets. */
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
