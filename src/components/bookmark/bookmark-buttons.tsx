import * as React from "react";
import * as button from "../button/button.module.css";
import { removeBookmarkAttribute, setBookmarkAttribute, bookmarkStatusAttribute } from "./bookmark";
import * as styles from "./bookmark-buttons.module.css";

/** Buttons that set and remove the bookmark, handled by bookmark.ts before hydration; hidden without script. */
export function BookmarkButtons() {
  return (
    <>
      <button
        className={`${button.small} ${styles.keep}`}
        type="button"
        data-works-asleep
        {...{ [setBookmarkAttribute]: true }}
      >
        Keep my place
      </button>
      <button
        className={`${button.small} ${styles.forget}`}
        type="button"
        data-works-asleep
        {...{ [removeBookmarkAttribute]: true }}
      >
        Forget it
      </button>
      <span
        className={styles.status}
        role="status"
        {...{ [bookmarkStatusAttribute]: true }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
