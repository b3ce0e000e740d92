import * as React from "react";
import { createPortal } from "react-dom";
import { sayOffline } from "../../../../plugins/gatsby-plugin-wake-on-intent";
import * as button from "../../../components/button/button.module.css";
import { useHistoryState } from "../../../components/history/use-history-state";
import * as patterns from "../../../styles/patterns.module.css";
import type { Colouring, ColouringSheet } from "./colouring";
import * as styles from "./colouring.module.css";
import { spelt } from "../../../language";

/** A button that opens the colouring dialog; hidden without script. */
export function ColourIt({ sheet }: { sheet: ColouringSheet }) {
  const { value, open, close } = useHistoryState("colouring");
  const dialog = React.useRef<HTMLDialogElement>(null);
  const [Loaded, setLoaded] = React.useState<typeof Colouring>();
  const [said, setSaid] = React.useState("The sheet is coming …");
  /** True from the first opening on. Server-side rendering has no portals: rendered at once, one would be a hydration mismatch. */
  const [isThere, setIsThere] = React.useState(false);

  React.useEffect(() => {
    if (!value) return dialog.current?.close();
    setIsThere(true);
    dialog.current?.showModal();
  }, [value]);

  const press = () => {
    open("open");
    import(/* webpackChunkName: "colouring" */ "./colouring").then(
      ({ Colouring }) => setLoaded(() => Colouring),
      () => {
        close();
        sayOffline();
      },
    );
  };

  return (
    <>
      <p className={`${patterns.scripted} ${patterns.screenOnly}`}>
        <button className={button.primary} type="button" data-needs-wake data-preload="colouring" onClick={press}>
          {spelt("Colour it here")}
        </button>
      </p>
      {(value || isThere) &&
        createPortal(
          <dialog
            ref={dialog}
            className={styles.dialog}
            aria-label={sheet.title}
            onClose={({ target, currentTarget }) => target === currentTarget && close()}
          >
            <p role="status">{said}</p>
            <button className={button.small} type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
            {/* Stays mounted while the dialog is closed, so that the colours are kept. */}
            {Loaded && <Loaded sheet={sheet} say={setSaid} />}
          </dialog>,
          document.body,
        )}
    </>
  );
}
