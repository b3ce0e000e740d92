/** A line of script that marks the page, before it is painted, for visitors who save data: its slides then stand still. */
export const saveDataScript =
  'navigator.connection?.saveData&&document.documentElement.setAttribute("data-saves-data","")';
