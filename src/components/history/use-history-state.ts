import * as React from "react";
import { pushEntry } from "./push-entry";

/**
 * An overlay's state as a browser history entry: Back closes the overlay, Forward opens it again.
 *
 * @param name the key in history.state
 */
export function useHistoryState(name: string) {
  const [value, setValue] = React.useState<string>();
  /** True from history.back() until it has happened: a second one would leave the page. */
  const isGoingBack = React.useRef(false);

  React.useEffect(() => {
    const followHistory = () => {
      isGoingBack.current = false;
      setValue(window.history.state?.[name]);
    };
    window.addEventListener("popstate", followHistory);
    return () => window.removeEventListener("popstate", followHistory);
  }, [name]);

  /** @param address the URL of the new entry; unchanged if left out */
  const open = (newValue: string, address?: string) => {
    pushEntry(name, newValue, address);
    setValue(newValue);
  };

  const close = () => {
    setValue(undefined);
    if (!window.history.state?.[name] || isGoingBack.current) return;
    isGoingBack.current = true;
    window.history.back();
  };

  return { value, open, close };
}
