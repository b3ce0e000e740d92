import { withPrefix } from "gatsby";
import * as React from "react";
import * as styles from "./carry-on.module.css";
import { carryOnAttribute } from "./kept-place";

/**
 * "Carry on reading", where the reader has kept a place in one of these chapters. Empty in the HTML: the inline script of
 * every page fills it, so React is told that what is inside is none of its own.
 */
export function CarryOn({ chapters }: { chapters: readonly { readonly path: string }[] }) {
  return (
    <div
      className={styles.carryOn}
      {...{ [carryOnAttribute]: chapters.map(({ path }) => withPrefix(path)).join(" ") }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, by which React leaves the inside to the script.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
