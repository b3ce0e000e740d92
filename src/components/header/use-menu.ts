import * as React from "react";

/**
 * Makes a `<details>` close as menus do: on Escape, a press outside, focus leaving it, a followed link and a route
 * change. Without script it still opens and closes.
 *
 * @param path the current page's path
 * @param coversPage true for a full-screen menu, which takes the focus when it opens
 */
export function useMenu(path: string, coversPage = false): React.RefObject<HTMLDetailsElement | null> {
  const ref = React.useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close.
  React.useEffect(
    () => () => {
      if (ref.current) ref.current.open = false;
    },
    [path],
  );

  React.useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
    const close = () => {
      menu.open = false;
    };
    const moveFocusIn = () => {
      if (menu.open && coversPage) menu.querySelector("a")?.focus();
    };

    moveFocusIn();
    menu.addEventListener("toggle", moveFocusIn, { signal });
    menu.addEventListener("click", (event) => (event.target as Element).closest("a") && close(), { signal });
    menu.addEventListener("focusout", (event) => event.relatedTarget && !isInside(event.relatedTarget) && close(), {
      signal,
    });
    document.addEventListener("pointerdown", (event) => !isInside(event.target) && close(), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !menu.open) return;
        close();
        menu.querySelector("summary")?.focus();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [coversPage]);

  return ref;
}
