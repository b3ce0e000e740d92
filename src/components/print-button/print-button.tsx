import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./print-button.module.css";

/** window.print(), with instructions in its place where there is no script. */
export function PrintButton({ label = "Print it now" }: { label?: string }) {
  return (
    <>
      <p className={styles.button}>
        <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
          {label}
        </button>
      </p>
      <p className={styles.hint}>
        <span className={styles.pressed}>Nothing happens? </span>Choose “Print” from your browser’s own menu.
      </p>
    </>
  );
}
