import { type PreRenderHTMLArgs, type RenderBodyArgs, withPrefix } from "gatsby";
import * as React from "react";
import {
  chunkAttribute,
  needsAttribute,
  pathAttribute,
  scriptingAttribute,
  scriptsTemplateId,
} from "./attribute-names";

/** waker.ts compiled and minified, defined by gatsby-node.ts for server-side rendering. */
declare const WAKER: string;

/** The files of each named chunk, defined by gatsby-node.ts as well. */
declare const CHUNKS: Record<string, string[]>;

const filesOf = (chunk: string) => (CHUNKS[chunk] ?? []).map((file) => withPrefix(`/${file}`));

interface PageData {
  componentChunkName: string;
  staticQueryHashes?: string[];
}

/** The attributes of the page's template: what the waker preloads, as Gatsby's loader asks for it. */
let needs: Record<string, string> = {};

/** The attribute of the waker's element: the page's path. The 404 page, which is served at any address, has none. */
let ownPath: Record<string, string> = {};

/** Gatsby's onRenderBody, which comes before onPreRenderHTML: notes what the page needs to be hydrated. */
export function notePreloads({ pathname, loadPageDataSync, bodyHtml }: RenderBodyArgs & { bodyHtml?: string }): void {
  if (process.env.NODE_ENV !== "production") return;
  ownPath = /^\/404(?:\/|\.html|$)/.test(pathname) ? {} : { [pathAttribute]: withPrefix(pathname) };
  const page = loadPageDataSync(pathname) as unknown as PageData | undefined;
  const folder = pathname.replace(/^\/|\/$/g, "") || "index";
  const data = [
    `${folder}/page-data.json`,
    "app-data.json",
    ...(page?.staticQueryHashes ?? []).map((hash) => `sq/d/${hash}.json`),
  ].map((file) => withPrefix(`/page-data/${file}`));
  needs = { [needsAttribute]: [...data, ...filesOf(page?.componentChunkName ?? "")].join(" ") };
  for (const [, names = ""] of (bodyHtml ?? "").matchAll(/\sdata-preload="([^"]*)"/g)) {
    for (const chunk of names.split(" ")) {
      const files = filesOf(chunk);
      if (files.length === 0)
        throw new Error(`data-preload names no chunk: ${chunk}; see gatsby-plugin-wake-on-intent.`);
      needs[chunkAttribute + chunk] = files.join(" ");
    }
  }
}

/** Inline script before the first paint: marks <html> where the browser can run the application, by the same feature as waker.ts. */
const markScripting = `Array.prototype.findLast&&document.documentElement.setAttribute("${scriptingAttribute}","")`;

/** Matches links to pages of this site; files have a dot in their path. */
const pageLinks = {
  and: [
    { href_matches: withPrefix("/*") },
    { not: { href_matches: withPrefix("/*.*") } },
    { not: { selector_matches: "[download], [target=_blank]" } },
  ],
};

/** Speculation rules: prefetch on hover, prerender on pointer down. The next page sleeps, and loads no script. */
const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: pageLinks, eagerness: "conservative" }],
};

/**
 * onPreRenderHTML: moves Gatsby's scripts into an inert <template> and inlines the waker. Builds only. The waker is last, so
 * that the first paint waits neither for its bytes nor for its run; the attribute that styles depend on is set by markScripting.
 */
export function deferScripts({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;

  replaceHeadComponents([
    ...getHeadComponents().filter((component) => !isScriptHint(component)),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input
    <script key="scripting" dangerouslySetInnerHTML={{ __html: markScripting }} />,
  ]);

  const components = getPostBodyComponents();
  const scripts = components.find((component) => element(component)?.props.sliceId === "_gatsby-scripts");
  if (!scripts)
    throw new Error(
      "Gatsby no longer renders its scripts as the slice '_gatsby-scripts'; see gatsby-plugin-wake-on-intent.",
    );
  replacePostBodyComponents([
    ...components.filter((component) => component !== scripts),
    <template key={scriptsTemplateId} id={scriptsTemplateId} {...needs}>
      {scripts}
    </template>,
    <script
      key="speculation-rules"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, without user input
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input
    <script key="waker" {...ownPath} dangerouslySetInnerHTML={{ __html: WAKER }} />,
  ]);
}

function element(node: React.ReactNode): React.ReactElement<Record<string, unknown>> | undefined {
  return React.isValidElement<Record<string, unknown>>(node) ? node : undefined;
}

/** Gatsby's resource hints would fetch the scripts that are meant to wait. */
function isScriptHint(component: React.ReactNode): boolean {
  return element(component)?.props.as === "script";
}
