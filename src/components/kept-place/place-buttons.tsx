import * as React from "react";
import * as button from "../button/button.module.css";
import { forgetAttribute, keepAttribute, placeStatusAttribute } from "./kept-place";
import * as styles from "./place-buttons.module.css";

/** Buttons that set and remove the bookmark, handled by kept-place.ts before hydration; hidden without script. */
export function PlaceButtons() {
  return (
    <>
      <button
        className={`${button.small} ${styles.keep}`}
        type="button"
        data-works-asleep
        {...{ [keepAttribute]: true }}
      >
        Keep my place
      </button>
      <button
        className={`${button.small} ${styles.forget}`}
        type="button"
        data-works-asleep
        {...{ [forgetAttribute]: true }}
      >
        Forget it
      </button>
      <span
        className={styles.status}
        role="status"
        {...{ [placeStatusAttribute]: true }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
