/** Follows every address of the built site, served where its path prefix says that it lives. */
import { readFileSync } from "node:fs";
import site from "../../data/site.json";
import type { Hosting } from "../../src/hosting/description";
import { crawl } from "../servers/crawl";
import { startServe } from "../servers/servers";

test("nothing that the site names is missing, moved, outside the site or of the wrong kind", async () => {
  const hosting: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
  const server = await startServe(".");
  const origin = `http://127.0.0.1:${server.port}`;
  const { found, faults } = await crawl({ origin, siteUrl: site.url, pathPrefix: hosting.pathPrefix });
  await server.stop();
  expect(faults).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining(hosting.pages));
});
