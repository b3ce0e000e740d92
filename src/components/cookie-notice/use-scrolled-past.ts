import * as React from "react";

/** Calls back once when the page has been scrolled by this share of what there is to scroll. */
export function useScrolledPast(percent: number, enabled: boolean, callback: () => void): void {
  const latestCallback = React.useRef(callback);
  latestCallback.current = callback;
  React.useEffect(() => {
    if (!enabled) return;
    const listening = new AbortController();
    const check = () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (room <= 0 || (window.scrollY / room) * 100 < percent) return;
      listening.abort();
      latestCallback.current();
    };
    window.addEventListener("scroll", check, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [percent, enabled]);
}
