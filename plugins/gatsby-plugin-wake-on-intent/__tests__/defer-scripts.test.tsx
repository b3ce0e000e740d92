import path from "node:path";
import { gzipSync } from "node:zlib";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { bundleWaker } from "../bundle-waker";
import { notePreloads, deferScripts } from "../defer-scripts";

/** Renders, as Gatsby does, a mark that its build replaces by the scripts. */
function Slice({ sliceId }: { sliceId: string }) {
  return React.createElement("slice-start", { id: sliceId });
}

/** What Gatsby puts at the end of a page. */
const scripts = [<script key="loader" id="gatsby-script-loader" />, <Slice key="slice" sliceId="_gatsby-scripts" />];

/** The page's body as it is written down, asleep; what that looks like in the built pages is the test of budgets'. */
function sleep(postBody: React.ReactNode[] = scripts) {
  const page = { head: [] as React.ReactNode[], postBody };
  deferScripts({
    getHeadComponents: () => page.head,
    replaceHeadComponents: (components: React.ReactNode[]) => {
      page.head = components;
    },
    getPostBodyComponents: () => page.postBody,
    replacePostBodyComponents: (components: React.ReactNode[]) => {
      page.postBody = components;
    },
  } as unknown as PreRenderHTMLArgs);
  const html = (components: React.ReactNode[]) => renderToStaticMarkup(components);
  return { head: html(page.head), postBody: html(page.postBody) };
}

describe("putting a page to sleep", () => {
  const { NODE_ENV } = process.env;

  beforeAll(() =>
    Object.assign(globalThis, {
      WAKER: "wakeOnIntent()",
      CHUNKS: { "component---book": ["shared-1.js", "book-2.js"], viewer: ["viewer-3.js"] },
    }),
  );
  beforeEach(() => Object.assign(process.env, { NODE_ENV: "production" }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  test("prepares pages but not files, downloads or what opens in a new tab", () => {
    const rules = JSON.parse(sleep().postBody.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? "");
    for (const [rule] of [rules.prefetch, rules.prerender]) {
      expect(rule.where.and).toEqual([
        { href_matches: "/*" },
        { not: { href_matches: "/*.*" } },
        { not: { selector_matches: "[download], [target=_blank]" } },
      ]);
      // "eager" would fetch every linked page at once.
      expect(["moderate", "conservative"]).toContain(rule.eagerness);
    }
  });

  /** Notes what Gatsby's loader will ask for on this page. */
  const note = (pathname: string, bodyHtml: string) =>
    notePreloads({
      pathname,
      bodyHtml,
      loadPageDataSync: () => ({ componentChunkName: "component---book", staticQueryHashes: ["42"] }),
    } as unknown as RenderBodyArgs);

  test("names what the page needs, its data and its chunks, and those of what is pressed", () => {
    note("/books/one", '<ul data-preload="viewer"></ul>');
    const { postBody } = sleep();
    expect(postBody).toContain(
      'data-needs="/page-data/books/one/page-data.json /page-data/app-data.json /page-data/sq/d/42.json /shared-1.js /book-2.js"',
    );
    expect(postBody).toContain('data-chunk-viewer="/viewer-3.js"');
    note("/", "");
    expect(sleep().postBody).toContain("/page-data/index/page-data.json");
    expect(sleep().postBody).not.toContain("viewer");
  });

  test("fails the build where an element names a chunk that is not there", () => {
    expect(() => note("/", '<ul data-preload="veiwer"></ul>')).toThrow(/veiwer/);
  });

  test("fails the build if Gatsby stops rendering its scripts in that way", () => {
    expect(() => sleep([<script key="app" src="/app.js" />])).toThrow(/wake-on-intent/);
  });

  test("leaves the pages of gatsby develop alone", () => {
    Object.assign(process.env, { NODE_ENV: "development" });
    const { head, postBody } = sleep();
    expect(head).toBe("");
    expect(postBody).not.toContain("<template");
  });

  test("marks before the first paint that scripts are there, and has the waker last, after all that is seen", () => {
    const { head, postBody } = sleep();
    expect(head).toContain('setAttribute("data-scripting"');
    expect(postBody).toMatch(/<script[^>]*>wakeOnIntent\(\)<\/script>$/);
  });
});

test("the inline waker is a small script that needs nothing else", () => {
  const text = bundleWaker(path.resolve(__dirname, ".."));
  expect(() => new Function(text)).not.toThrow();
  expect(text).not.toMatch(/\b(import|require|exports?)\b/);
  expect(gzipSync(text).length).toBeLessThan(3000);
});
