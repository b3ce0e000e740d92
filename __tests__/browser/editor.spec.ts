/**
 * The form editor of npm run edit. A browser's folder picker cannot be worked from a program, so a folder of the
 * browser's own storage, with a copy of the content, stands in for the project's folder.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { editorHandler, editorPath, fieldsOf, kindOfFile } from "../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../../src/content/kinds/kinds";
import { items, siteFolder } from "../site-under-test";
import { watchOtherSites } from "./site";

let server: Server;
let address: string;

// The editor is large, and a busy machine takes its time over it.
test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  const handle = editorHandler(kinds, "plugins/gatsby-plugin-checked-content");
  server = createServer((request, response) => {
    // As Express does it for a handler below a path.
    request.url = request.url?.slice(editorPath.length) || "/";
    handle(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${editorPath}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The content's files, with a word in place of each picture: what is in them does not matter here. */
const contentFiles = readdirSync("data", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:json|jpg|png)$/.test(entry.name))
  .map(({ name, parentPath }) => {
    const file = path.join(parentPath, name);
    return [file.split(path.sep).join("/"), name.endsWith(".json") ? readFileSync(file, "utf8") : "picture"];
  });

/** Opens the editor and lets it work on the stand-in for the project's folder. */
async function openEditor(page: Page, files = contentFiles) {
  await page.goto(address);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [file = "", text = ""] of files) {
      const folders = file.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByText("Roblox items")).toBeVisible();
}

/** A file of the stand-in folder; undefined when there is none, or one that is being written at this moment. */
const readText = (page: Page, file: string) =>
  page.evaluate(async (file) => {
    const folders = file.split("/");
    const name = folders.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const each of folders) folder = await folder.getDirectoryHandle(each);
    try {
      return await (await (await folder.getFileHandle(name)).getFile()).text();
    } catch {
      return undefined;
    }
  }, file);

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("it offers the folder on this computer, and asks no other computer for anything", async ({ page }) => {
  const requests = await watchOtherSites(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByText("The forms are loading.")).toBeVisible();
  await openEditor(page);
  await expect(page.getByText("The forms are loading.")).toBeHidden();
  for (const label of ["Pages", "Books", "Artworks", "Free T-shirts", "Privacy policy"]) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  // Its signs are letters of a font; without it they would be words.
  const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  expect((await page.evaluate(loaded)).join()).toContain("Material Symbols");
  // Nor does it complain, of its translation into the browser's English for one.
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a new artwork is written beside its picture as the check wants it, and only when nothing is missing", async ({
  page,
}) => {
  await openEditor(page);
  await page.goto(`${address}#/collections/artwork/new`);
  await page
    .getByRole("spinbutton", { name: "Order" })
    .or(page.getByRole("textbox", { name: "Order" }))
    .fill("990");
  await page.getByRole("radio", { name: "wallpaper", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Pip sings again");
  const picture = readFileSync(
    path.join(siteFolder, "data/artwork", items("artwork").find(({ image }) => image.endsWith(".jpg"))?.image),
  );
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "My Moon 2.JPG", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByText("my-moon-2.jpg", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Alt" }).fill("Pip sings at the moon, louder this time.");
  await page.getByRole("textbox", { name: "Caption" }).fill("Louder.");
  await save(page);
  await expect(page.getByText("This field is required.")).toHaveCount(1);
  expect(await readText(page, "data/artwork/pip-sings-again.json")).toBeUndefined();

  await page.locator("input[type=date]").fill("2025-06-02");
  await save(page);
  await expect
    .poll(() => readText(page, "data/artwork/pip-sings-again.json"))
    .toBe(`{
  "order": 990,
  "kind": "wallpaper",
  "title": "Pip sings again",
  "image": "my-moon-2.jpg",
  "alt": "Pip sings at the moon, louder this time.",
  "caption": "Louder.",
  "added": "2025-06-02"
}
`);
  expect(await readText(page, "data/artwork/my-moon-2.jpg")).toBe(new TextDecoder().decode(picture));
});

/** Of each kind the file that says most, and a text of several words in it. */
const edits = kinds.flatMap((kind) => {
  const filesOfKind = contentFiles.flatMap(([file = "", text = ""]) => {
    if (!file.endsWith(".json") || kindOfFile(kinds, path.posix.relative("data", file)) !== kind) return [];
    return [{ file, text, fields: fieldsOf(kind.schema, JSON.parse(text)) }];
  });
  const [fullest] = filesOfKind.sort((a, b) => b.fields.length - a.fields.length);
  const texts = fullest?.fields.filter(({ value }) => typeof value === "string" && value.includes(" ")) ?? [];
  const [field] = texts.sort((a, b) => a.path.length - b.path.length);
  if (!fullest || !field) return [];
  const place = kind.single
    ? `_singletons/entries/${kind.name}`
    : `${kind.name}/entries/${path.basename(fullest.file, ".json")}`;
  const [list] = field.path.map(String);
  return [{ ...fullest, place, list, field: field.path.join("."), words: field.value as string }];
});

test("a letter changed in the form changes nothing else in the file, in every kind of content", async ({ page }) => {
  await openEditor(page);
  expect(edits.length).toBeGreaterThan(0);
  for (const { file, text, place, list, field, words } of edits) {
    await page.goto(`${address}#/collections/${place}`);
    // What is far down is made when it is scrolled to.
    await page.locator(`[data-key-path="${list}"]`).scrollIntoViewIfNeeded();
    const box = page.locator(`[data-key-path="${field}"]`).locator("input, textarea").last();
    await expect(box).toHaveValue(words);
    const changed = words.replace(/\p{L}/u, (letter) => (letter === "x" ? "y" : "x"));
    await box.fill(changed);
    await save(page);
    await expect.poll(() => readText(page, file)).not.toBe(text);
    const after = (await readText(page, file)) ?? "";
    // Nothing else changes but the order of fields, which becomes the forms'.
    expect(JSON.parse(after)).toEqual(JSON.parse(text.replace(JSON.stringify(words), JSON.stringify(changed))));
    expect(after).toBe(`${JSON.stringify(JSON.parse(after), null, 2)}\n`);
    // The editor goes to the list once it has saved; the next form, opened before that, would be closed by it.
    await expect(page).not.toHaveURL(new RegExp(`${place}$`));
  }
});
