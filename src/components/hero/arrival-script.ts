/** On <html> after a navigation that loaded a document, other than Back, Forward and reload; for opening animations. */
const arrivalAttribute = "data-arrives";

/** Inline head script: marks <html> before the first paint, so that the opening animation never plays on Back. */
export const arrivalScript = `performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.documentElement.setAttribute("${arrivalAttribute}","")`;

/** Gatsby's onRouteUpdate: a page that the router brings has arrived without a document. */
export function endArrival({ prevLocation }: { prevLocation: object | null }): void {
  if (prevLocation) document.documentElement.removeAttribute(arrivalAttribute);
}
