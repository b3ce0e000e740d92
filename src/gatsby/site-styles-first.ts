import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const styleSheetOf = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) ? node.props["data-href"] : undefined;

/** The styles that every page has: those of the chunk "app". */
const isSiteStyle = (node: ReactNode) => /\/app\.\w+\.css$/.test(String(styleSheetOf(node)));

/**
 * Puts the styles that all pages share before a page's own. Gatsby writes them the other way round, but the shared ones
 * declare the order of the cascade layers, and the first declaration counts.
 */
export function putSiteStylesFirst({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const components = getHeadComponents();
  if (components.some(styleSheetOf) && !components.some(isSiteStyle)) {
    throw new Error(
      "Gatsby no longer calls the styles of all pages app.HASH.css; see src/gatsby/site-styles-first.ts.",
    );
  }
  replaceHeadComponents([
    ...components.filter(isSiteStyle),
    ...components.filter((component) => !isSiteStyle(component)),
  ]);
}
