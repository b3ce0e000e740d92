import * as React from "react";

/**
 * What is open over the page, as an entry of its own in the browser's history: Back closes it, and Forward opens it again.
 *
 * @param name what the entry notes is kept under this name
 */
export function useEntry(name: string) {
  const [value, setValue] = React.useState<string>();

  React.useEffect(() => {
    const followHistory = () => setValue(window.history.state?.[name]);
    window.addEventListener("popstate", followHistory);
    return () => window.removeEventListener("popstate", followHistory);
  }, [name]);

  /** @param address what the browser shows as the address from now on; the page's own if left out */
  const open = (newValue: string, address?: string) => {
    // The router's own state stays in the entry, or it would take going back for a change of page.
    window.history.pushState({ ...window.history.state, [name]: newValue }, "", address);
    setValue(newValue);
  };

  const close = () => {
    setValue(undefined);
    if (window.history.state?.[name]) window.history.back();
  };

  return { value, open, close };
}
