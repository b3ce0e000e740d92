/** `npm run serve` while the site is built anew. What it answers otherwise is asked together with the other servers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { removeBuildMarker, serve, startServer } from "../../plugins/gatsby-adapter-static-hosts";
import { temporaryFolder } from "../temporary-folder";
import { ask, freePort, type RunningServer, startServe } from "./servers";
import { writeSite } from "./small-build";

let folder: string;
let server: RunningServer;

/** Builds a site of these pages. */
async function build(pages: Record<string, string>, pathPrefix = ""): Promise<void> {
  const documents = Object.entries({ ...pages, "/404": "Page Not Found" }).map(([page, words]) => [
    `${page}/index.html`,
    `<!DOCTYPE html><h1>${words}</h1>`,
  ]);
  const files = { ...Object.fromEntries(documents), "404.html": "<!DOCTYPE html><h1>Page Not Found</h1>" };
  await writeSite(folder, files, { pathPrefix, pages: Object.keys(pages).map((page) => pathPrefix + page) });
}

const get = async (address: string) => {
  const { status, body } = await ask(server.port, address);
  return { status, words: body.toString().replace(/<[^>]*>/g, "") };
};

beforeEach(async () => {
  folder = temporaryFolder();
  await build({ "/": "Home", "/shop": "Shop" });
  server = await startServe(folder);
});
afterEach(async () => {
  await server.stop();
});

test("npm run serve serves the new pages after a build, whole", async () => {
  await get("/shop");
  await build({ "/": "Home", "/shop": "Shop, with a hoodie for ice ages", "/music": "Music" });
  expect(await get("/shop")).toEqual({ status: 200, words: "Shop, with a hoodie for ice ages" });
  expect(await get("/music")).toEqual({ status: 200, words: "Music" });
});

test("npm run serve says that a build is at work, whatever lies in public/ by then, and goes on afterwards", async () => {
  removeBuildMarker(path.join(folder, "deploy"));
  for (const address of ["/", "/shop", "/nowhere"]) {
    expect(await get(address)).toEqual({ status: 503, words: expect.stringContaining("being built") });
  }
  expect((await ask(server.port, "/")).headers["retry-after"]).toBe("60");
  await build({ "/": "Home, again" });
  expect(await get("/")).toEqual({ status: 200, words: "Home, again" });
});

test("a cache that asks whether a page has changed is told that the answer depends on the encoding", async () => {
  const { etag } = (await ask(server.port, "/shop")).headers;
  const { status, headers } = await ask(server.port, "/shop", { headers: { "If-None-Match": etag } });
  expect({ status, vary: headers.vary }).toEqual({ status: 304, vary: "Accept-Encoding" });
});

test.each(["public", "deploy/build.json"])("npm run serve does not start without %s", async (missing) => {
  rmSync(path.join(folder, missing), { recursive: true });
  await expect(startServe(folder)).rejects.toThrow('Run "npm run build"');
});

test("npm run serve answers this computer alone", async () => {
  const local = await startServer({ port: 0, dir: path.join(folder, "public"), deploy: path.join(folder, "deploy") });
  const listensAt = local.address();
  local.close();
  expect(listensAt).toMatchObject({ address: "127.0.0.1" });
});

/** Calls the command in the site's folder. */
async function command(args: string[], port?: string) {
  const home = process.cwd();
  const told = (["log", "error"] as const).map((way) => jest.spyOn(console, way).mockImplementation());
  process.chdir(folder);
  if (port) process.env.PORT = port;
  await serve(args);
  delete process.env.PORT;
  process.chdir(home);
  const answer = { status: process.exitCode ?? 0, said: told.flatMap(({ mock }) => mock.calls.flat()).join("\n") };
  process.exitCode = undefined;
  jest.restoreAllMocks();
  return answer;
}

test("npm run serve lists its options, and refuses what is no port, by --port or by PORT", async () => {
  expect(await command(["--help"])).toEqual({ status: 0, said: expect.stringContaining("--port") });
  // What is said with the command goes before what is said for all.
  for (const refused of [await command(["--port", "shop"], String(server.port)), await command([], "shop")])
    expect(refused).toEqual({ status: 1, said: expect.stringContaining("no such port") });
});

test("npm run serve says where the site is, below its path, or that something else listens there", async () => {
  const taken = await command(["--port", String(server.port)]);
  expect(taken).toEqual({ status: 1, said: expect.stringContaining("Something else listens") });
  await build({ "/": "Home" }, "/name");
  const port = String(await freePort());
  const program = ["node_modules/tsx/dist/cli.mjs", "scripts/serve.ts"].map((file) => path.resolve(file));
  const child = spawn(process.execPath, [...program, "--port", port], { cwd: folder });
  const [said] = await once(child.stdout, "data");
  child.kill();
  expect(String(said)).toContain(`http://127.0.0.1:${port}/name/\n`);
});
