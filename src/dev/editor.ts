/** The form editor at /admin of the development server. Nothing of it is ever built into public/. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import sirv from "sirv";
import type { Compiler } from "webpack";
import { editorConfig, editorFormats } from "../content/editing/editor-config";
import { inlineScript } from "../gatsby/inline-script";

/** Where the development server has the form editor. */
export const editorPath = "/admin";

/** Where the editor's scripts are, and what it is to know. */
const start = () =>
  [`${editorPath}/npm/index.js`, editorConfig(path.basename(process.cwd())), editorFormats()]
    .map((each) => JSON.stringify(each))
    .join();

/** The policy keeps the editor from asking anybody but this computer. */
const page = () => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline' blob: data:">
    <title>Edit the site</title>
  </head>
  <body>
    <script>${inlineScript("dev/editor-page", `startEditor(${start()})`)}</script>
  </body>
</html>
`;

/** Answers requests below the editor's path: with its page, or with a file of the package that it comes in. */
export function editorHandler() {
  const editor = path.resolve("node_modules/@sveltia/cms");
  const files = sirv(editor);
  const translations = readdirSync(path.join(editor, "locales")).map((file) => `/locales/${file}`);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? "/";
    if (url === "/") response.setHeader("Content-Type", "text/html; charset=utf-8").end(page());
    // The editor imports its translations as a bundler would let it; a browser wants scripts.
    else if (translations.includes(url)) {
      const script = `export default ${readFileSync(path.join(editor, url), "utf8")}`;
      response.setHeader("Content-Type", "text/javascript; charset=utf-8").end(script);
    } else files(request, response, next);
  };
}

/** Adds the form editor to the development server. */
export function serveEditor({ app }: Pick<CreateDevServerArgs, "app">): void {
  app.use(editorPath, editorHandler());
}

/** A webpack plugin for `gatsby develop` that says where the editor is, after Gatsby has said where the site is. */
export class EditorAddress {
  private isSaid = false;

  constructor(
    private readonly port: number,
    private readonly say: (text: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterDone.tap("EditorAddress", () => {
      if (!this.isSaid)
        this.say(`Edit the content with forms, in Chrome or Edge: http://localhost:${this.port}${editorPath}`);
      this.isSaid = true;
    });
  }
}
