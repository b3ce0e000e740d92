import * as React from "react";
import * as button from "../button/button.module.css";
import { forgetAttribute, keepAttribute } from "./kept-place";
import * as styles from "./place-buttons.module.css";

/** The buttons that keep the reader's place and forget it. Both work while the page sleeps; without script neither shows. */
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
    </>
  );
}
