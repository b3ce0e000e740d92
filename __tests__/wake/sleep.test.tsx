import { gzipSync } from "node:zlib";
import type { PreRenderHTMLArgs } from "gatsby";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineScript } from "../../src/gatsby/inline-script";
import { putToSleep } from "../../src/wake/sleep";

/** Renders, as Gatsby does, a mark that its build replaces by the scripts. */
function Slice({ sliceId }: { sliceId: string }) {
  return React.createElement("slice-start", { id: sliceId });
}

function pageBeforeSleep() {
  return {
    head: [
      <meta key="description" name="description" content="Three friends, one BMX" />,
      <link key="app" rel="preload" as="script" href="/app-0afc2c6e59737675ba4b.js" />,
      <link key="font" rel="preload" as="font" href="/static/lilita-one.woff2" />,
      <style key="gatsby-image-style">{".gatsby-image-wrapper{position:relative}"}</style>,
      <noscript key="gatsby-image-style-noscript" />,
      <script key="gatsby-image-style-script" type="module" />,
    ] as React.ReactNode[],
    preBody: [<p key="first">first</p>] as React.ReactNode[],
    postBody: [
      <script key="script-loader" id="gatsby-script-loader" />,
      <Slice key="slice" sliceId="_gatsby-scripts" />,
    ] as React.ReactNode[],
  };
}

function sleep(page = pageBeforeSleep()) {
  putToSleep({
    getHeadComponents: () => page.head,
    replaceHeadComponents: (components: React.ReactNode[]) => {
      page.head = components;
    },
    getPreBodyComponents: () => page.preBody,
    replacePreBodyComponents: (components: React.ReactNode[]) => {
      page.preBody = components;
    },
    getPostBodyComponents: () => page.postBody,
    replacePostBodyComponents: (components: React.ReactNode[]) => {
      page.postBody = components;
    },
  } as PreRenderHTMLArgs);
  const html = (components: React.ReactNode[]) => renderToStaticMarkup(components);
  return { head: html(page.head), preBody: html(page.preBody), postBody: html(page.postBody) };
}

describe("putting a page to sleep", () => {
  const { NODE_ENV } = process.env;

  beforeAll(() => Object.assign(globalThis, { WAKER: "wakeOnIntent()" }));
  beforeEach(() => Object.assign(process.env, { NODE_ENV: "production" }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  test("moves Gatsby's scripts into a template and leaves the page's address outside", () => {
    const { postBody } = sleep();
    const [outside, inside] = postBody.split("<template");
    expect(outside).toContain("gatsby-script-loader");
    expect(outside).not.toContain("slice-start");
    expect(inside).toContain('<slice-start id="_gatsby-scripts"></slice-start></template>');
  });

  test("puts the waker before the content, so that it hears the first click", () => {
    expect(sleep().preBody).toBe("<script>wakeOnIntent()</script><p>first</p>");
  });

  test("keeps what the head needs and drops what would fetch or run a script", () => {
    expect(sleep().head).toBe(
      '<meta name="description" content="Three friends, one BMX"/>' +
        '<link rel="preload" as="font" href="/static/lilita-one.woff2"/>',
    );
  });

  test("prepares pages but not files, downloads or what opens in a new tab", () => {
    const rules = JSON.parse(sleep().postBody.match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? "");
    for (const [rule] of [rules.prefetch, rules.prerender]) {
      expect(rule.where.and).toEqual([
        { href_matches: "/*" },
        { not: { href_matches: "/*.*" } },
        { not: { selector_matches: "[download], [target=_blank]" } },
      ]);
    }
  });

  test("fails the build if Gatsby stops rendering its scripts in that way", () => {
    expect(() => sleep({ ...pageBeforeSleep(), postBody: [<script key="app" src="/app.js" />] })).toThrow(/src\/wake/);
  });

  test("leaves the pages of gatsby develop alone", () => {
    Object.assign(process.env, { NODE_ENV: "development" });
    const { preBody, postBody } = sleep();
    expect(preBody).toBe("<p>first</p>");
    expect(postBody).not.toContain("<template");
  });
});

test("the inline waker is a small script that needs nothing else", () => {
  const text = inlineScript("wake/waker", "waker()");
  expect(() => new Function(text)).not.toThrow();
  expect(text).not.toMatch(/\b(import|require|exports?)\b/);
  expect(gzipSync(text).length).toBeLessThan(1900);
});
