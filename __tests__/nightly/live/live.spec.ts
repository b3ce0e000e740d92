/** Editing the content while `gatsby develop` is running. What the test adds to data/, it takes away again. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";

const root = path.resolve(__dirname, "../../..");
const artwork = (file: string) => path.join(root, "data/artwork", file);
const [json, picture] = [artwork("live-test-moon.json"), artwork("live-test-moon.jpg")];
const [renamedJson, renamedPicture] = [artwork("live-test-sun.json"), artwork("live-test-sun.jpg")];

const itemsOf = (folder: string) =>
  readdirSync(path.join(root, "data", folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(root, "data", folder, name), "utf8")));

/** An artwork of the site, to make others like. */
const model = itemsOf("artwork").find(({ image }) => image.endsWith(".jpg"));
const artworkPath = itemsOf("pages").find(({ template }) => template === "artwork").path;

const item = (fields: object) => `${JSON.stringify({ ...model, order: 99_990, ...fields }, null, 2)}\n`;

let develop: ChildProcess;
let terminal = "";

/** Starts the development server and waits until it answers. */
async function start(port: string) {
  terminal = "";
  develop = spawn("npx", ["gatsby", "develop", "-p", port], {
    cwd: root,
    detached: true,
    env: { ...process.env, CI: "" },
  });
  for (const stream of [develop.stdout, develop.stderr]) stream?.on("data", (chunk) => (terminal += chunk));
  await expect.poll(() => terminal, { timeout: 400_000 }).toContain("/admin");
}

function stop() {
  // The whole group, because Gatsby works in processes of its own.
  if (develop.pid) process.kill(-develop.pid, "SIGKILL");
}

function cleanUp() {
  for (const file of [json, picture, renamedJson, renamedPicture]) rmSync(file, { force: true });
}

test.beforeAll(cleanUp);
test.afterAll(() => {
  if (test.info().status !== "passed") console.log(terminal.slice(-5000));
  stop();
  cleanUp();
});

const card = (page: Page, title: string) => page.getByRole("heading", { name: title });
const overlay = (page: Page) => page.locator("gatsby-fast-refresh");

test("what is dropped into data/ appears, and what is wrong covers the page until it is mended", async ({
  page,
  baseURL,
}) => {
  const took: Record<string, string> = {};
  const timed = async (name: string, what: () => Promise<unknown>) => {
    const started = performance.now();
    await what();
    took[name] = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  };
  await timed("started", () => start(new URL(baseURL ?? "").port));
  // What it has found is known to the next start.
  expect(readFileSync(path.join(root, ".cache/adapters/queries/known.json"), "utf8")).toContain("src/templates/");
  const graphql = `${baseURL}/___graphql?query={allArtwork{nodes{title}}}`;
  const asked = async (headers = {}) => (await page.request.get(graphql, { headers })).status();
  expect([await asked(), await asked({ Origin: "https://evil.example" })]).toEqual([200, 403]);
  await page.goto(artworkPath);
  await expect(card(page, model.title)).toBeVisible();

  await timed("a picture and its JSON dropped in", async () => {
    copyFileSync(artwork(model.image), picture);
    writeFileSync(json, item({ title: "Live test moon", image: "live-test-moon.jpg" }));
    await expect(card(page, "Live test moon")).toBeVisible();
  });

  const message = 'There is no file "live-test-mon.jpg" beside it.';
  await timed("a misspelt picture reported", async () => {
    terminal = "";
    writeFileSync(json, item({ title: "Live test moon", image: "live-test-mon.jpg" }));
    await expect(overlay(page)).toContainText(message);
    await expect(overlay(page)).toContainText('Did you mean "live-test-moon.jpg"?');
    await expect.poll(() => terminal).toContain(message);
  });
  await timed("mended", async () => {
    writeFileSync(json, item({ title: "Live test moon again", image: "live-test-moon.jpg" }));
    await expect(card(page, "Live test moon again")).toBeVisible();
    await expect(overlay(page).getByText(message)).toHaveCount(0);
  });

  await timed("a missing comma reported", async () => {
    terminal = "";
    writeFileSync(json, item({ title: "Live test moon" }).replace(",\n", "\n"));
    await expect(overlay(page)).toContainText("A comma is missing here.");
    await expect.poll(() => terminal).toContain("A comma is missing here.");
  });
  await timed("mended again", async () => {
    writeFileSync(json, item({ title: "Live test moon, mended", image: "live-test-moon.jpg" }));
    await expect(card(page, "Live test moon, mended")).toBeVisible();
    await expect(overlay(page).getByText("A comma is missing here.")).toHaveCount(0);
  });

  await timed("renamed", async () => {
    renameSync(picture, renamedPicture);
    renameSync(json, renamedJson);
    writeFileSync(renamedJson, item({ title: "Live test sun", image: "live-test-sun.jpg" }));
    await expect(card(page, "Live test sun")).toBeVisible();
    await expect(card(page, "Live test moon, mended")).toHaveCount(0);
  });
  await timed("deleted", async () => {
    rmSync(renamedJson);
    rmSync(renamedPicture);
    await expect(card(page, "Live test sun")).toHaveCount(0);
    await expect(card(page, model.title)).toBeVisible();
  });
  console.log(took);
});
