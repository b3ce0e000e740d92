import { withPrefix } from "gatsby";
import * as React from "react";

/** The symbols of the sprite static/icons.svg, which is cached once for all pages. */
type IconName =
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

/** A decorative icon (aria-hidden): the text beside it says the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={withPrefix(`/icons.svg#${name}`)} />
    </svg>
  );
}
