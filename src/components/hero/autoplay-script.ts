import { noAutoplayAttribute } from "./asleep-script";

/** Inline head script: marks <html> before the first paint. */
export const autoplayScript = `(navigator.connection?.saveData||matchMedia("(prefers-reduced-motion:reduce)").matches)&&document.documentElement.setAttribute("${noAutoplayAttribute}","")`;
