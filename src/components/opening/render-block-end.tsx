import * as React from "react";

export const renderBlockEndId = "render-block-end";

/**
 * Browsers paint nothing before they have read this (`rel="expect"` in gatsby-ssr.tsx): the end of what a page opens on, or
 * its beginning where that is long and nothing in it moves what has been read.
 */
export const RenderBlockEnd = () => <div id={renderBlockEndId} hidden />;
