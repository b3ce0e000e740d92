import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The styles that every page has: those of the chunk "app". */
const isSiteStyle = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) && /\/app\.\w+\.css$/.test(String(node.props["data-href"]));

/**
 * Puts the styles that all pages share before a page's own. Gatsby writes them the other way round, which is not the
 * order in which they arrive when a visitor comes from another page: a rule would win here and lose there.
 */
export function putSiteStylesFirst({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const components = getHeadComponents();
  replaceHeadComponents([
    ...components.filter(isSiteStyle),
    ...components.filter((component) => !isSiteStyle(component)),
  ]);
}
