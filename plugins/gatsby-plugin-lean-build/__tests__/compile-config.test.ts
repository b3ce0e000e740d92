import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/temporary-folder";

const compiler = path.resolve(__dirname, "../compile-config.cjs");
const compileModule = "gatsby/dist/utils/parcel/compile-gatsby-files";

/** A project with a local plugin, both in TypeScript. */
function project(node = 'import { day } from "./day";\nexport const onPreInit = (): string => day;\n') {
  const folder = temporaryFolder();
  const files = {
    "gatsby-config.ts": "const name: string = 'site';\nexport default { name };\n",
    "gatsby-node.ts": node,
    "day.ts": "export const day = 'Wednesday' as const;\n",
    "plugins/with-node/gatsby-node.ts":
      'import { name } from "./package.json";\nexport const onPreBuild = () => name;\n',
    "plugins/with-node/package.json": '{ "name": "with-node" }',
    "plugins/without/index.js": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** What a script prints in a process that loads the compiler before all else, as npm start and npm run build do. */
const printed = (script: string) =>
  execFileSync(process.execPath, ["--require", compiler, "--eval", script], { encoding: "utf8", stdio: "pipe" }).trim();

const compile = (folder: string) => `require("${compileModule}").compileGatsbyFiles(${JSON.stringify(folder)})`;

test("TypeScript configuration is there for Gatsby as it looks for it, in the project and in its plugins", () => {
  const folder = project();
  const compiled = `${folder}/.cache/compiled`;
  const script = `${compile(folder)}.then(() => {
    const gatsby = require("${compileModule}");
    const plugin = gatsby.getResolvedFieldsForPlugin("${folder}", "with-node").resolvedCompiledGatsbyNode;
    console.log(JSON.stringify([
      require("${compiled}/gatsby-config.js").default.name,
      require("${compiled}/gatsby-node.js").onPreInit(),
      require(plugin).onPreBuild(),
      gatsby.findCompiledLocalPluginModule("${folder}", "default-site-plugin", "gatsby-node"),
      gatsby.findCompiledLocalPluginModule("${folder}", "without", "gatsby-node") ?? null,
    ]));
  })`;
  expect(JSON.parse(printed(script))).toEqual(["site", "Wednesday", "with-node", `${compiled}/gatsby-node.js`, null]);
});

test("a slip of the pen ends the start, with its file and line", () => {
  expect(() => printed(compile(project("export const onPreInit = (;")))).toThrow(/gatsby-node\.ts:1:26/);
});

test("Gatsby asks nothing else of the module that this one stands for", () => {
  const source = (file: string) => readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8");
  const users = [
    "services/initialize",
    "bootstrap/get-config-file",
    "bootstrap/load-plugins/load-internal-plugins",
    "bootstrap/load-plugins/resolve-plugin",
  ];
  const asked = users.flatMap((file) =>
    [...source(file).matchAll(/_compileGatsbyFiles\.(\w+)/g)].map(([, name = ""]) => name),
  );
  expect(source("internal-plugins/internal-data-bridge/gatsby-node")).toMatch(
    /\{\s*findCompiledLocalPluginModule\s*\} = require\(`..\/..\/utils\/parcel\/compile-gatsby-files`\)/,
  );
  const own = printed(`console.log(Object.keys(require("${compileModule}")).join())`).split(",");
  expect(own).toEqual(expect.arrayContaining([...new Set(asked), "findCompiledLocalPluginModule"]));
});
