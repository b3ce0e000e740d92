import type * as React from "react";

/** True for a click without modifier keys: with one, the browser opens a new tab or window, or downloads. */
export const isPlainClick = (event: React.MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
