/** The id of the `<template>` in which a built page carries Gatsby's scripts asleep. */
export const scriptsTemplateId = "sleeping-scripts";

/** The event on `window` by which the application says that React has taken over the page. */
export const hydratedEvent = "wake:hydrated";
