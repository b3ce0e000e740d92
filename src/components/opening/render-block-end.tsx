import * as React from "react";

export const renderBlockEndId = "render-block-end";

/**
 * Render blocking: browsers paint nothing before they have parsed this element (`rel="expect"` in gatsby-ssr.tsx). It is at
 * the start of a page's opening, or at its end where later parts of the opening would shift earlier ones.
 */
export const RenderBlockEnd = () => <div id={renderBlockEndId} hidden />;
