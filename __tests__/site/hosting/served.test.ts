/** Serves the built site by nginx, Caddy and `npm run serve`, and asks for everything in it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, mediaTypes } from "../../../plugins/gatsby-adapter-static-hosts";
import { ask, type RunningServer, serverKinds } from "../../hosting/servers";
import { hosting, siteFolder } from "../../site-under-test";

const typeOf = (file: string) =>
  Object.entries(mediaTypes).find(([, ends]) => ends.some((end) => file.endsWith(`.${end}`)))?.[0];

for (const { name, missing, start } of serverKinds) {
  const describeServer = missing ? describe.skip : describe;

  describeServer(`${name}${missing ? ` (to test it: ${missing})` : ""}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(siteFolder);
    });
    afterAll(() => server.stop());

    test("answers every page's address with the page, without a redirect", async () => {
      for (const address of hosting.pages) {
        const { status, body } = await ask(server.port, address);
        const file = path.join(siteFolder, "public", address.slice(hosting.pathPrefix.length), "index.html");
        expect({ address, status, same: body.equals(readFileSync(file)) }).toEqual({
          address,
          status: 200,
          same: true,
        });
      }
    });

    test("leads every alias and other spelling to its page, with the query", async () => {
      for (const { from, to } of [...hosting.aliases, ...hosting.spellings]) {
        const { status, headers } = await ask(server.port, `${from}?from=letter`);
        expect({ from, status, to: headers.location }).toEqual({ from, status: 301, to: `${to}?from=letter` });
      }
    });

    test("serves every file as what it is", async () => {
      const files = (await listFiles(path.join(siteFolder, "public"))).filter(
        (file) => !/\.(?:html|br|gz)$/.test(file) && !["_headers", "_redirects"].includes(file),
      );
      for (const file of files) {
        const { status, headers, body } = await ask(server.port, `${hosting.pathPrefix}/${file}`);
        const type = headers["content-type"]?.split(";")[0];
        const same = body.equals(readFileSync(path.join(siteFolder, "public", file)));
        const expected = {
          file,
          status: 200,
          type: file.endsWith(".ico") ? expect.any(String) : typeOf(file),
          same: true,
        };
        expect({ file, status, type, same }).toEqual(expected);
      }
    });
  });
}
