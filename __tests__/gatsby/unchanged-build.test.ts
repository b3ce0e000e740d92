/** What makes a build end at once, and what makes it begin. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isStillThere, rememberBuild, sourceOfBuild } from "../../src/gatsby/unchanged-build";

let project: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const isUnchanged = () => isStillThere(sourceOfBuild(project), project);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "unchanged-"));
  for (const [file, text] of Object.entries({
    "data/books/one.json": '{ "title": "One" }',
    "src/templates/book.tsx": "export default () => null;",
    "src/gatsby-types.d.ts": "declare namespace Queries {}",
    "static/robots.txt": "",
    "package-lock.json": "{}",
    "public/index.html": "<h1>One</h1>",
    "public/static/one.jpg": "picture",
    "deploy/nginx-site.conf": "",
    "deploy/build.json": '{"commit":"a"}',
  })) {
    write(file, text);
  }
  rememberBuild(sourceOfBuild(project), project);
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.PATH_PREFIX;
  rmSync(project, { recursive: true });
});

test("a build of the same source ends at once", () => {
  expect(isUnchanged()).toBe(true);
});

test("what is no part of the site makes no build begin", () => {
  write("__tests__/one.test.ts", "test");
  write("docs/page.md", "words");
  write("deploy/build.json", '{"commit":"b"}');
  expect(isUnchanged()).toBe(true);
});

test.each<[change: string, make: () => void]>([
  ["a word of the content", () => write("data/books/one.json", '{ "title": "Two" }')],
  ["a new item", () => write("data/books/two.json", '{ "title": "Two" }')],
  ["an item that has gone", () => rmSync(path.join(project, "data/books/one.json"))],
  ["code", () => write("src/templates/book.tsx", "export default () => 1;")],
  ["a file served as it is", () => write("static/robots.txt", "User-agent: *")],
  ["a setting of Gatsby's", () => write("gatsby-config.ts", "export default {};")],
  ["another package", () => write("package-lock.json", '{ "name": "site" }')],
  ["packages installed anew", () => write("node_modules/.package-lock.json", "{}")],
  ["another path", () => (process.env.PATH_PREFIX = "/zeit")],
  ["another day", () => jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 })],
  ["a page that is not as it was made", () => write("public/index.html", "<h1>Two</h1>")],
  ["a picture that has gone", () => rmSync(path.join(project, "public/static/one.jpg"))],
  ["a file that no build has made", () => write("public/notes.txt", "notes")],
  ["types that have gone", () => rmSync(path.join(project, "src/gatsby-types.d.ts"))],
  ["a server's file", () => write("deploy/nginx-site.conf", "root /srv;")],
  ["what Gatsby remembers gone", () => rmSync(path.join(project, ".cache"), { recursive: true })],
  ["a record that was cut off", () => write(".cache/finished-build.txt", "")],
])("%s makes a build begin", (_, make) => {
  make();
  expect(isUnchanged()).toBe(false);
});
