/** The id of the `<template>` in which a built page carries Gatsby's scripts asleep. */
export const scriptsTemplateId = "sleeping-scripts";

/** The event on `window` by which the application says that React has taken over the page. */
export const hydratedEvent = "wake:hydrated";

/**
 * The attribute of the page's root while scripts may answer what is pressed. Style sheets go by it and not by the media
 * feature `scripting`, which cannot tell that scripts were blocked or have failed.
 */
export const scriptingAttribute = "data-scripting";

/** The attribute of the page's root while the visitor has just come to it, and not back to it or by a link of an awake page. */
export const arrivalAttribute = "data-arrives";

/** The attribute of the page's root that shows the line which says that there is no connection. */
export const offlineAttribute = "data-offline";

/** The parameter of an address that asks the page something: /find?q=pip. */
export const questionParameter = "q";
