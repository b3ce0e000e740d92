/** Follows every address of the built site, served where its path prefix says that it lives. */

import { startServe } from "../hosting/servers";
import { hosting, site, siteFolder } from "../site-under-test";
import { crawl } from "./crawl";

test(
  "nothing that the site names is missing, moved, outside the site or of the wrong kind",
  async () => {
    const server = await startServe(siteFolder);
    const origin = `http://127.0.0.1:${server.port}`;
    const { found, faults } = await crawl({ origin, siteUrl: site.url, pathPrefix: hosting.pathPrefix });
    await server.stop();
    expect(faults).toEqual([]);
    expect([...found.keys()]).toEqual(expect.arrayContaining(hosting.pages));
    // It asks for more than a thousand files, and for more the more pages there are.
  },
  150_000 + 300 * hosting.pages.length,
);
