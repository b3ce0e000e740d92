import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";

/** window.print(), with instructions in its place where there is no script. */
export function PrintButton({ label = "Print it now" }: { label?: string }) {
  return (
    <>
      <p className={patterns.scripted}>
        <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
          {label}
        </button>
      </p>
      <p className={patterns.soft}>
        <span className={patterns.scripted}>Nothing happens? </span>Choose “Print” from your browser’s own menu.
      </p>
    </>
  );
}
