/** Inline head script: marks <html> before the first paint where Save-Data is on, which turns autoplay off. */
export const saveDataScript =
  'navigator.connection?.saveData&&document.documentElement.setAttribute("data-saves-data","")';
