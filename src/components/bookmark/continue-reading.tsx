import { withPrefix } from "gatsby";
import * as React from "react";
import { InlineScript } from "../inline-script/inline-script";
import * as styles from "./continue-reading.module.css";
import { continueAttribute } from "./bookmark";
import runBookmark from "./bookmark.inline";

/** "Carry on reading", for a place kept in these chapters. bookmark.ts fills it, so React must leave its children alone. */
export function ContinueReading({ chapters }: { chapters: readonly { readonly path: string }[] }) {
  return (
    <>
      <div
        className={styles.continueReading}
        {...{ [continueAttribute]: chapters.map(({ path }) => withPrefix(path)).join(" ") }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <InlineScript script={runBookmark} />
    </>
  );
}
