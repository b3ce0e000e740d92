/** `npm run serve` while the site is built anew. What it answers otherwise is asked together with the other servers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { completeSite } from "../../src/hosting/complete-site";
import { ask, type RunningServer, startServe } from "../servers/servers";

let folder: string;
let server: RunningServer;

/** Builds a site of these pages. */
async function build(pages: Record<string, string>): Promise<void> {
  const publicFolder = path.join(folder, "public");
  rmSync(publicFolder, { recursive: true, force: true });
  for (const [page, words] of Object.entries({ ...pages, "/404": "Page Not Found" })) {
    const place = path.join(publicFolder, page);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "index.html"), `<!DOCTYPE html><h1>${words}</h1>`);
  }
  writeFileSync(path.join(publicFolder, "404.html"), "<!DOCTYPE html><h1>Page Not Found</h1>");
  await completeSite(
    {
      pathPrefix: "",
      siteUrl: "https://series.example",
      securityContact: "mailto:hello@series.example",
      pages: Object.keys(pages),
      aliases: [],
      trusted: { forms: [], frames: [], media: [] },
    },
    { publicFolder, deployFolder: path.join(folder, "deploy") },
  );
}

const get = async (address: string) => {
  const { status, body } = await ask(server.port, address);
  return { status, words: body.toString().replace(/<[^>]*>/g, "") };
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serve-"));
  await build({ "/": "Home", "/shop": "Shop" });
  server = await startServe(folder);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("after a build it serves the new pages, whole", async () => {
  await get("/shop");
  await build({ "/": "Home", "/shop": "Shop, with a hoodie for ice ages", "/music": "Music" });
  expect(await get("/shop")).toEqual({ status: 200, words: "Shop, with a hoodie for ice ages" });
  expect(await get("/music")).toEqual({ status: 200, words: "Music" });
});

test("while a build has the site in its hands, it says so, and goes on", async () => {
  rmSync(path.join(folder, "public"), { recursive: true });
  for (const address of ["/", "/nowhere"]) {
    expect(await get(address)).toEqual({ status: 503, words: expect.stringContaining("being built") });
  }
  await build({ "/": "Home" });
  expect(await get("/")).toEqual({ status: 200, words: "Home" });
});

test("a description that is half written does no harm", async () => {
  writeFileSync(path.join(folder, "deploy/hosting.json"), "{");
  expect(await get("/shop")).toEqual({ status: 200, words: "Shop" });
  await build({ "/": "Home", "/music": "Music" });
  expect(await get("/music")).toEqual({ status: 200, words: "Music" });
});
