import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./print-button.module.css";

/** Prints the page, and says how to do it where the button cannot. */
export function PrintButton({ label = "Print it now" }: { label?: string }) {
  return (
    <>
      <p className={styles.button}>
        <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
          {label}
        </button>
      </p>
      <p className={styles.hint}>Nothing happens? Choose “Print” from your browser’s own menu.</p>
    </>
  );
}
