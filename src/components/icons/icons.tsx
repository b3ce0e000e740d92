import { withPrefix } from "gatsby";
import * as React from "react";

/** The symbols of the sprite static/icons.svg, which is cached once for all pages. */
export const iconNames = [
  "menu",
  "close",
  "download",
  "external",
  "play",
  "pause",
  "previous",
  "next",
  "down",
  "search",
  "letters",
  "book",
] as const;

/** A decorative icon (aria-hidden): the text beside it says the same. */
export function Icon({ name, size = 24 }: { name: (typeof iconNames)[number]; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={withPrefix(`/icons.svg#${name}`)} />
    </svg>
  );
}
