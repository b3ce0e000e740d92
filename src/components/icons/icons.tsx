import { withPrefix } from "gatsby";
import * as React from "react";

/** The symbols in static/icons.svg: one file for all pages, so that none has to carry their outlines. */
export type IconName =
  | "menu"
  | "close"
  | "download"
  | "external"
  | "play"
  | "pause"
  | "previous"
  | "next"
  | "down"
  | "search"
  | "letters"
  | "book";

/** A picture that repeats the words beside it; it says nothing to screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={withPrefix(`/icons.svg#${name}`)} />
    </svg>
  );
}
