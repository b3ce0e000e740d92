import { type PreRenderHTMLArgs, withPrefix } from "gatsby";
import * as React from "react";
import { scriptsTemplateId } from "./names";

/** The compiled waker, which gatsby-node defines for the build of the HTML. */
declare const WAKER: string;

/** The pages of this site; files have a dot in their path. */
const pageLinks = {
  and: [
    { href_matches: withPrefix("/*") },
    { not: { href_matches: withPrefix("/*.*") } },
    { not: { selector_matches: "[download], [target=_blank]" } },
  ],
};

/**
 * Speculation rules: prefetch the HTML of a link that is hovered, prerender the page when the pointer goes down on it. It
 * sleeps too, so this loads no script.
 */
const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: pageLinks, eagerness: "conservative" }],
};

/**
 * Puts a built page to sleep: Gatsby's scripts move into a `<template>`, where a browser neither fetches nor runs them,
 * and the waker comes before the content. `gatsby develop` is left as it is.
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

  replaceHeadComponents(
    getHeadComponents().filter((component) => !isScriptHint(component) && !isImageScript(component)),
  );
  replacePreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
    <script key="waker" dangerouslySetInnerHTML={{ __html: WAKER }} />,
    ...getPreBodyComponents(),
  ]);

  const components = getPostBodyComponents();
  const scripts = components.find((component) => element(component)?.props.sliceId === "_gatsby-scripts");
  if (!scripts) throw new Error("Gatsby no longer renders its scripts as the slice '_gatsby-scripts'; see src/wake.");
  replacePostBodyComponents([
    ...components.filter((component) => component !== scripts),
    <template key={scriptsTemplateId} id={scriptsTemplateId}>
      {scripts}
    </template>,
    <script
      key="speculation-rules"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />,
  ]);
}

function element(node: React.ReactNode): React.ReactElement<Record<string, unknown>> | undefined {
  return React.isValidElement<Record<string, unknown>>(node) ? node : undefined;
}

/** A preload or prefetch of a script would fetch what is meant to sleep. */
function isScriptHint(component: React.ReactNode): boolean {
  return element(component)?.props.as === "script";
}

/** What gatsby-plugin-image adds for its own component, which hides every picture until a script has run; unused here. */
function isImageScript(component: React.ReactNode): boolean {
  return element(component)?.key?.startsWith("gatsby-image-style") ?? false;
}
