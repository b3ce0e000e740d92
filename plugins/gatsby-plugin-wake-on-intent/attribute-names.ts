/** The id of the `<template>` that holds Gatsby's scripts, inert, in a built page. */
export const scriptsTemplateId = "sleeping-scripts";

/** Dispatched on `window` after hydration. */
export const hydratedEvent = "wake:hydrated";

/** On <html> while scripts work. The media feature `scripting` also matches where they are blocked or failed. */
export const scriptingAttribute = "data-scripting";

/** On <html> while the offline message shows. */
export const offlineAttribute = "data-offline";

/** On <html> after a hydration mismatch: something else had changed the page, and React has rendered it anew. */
export const recoveredAttribute = "data-rendered-anew";

/** On an element whose press, or a form whose submit, waits for hydration. */
export const heldAttribute = "data-held";

/** On the template: the data and chunks that the page needs, beside the scripts in it. */
export const needsAttribute = "data-needs";

/** On the template, with a chunk's name: its files. */
export const chunkAttribute = "data-chunk-";

/** On the waker's element: the path that the page was built for. */
export const pathAttribute = "data-path";
