import { withPrefix } from "gatsby";
import * as React from "react";
import * as styles from "./carry-on.module.css";
import { carryOnAttribute, keptPlace } from "./kept-place";

/** The compiled script, which gatsby-node defines for the build of the HTML. */
declare const KEPT_PLACE: string;

/**
 * "Carry on reading", where the reader has kept a place in one of these chapters. Empty in the HTML: the script behind it
 * fills it, so React is told that what is inside is none of its own.
 */
export function CarryOn({ chapters }: { chapters: readonly { readonly path: string }[] }) {
  // A script that React inserts does not run: a page that comes without being loaded calls it.
  React.useEffect(keptPlace, []);
  return (
    <>
      <div
        className={styles.carryOn}
        {...{ [carryOnAttribute]: chapters.map(({ path }) => withPrefix(path)).join(" ") }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, by which React leaves the inside to the script.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own.
        dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? KEPT_PLACE : "" }}
      />
    </>
  );
}
