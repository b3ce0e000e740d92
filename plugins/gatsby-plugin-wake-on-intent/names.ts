/** The id of the `<template>` that holds Gatsby's scripts, inert, in a built page. */
export const scriptsTemplateId = "sleeping-scripts";

/** Dispatched on `window` after hydration. */
export const hydratedEvent = "wake:hydrated";

/**
 * On <html> while scripts may handle events. Style sheets use it instead of the media feature `scripting`, which still
 * matches when scripts are blocked or have failed.
 */
export const scriptingAttribute = "data-scripting";

/** On <html> after a navigation that loaded a document, other than Back, Forward and reload; for opening animations. */
export const arrivalAttribute = "data-arrives";

/** On <html> while the offline message shows. */
export const offlineAttribute = "data-offline";

/** The search query's URL parameter: /find?q=pip. */
export const questionParameter = "q";
