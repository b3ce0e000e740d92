/** Who is answered while npm start runs. */
import { mkdirSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { isOwnRequest } from "../develop/same-origin";
import { onPreInit } from "../gatsby-node";

const host = "localhost:8000";

test.each([
  ["an address that was typed", { host, "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
  ["a link on another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }],
  ["the site's own page", { host, origin: "http://localhost:8000", "sec-fetch-site": "same-origin" }],
  ["a script of the site's own page", { host, "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
  ["a command", { host: "127.0.0.1:8000" }],
  ["a name that browsers keep for this computer", { host: "site.localhost:8000" }],
  ["a phone in the same network", { host: "192.168.1.20:8000", origin: "http://192.168.1.20:8000" }],
  ["a computer without the old addresses", { host: "[::1]:8000", origin: "http://[::1]:8000" }],
])("%s is answered", (_, headers) => {
  expect(isOwnRequest(headers)).toBe(true);
});

test.each([
  ["another site", { host, origin: "https://evil.example" }],
  ["another server of this computer", { host, origin: "http://localhost:3000" }],
  ["a page without an origin", { host, origin: "null" }],
  [
    "another site's page that loads scripts from here",
    { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  ],
  [
    "another server's page that loads scripts from here",
    { host, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
  ],
  [
    "another site's page that frames the forms",
    { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  ],
  ["a name that was led here", { host: "evil.example:8000", origin: "http://evil.example:8000" }],
  ["a name that was led here, without an origin", { host: "evil.example" }],
  ["nobody", {}],
])("%s is not", (_, headers) => {
  expect(isOwnRequest(headers)).toBe(false);
});

test("the name that the server was started with is its own", () => {
  expect(isOwnRequest({ host: "studio.local:8000" })).toBe(false);
  expect(isOwnRequest({ host: "studio.local:8000" }, "studio.local")).toBe(true);
});

/** What Gatsby calls before anything listens, in a project without content. */
async function beginToDevelop() {
  const project = process.cwd();
  process.chdir(temporaryFolder());
  mkdirSync("data");
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const reporter = { warn: () => {}, activityTimer: () => ({ start: () => {}, end: () => {} }) };
  const store = { getState: () => ({ program: {} }) };
  const model = () => ({ kinds: [], pagesOf: () => [], addressOf: () => undefined });
  await onPreInit?.({ reporter, store } as never, { model } as never, () => {});
  jest.restoreAllMocks();
  process.chdir(project);
}

describe("a server", () => {
  let server: http.Server;
  beforeAll(async () => {
    await beginToDevelop();
    server = http
      .createServer((_request, response) => response.setHeader("Access-Control-Allow-Origin", "*").end("drafts"))
      .on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.close();
    for (const { prototype } of [http.Server, https.Server]) Reflect.deleteProperty(prototype, "emit");
  });

  /** The first line of what it answers. */
  const answer = (...lines: string[]) =>
    new Promise<string>((resolve) => {
      const { port } = server.address() as AddressInfo;
      const socket = net.connect(port, "127.0.0.1", () =>
        socket.write(`${["GET /___graphql HTTP/1.1", `Host: 127.0.0.1:${port}`, ...lines].join("\r\n")}\r\n\r\n`),
      );
      socket.once("data", (data) => {
        resolve(String(data).split("\r\n")[0] ?? "");
        socket.destroy();
      });
    });
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket"];

  test("answers what is its own, and neither requests nor sockets of another site", async () => {
    expect(await answer()).toBe("HTTP/1.1 200 OK");
    expect(await answer("Origin: https://evil.example")).toBe("HTTP/1.1 403 Forbidden");
    expect(await answer(...upgrade)).toBe("HTTP/1.1 101 Switching Protocols");
    expect(await answer(...upgrade, "Origin: https://evil.example")).toBe("HTTP/1.1 403 Forbidden");
  });
});
