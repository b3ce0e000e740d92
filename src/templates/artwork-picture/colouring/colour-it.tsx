import * as React from "react";
import { sayOffline } from "../../../../plugins/gatsby-plugin-wake-on-intent";
import * as button from "../../../components/button/button.module.css";
import { useHistoryState } from "../../../components/history/use-history-state";
import * as patterns from "../../../styles/patterns.module.css";
import type { Colouring } from "./colouring";
import type { ColouringSheet } from "./colouring-sheet";
// In the page's own styles, so that the press loads one file.
import "./colouring.module.css";

/** Opens the sheet to be coloured in on the screen; not offered where there is no script. */
export function ColourIt({ sheet }: { sheet: ColouringSheet }) {
  const overlay = useHistoryState("colouring");
  const [Loaded, setLoaded] = React.useState<typeof Colouring>();
  const isOpen = overlay.value !== undefined;

  React.useEffect(() => {
    if (!isOpen || Loaded) return;
    import(/* webpackChunkName: "colouring" */ "./colouring").then(
      ({ Colouring }) => setLoaded(() => Colouring),
      sayOffline,
    );
  }, [isOpen, Loaded]);

  return (
    <>
      <p className={`${patterns.scripted} ${patterns.screenOnly}`}>
        <button
          className={button.primary}
          type="button"
          data-needs-wake
          data-preload="colouring"
          onClick={() => overlay.open("open")}
        >
          Colour it here
        </button>
      </p>
      {/* Closed, it stays, with all colours in it. */}
      {Loaded && <Loaded sheet={sheet} isOpen={isOpen} onClose={overlay.close} />}
    </>
  );
}
