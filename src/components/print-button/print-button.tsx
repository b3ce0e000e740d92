import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";

/** A button that calls window.print(); hidden without script. */
export function PrintButton({ label = "Print it now" }: { label?: string }) {
  return (
    <p className={`${patterns.scripted} ${patterns.screenOnly}`}>
      <button className={button.primary} type="button" data-needs-wake onClick={() => window.print()}>
        {label}
      </button>
    </p>
  );
}
