import * as React from "react";

/** The id of the one above the footer: what stands before has been read once its tag is there. */
export const mainEndId = "main-end";

/** The id of one above that, where phones, too, wait for what is below the opening, since it would move what stands above. */
export const screenEndId = "screen-end";

/**
 * Where a phone's first screen has ended: browsers paint it before they read on, and styles for what follows come in a file
 * (gatsby-plugin-lean-build). The first one of a page counts. Place it between blocks below which nothing moves those above.
 */
export const LaterStyles = ({ id }: { id?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: "" has React leave what is in it.
  <div id={id} data-later-styles="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
);
