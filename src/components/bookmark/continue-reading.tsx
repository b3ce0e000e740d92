import { withPrefix } from "gatsby";
import * as React from "react";
import { InlineScript } from "../inline-script/inline-script";
import * as styles from "./continue-reading.module.css";
import { continueAttribute } from "./bookmark";
import runBookmark from "./bookmark.inline";

/** A link to the bookmark, if it is in one of these chapters. bookmark.ts fills it, so React must not manage its children. */
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
