/** The form editor (Sveltia CMS) at /admin of the development server. Never part of public/. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buildSync } from "esbuild";
import sirv from "sirv";
import { editorConfig, editorFormats } from "../editing/editor-config";
import type { Kind } from "../model/kind";

export const editorPath = "/admin";

/** The script that starts the editor with its configuration, from this plugin's folder. */
function startScript(kinds: readonly Kind[], folder: string): string {
  const given = [`${editorPath}/npm/index.js`, editorConfig(kinds, path.basename(process.cwd())), editorFormats(kinds)];
  const call = `startEditor(${given.map((each) => JSON.stringify(each)).join()})`;
  const { outputFiles } = buildSync({
    stdin: { contents: `import { startEditor } from "./develop/editor-client"; ${call};`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}

/** The editor's page. Its Content Security Policy allows requests to this computer only. */
const page = (script: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline' blob: data:">
    <title>Edit the site</title>
    <style>
      p { margin: 3rem; font: 1.25rem sans-serif }
      body:has(> div) > p { display: none }
    </style>
  </head>
  <body>
    <p role="status">The forms are loading. If they do not come, open this page in Chrome or Edge.</p>
    <script>${script}</script>
  </body>
</html>
`;

/** Express middleware: serves the page, and the scripts from the editor's npm package; `folder` is this plugin's. */
export function editorHandler(kinds: readonly Kind[], folder: string) {
  const editor = path.resolve("node_modules/@sveltia/cms");
  const files = sirv(editor);
  const translations = readdirSync(path.join(editor, "locales")).map((file) => `/locales/${file}`);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? "/";
    if (url === "/")
      response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(startScript(kinds, folder)));
    // The editor imports JSON translations, as bundlers allow; browsers need JavaScript modules.
    else if (translations.includes(url)) {
      const script = `export default ${readFileSync(path.join(editor, url), "utf8")}`;
      response.setHeader("Content-Type", "text/javascript; charset=utf-8").end(script);
    } else files(request, response, next);
  };
}
