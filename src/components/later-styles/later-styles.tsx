import * as React from "react";

/**
 * Where a phone's first screen has ended: browsers paint it before they read on, and styles for what follows come in a file
 * (gatsby-plugin-lean-build). The first one of a page counts. Place it between blocks below which nothing moves those above.
 */
export const LaterStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: "" has React leave what is in it.
  <div data-later-styles="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
);
