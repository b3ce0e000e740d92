import * as React from "react";

export const renderBlockEndId = "render-block-end";

/**
 * Browsers paint nothing before they have read this (`rel="expect"` in gatsby-ssr.tsx): the beginning of what a page opens on,
 * or its end where something in it moves what has been read.
 */
export const RenderBlockEnd = () => <div id={renderBlockEndId} hidden />;
