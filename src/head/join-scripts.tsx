import type { PreRenderHTMLArgs } from "gatsby";
import * as React from "react";

/** The text of an inline script; undefined for any other element. */
function textOf(node: React.ReactNode): string | undefined {
  if (!React.isValidElement<React.ComponentProps<"script">>(node) || node.type !== "script") return;
  const { src, type, dangerouslySetInnerHTML: html } = node.props;
  return src || type ? undefined : (html?.__html as string | undefined);
}

/** Joins the head's inline scripts, one CSP hash; what one throws is reported, and the others go on. */
export function joinScripts({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const components = getHeadComponents();
  const scripts = components.filter((component) => textOf(component) !== undefined);
  const text = scripts.map((script) => `try{${textOf(script)?.trim()}}catch(e){setTimeout(()=>{throw e})}`).join("");
  replaceHeadComponents([
    ...components.filter((component) => !scripts.includes(component)),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, without user input
    <script key="early" dangerouslySetInnerHTML={{ __html: text }} />,
  ]);
}
