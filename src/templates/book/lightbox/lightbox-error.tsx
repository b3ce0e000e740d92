import * as React from "react";
import * as button from "../../../components/button/button.module.css";
import * as styles from "./lightbox-error.module.css";

/** Error message where the lightbox could not load offline: following the link would show the browser's error page. */
export function LightboxError({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>The big picture did not come. Are you still online? Press it again in a moment.</p>
      <button className={button.small} type="button" onClick={onClose}>
        All right
      </button>
    </div>
  );
}
