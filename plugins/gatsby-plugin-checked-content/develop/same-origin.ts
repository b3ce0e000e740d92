/**
 * `npm start` answers its own pages only. Gatsby's server lets every web page in the same browser read what it serves
 * (Access-Control-Allow-Origin: *, and sockets of any origin): drafts, the data behind GraphQL, parts of the source.
 */
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

/**
 * Whether a name can only be this computer's. An address in numbers is: it takes a name to lead a foreign page here (DNS
 * rebinding).
 */
const isOwnName = (name: string, named: string) =>
  isIP(name) > 0 ||
  name === "localhost" ||
  name.endsWith(".localhost") ||
  [hostname(), named].some((own) => own.toLowerCase() === name);

/**
 * Whether a request comes from this server's own pages, or from somebody who typed the address or followed a link.
 *
 * @param named the host that the server was started with (npm start -- --host my-computer)
 */
export function isOwnRequest(
  { host = "", origin, "sec-fetch-site": site, "sec-fetch-dest": destination }: Headers,
  named = "",
): boolean {
  if (!host || !isOwnName(nameOf(host), named)) return false;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  // Scripts, pictures and frames are asked for without an origin; a link opens a document of its own.
  return site === undefined || site === "same-origin" || site === "none" || destination === "document";
}

/**
 * Has all servers of this process refuse other requests. Gatsby hands its server to nobody, and its sockets answer before
 * any middleware would.
 */
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
