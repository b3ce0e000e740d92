import type * as React from "react";

/** True for a primary-button click without modifier keys, which is not meant for a new tab, window or download. */
export const isPlainClick = (event: React.MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
