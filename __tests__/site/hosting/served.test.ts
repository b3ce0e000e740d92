/** Serves the built site by nginx, `npm run serve` and, at night, Caddy; what its pages name is asked for by crawl.test.ts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, mediaTypes } from "../../../plugins/gatsby-adapter-static-hosts";
import { ask, type RunningServer, serverKinds } from "../../hosting/servers";
import { hosting, onePerTemplate, siteFolder } from "../../site-under-test";

const typeOf = (file: string) =>
  Object.entries(mediaTypes).find(([, ends]) => ends.some((end) => file.endsWith(`.${end}`)))?.[0];

const fileIn = (file: string) => readFileSync(path.join(siteFolder, "public", file));

/** Of those that a server treats alike, the first; npm run test:full asks for all. */
const oneOfEach = <One>(all: readonly One[], likeness: (one: One) => string) =>
  process.env.FULL ? all : [...new Map([...all].reverse().map((one) => [likeness(one), one])).values()];

/** What stands behind a page's address in another spelling of it: "/index.html". */
const ending = ({ from, to }: { from: string; to: string }) => (from.startsWith(to) ? from.slice(to.length) : from);

for (const { name, missing, start } of serverKinds.filter(({ mainlyAtNight }) => !mainlyAtNight)) {
  const describeServer = missing ? describe.skip : describe;

  describeServer(`${name}${missing ? ` (to test it: ${missing})` : ""}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(siteFolder);
    });
    afterAll(() => server.stop());

    test("answers a page's address with the page, without a redirect", async () => {
      for (const address of process.env.FULL ? hosting.pages : onePerTemplate.map((page) => page.address)) {
        const { status, body } = await ask(server.port, address);
        const file = path.join(address.slice(hosting.pathPrefix.length), "index.html");
        expect({ address, status, same: body.equals(fileIn(file)) }).toEqual({ address, status: 200, same: true });
      }
    });

    test("leads aliases and other spellings to their page, with the query", async () => {
      for (const { from, to } of [...hosting.aliases, ...oneOfEach(hosting.spellings, ending)]) {
        const { status, headers } = await ask(server.port, `${from}?from=letter`);
        expect({ from, status, to: headers.location }).toEqual({ from, status: 301, to: `${to}?from=letter` });
      }
    });

    test("serves a file as what it is", async () => {
      const files = (await listFiles(path.join(siteFolder, "public"))).filter(
        (file) => !/\.(?:html|br|gz)$/.test(file) && !["_headers", "_redirects"].includes(file),
      );
      for (const file of oneOfEach(files, (each) => `${each.split("/").slice(0, -1)[0]} ${path.extname(each)}`)) {
        const { status, headers, body } = await ask(server.port, encodeURI(`${hosting.pathPrefix}/${file}`));
        const type = headers["content-type"]?.split(";")[0];
        const expected = file.endsWith(".ico") ? expect.any(String) : typeOf(file.toLowerCase());
        const answer = { file, status, type, same: body.equals(fileIn(file)) };
        expect(answer).toEqual({ file, status: 200, type: expected, same: true });
      }
    });
  });
}
