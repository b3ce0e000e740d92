/** Follows every address of the built site, served where its path prefix says that it lives. */

import path from "node:path";
import { inspectContent } from "../../src/content/check/check";
import { startServe } from "../hosting/servers";
import { hosting, pathPrefix, site, siteFolder } from "../site-under-test";
import { crawl } from "./crawl";

/** Whether the check has told of a dead link in a text: whoever wrote it may keep it. */
async function deadLinksTold(): Promise<(address: string) => boolean> {
  const { problems } = await inspectContent(path.join(siteFolder, "data"));
  const told = problems.filter(({ code }) => code.startsWith("link-to-")).map(({ found }) => found);
  return (address) => {
    const { pathname, hash } = new URL(address);
    const page = pathname.slice(pathPrefix.length);
    // Long addresses are cut.
    const toPage = JSON.stringify(page).slice(0, -1).slice(0, 68);
    const toOwn = JSON.stringify(address).slice(0, -1).slice(0, 68);
    const toPart = `${page} has no part ${JSON.stringify(hash).slice(0, 68)}`;
    return told.some(
      (found) => (hash && found.includes(toPart)) || [toPage, toOwn].some((to) => found.includes(`The link to ${to}`)),
    );
  };
}

test(
  "nothing that the site names is missing, moved, outside the site or of the wrong kind",
  async () => {
    const server = await startServe(siteFolder);
    const origin = `http://127.0.0.1:${server.port}`;
    const { found, faults } = await crawl({ origin, siteUrl: site.url, pathPrefix: hosting.pathPrefix });
    await server.stop();
    const isTold = await deadLinksTold();
    expect(faults.filter(({ address }) => !isTold(address))).toEqual([]);
    expect(hosting.pages.filter((address) => !found.has(address))).toEqual([]);
    // It asks for more than a thousand files, and for more the more pages there are.
  },
  150_000 + 300 * hosting.pages.length,
);
