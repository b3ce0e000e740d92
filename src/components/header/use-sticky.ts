import * as React from "react";

/** Whether the page has been scrolled by this many pixels or more. */
export function useSticky(threshold: number): boolean {
  const [sticky, setSticky] = React.useState(false);
  React.useEffect(() => {
    const update = () => setSticky(window.scrollY >= threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [threshold]);
  return sticky;
}
