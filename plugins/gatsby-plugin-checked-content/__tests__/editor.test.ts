/** The form editor: what it writes, and whom its page talks to. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { editorHandler } from "../develop/editor";
import { startEditor } from "../develop/editor-client";

test("the forms write empty fields where they are needed, and leave others out, in lists as well", async () => {
  const editor = path.join(temporaryFolder(), "editor.js");
  writeFileSync(editor, "exports.init = () => {}; exports.registerCustomFormat = (...given) => exports.given = given;");
  const item = { required: ["intro"], properties: { intro: {}, hook: {} } };
  await startEditor(editor, {} as never, {
    pages: { ...item, properties: { ...item.properties, parts: { items: item } } },
  });
  const [, , { toFile }] = (await import(editor)).given;
  const written = toFile({ intro: [], hook: "", parts: [{ intro: "", hook: null }] });
  expect(JSON.parse(written)).toEqual({ intro: [], parts: [{ intro: "" }] });
});

test("the forms' translations, which are JSON, are imported as a script", () => {
  const setHeader = jest.fn(() => ({ end: (text: string) => expect(text).toMatch(/^export default \{/) }));
  editorHandler([], "")({ url: "/locales/de.json" } as never, { setHeader } as never, () => {});
  expect(setHeader).toHaveBeenCalledWith("Content-Type", expect.stringContaining("text/javascript"));
});

test("the forms' page asks no other computer for anything", () => {
  let page = "";
  const response = { setHeader: () => ({ end: (html: string) => (page = html) }) };
  editorHandler([], "plugins/gatsby-plugin-checked-content")({ url: "/" } as never, response as never, () => {});
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.replace(/'self'|'unsafe-inline'|blob:|data:/g, "").trim()).toBe("default-src");
});
