import type * as React from "react";

/** Whether a click means 'open this here', not in a new tab or window and not as a download. */
export const isPlainClick = (event: React.MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
