import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { gatsbyChanged } from "./gatsby-changed";

const styleSheetOf = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) ? node.props["data-href"] : undefined;

/** Whether a <style> is that of the chunk "app", which all pages share. */
const isSiteStyle = (node: ReactNode) => /\/app\.\w+\.css$/.test(String(styleSheetOf(node)));

/** Moves shared styles before a page's own: the first @layer statement, which is in them, orders the layers. */
export function orderStyles({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const components = getHeadComponents();
  if (components.some(styleSheetOf) && !components.some(isSiteStyle))
    gatsbyChanged("calls the styles of all pages app.HASH.css");
  replaceHeadComponents([
    ...components.filter(isSiteStyle),
    ...components.filter((component) => !isSiteStyle(component)),
  ]);
}
