import { withPrefix } from "gatsby";
import * as React from "react";
import { InlineScript } from "../inline-script/inline-script";
import * as styles from "./carry-on.module.css";
import { carryOnAttribute } from "./kept-place";
import keptPlace from "./kept-place.inline";

/**
 * "Carry on reading", where the reader has kept a place in one of these chapters. Rendered empty; kept-place.ts fills
 * it from localStorage before hydration, so React must leave its children alone.
 */
export function CarryOn({ chapters }: { chapters: readonly { readonly path: string }[] }) {
  return (
    <>
      <div
        className={styles.carryOn}
        {...{ [carryOnAttribute]: chapters.map(({ path }) => withPrefix(path)).join(" ") }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <InlineScript script={keptPlace} />
    </>
  );
}
