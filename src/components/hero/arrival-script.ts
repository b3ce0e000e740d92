import { arrivalAttribute } from "../../wake/names";

/** A line of script that marks the page before it is painted, so that its opening plays once and never on the way back. */
export const arrivalScript = `performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.documentElement.setAttribute("${arrivalAttribute}","")`;
