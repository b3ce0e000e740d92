import { arrivalAttribute } from "../../../plugins/gatsby-plugin-wake-on-intent";

/** Inline head script: marks <html> before the first paint, so that the opening animation never plays on Back. */
export const arrivalScript = `performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.documentElement.setAttribute("${arrivalAttribute}","")`;
