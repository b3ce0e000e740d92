import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./lost.module.css";

/** Says that a picture did not come, where going to it would only replace the page by the browser's own error. */
export function Lost({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.lost} role="alert">
      <p>The big picture did not come. Are you still online? Press it again in a moment.</p>
      <button className={button.small} type="button" onClick={onClose}>
        All right
      </button>
    </div>
  );
}
