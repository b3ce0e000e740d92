import { type PreRenderHTMLArgs, withPrefix } from "gatsby";
import * as React from "react";
import { scriptsTemplateId } from "./names";

/** waker.ts compiled and minified, defined by gatsby-node.ts for server-side rendering. */
declare const WAKER: string;

/** Matches links to pages of this site; files have a dot in their path. */
const pageLinks = {
  and: [
    { href_matches: withPrefix("/*") },
    { not: { href_matches: withPrefix("/*.*") } },
    { not: { selector_matches: "[download], [target=_blank]" } },
  ],
};

/**
 * Speculation Rules API: prefetch the HTML of a hovered link, prerender on pointer down. The next page sleeps too, so
 * this loads no script.
 */
const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: pageLinks, eagerness: "conservative" }],
};

/**
 * Gatsby's onPreRenderHTML: moves Gatsby's scripts into a `<template>`, where browsers neither fetch nor run them, and
 * inlines the waker before the content. No effect in `gatsby develop`.
 */
export function putToSleep({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;

  replaceHeadComponents(getHeadComponents().filter((component) => !isScriptHint(component)));
  replacePreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input
    <script key="waker" dangerouslySetInnerHTML={{ __html: WAKER }} />,
    ...getPreBodyComponents(),
  ]);

  const components = getPostBodyComponents();
  const scripts = components.find((component) => element(component)?.props.sliceId === "_gatsby-scripts");
  if (!scripts)
    throw new Error(
      "Gatsby no longer renders its scripts as the slice '_gatsby-scripts'; see gatsby-plugin-wake-on-intent.",
    );
  replacePostBodyComponents([
    ...components.filter((component) => component !== scripts),
    <template key={scriptsTemplateId} id={scriptsTemplateId}>
      {scripts}
    </template>,
    <script
      key="speculation-rules"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, without user input
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />,
  ]);
}

function element(node: React.ReactNode): React.ReactElement<Record<string, unknown>> | undefined {
  return React.isValidElement<Record<string, unknown>>(node) ? node : undefined;
}

/** Gatsby's resource hints would fetch the scripts that are meant to wait. */
function isScriptHint(component: React.ReactNode): boolean {
  return element(component)?.props.as === "script";
}
