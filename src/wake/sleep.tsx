import type { PreRenderHTMLArgs } from "gatsby";
import * as React from "react";
import { hydratedEvent, scriptsTemplateId } from "./names";
import { waker } from "./waker";

/** How long a held link waits for React, in ms: while the browser still lets the click open a new tab. */
const patience = 4000;

/** The pages of this site; files have a dot in their path. */
const pageLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[download], [target=_blank]" } },
  ],
};

/**
 * While a page sleeps, browsers that can fetch the HTML behind a link they expect to be followed, and prepare the whole
 * page when the pointer goes down on it. That page sleeps too, so this loads no script.
 */
const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: pageLinks, eagerness: "conservative" }],
};

/**
 * The text of the waker, which Gatsby's build has already compacted, without its comments. It is the same in every page,
 * so that one hash allows it.
 */
export const wakerScript =
  `(${waker.toString()})(${[scriptsTemplateId, hydratedEvent, patience].map((value) => JSON.stringify(value)).join()})`
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replace(/\n\s*/g, "\n");

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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own function
    <script key="waker" dangerouslySetInnerHTML={{ __html: wakerScript }} />,
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
