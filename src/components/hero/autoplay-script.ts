/** On <html> where the slides begin paused: Save-Data or reduced motion. */
export const noAutoplayAttribute = "data-no-autoplay";

/** Inline head script: marks <html> before the first paint. */
export const autoplayScript = `(navigator.connection?.saveData||matchMedia("(prefers-reduced-motion:reduce)").matches)&&document.documentElement.setAttribute("${noAutoplayAttribute}","")`;
