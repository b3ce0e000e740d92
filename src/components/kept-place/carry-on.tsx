import { withPrefix } from "gatsby";
import * as React from "react";
import * as styles from "./carry-on.module.css";
import { carryOnAttribute, keptPlace } from "./kept-place";

/** kept-place.ts compiled and minified, defined by gatsby-node for server-side rendering. */
declare const KEPT_PLACE: string;

/**
 * "Carry on reading", where the reader has kept a place in one of these chapters. Rendered empty; kept-place.ts fills
 * it from localStorage before hydration, so React must leave its children alone.
 */
export function CarryOn({ chapters }: { chapters: readonly { readonly path: string }[] }) {
  // Client-side navigation: a script that React inserts does not run, so call it.
  React.useEffect(keptPlace, []);
  return (
    <>
      <div
        className={styles.carryOn}
        {...{ [carryOnAttribute]: chapters.map(({ path }) => withPrefix(path)).join(" ") }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input.
        dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? KEPT_PLACE : "" }}
      />
    </>
  );
}
