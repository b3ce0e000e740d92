/** Attribute of the list of statements, of which the script shows one. */
export const dailyAttribute = "data-daily";

/** The index of a day's statement: one further each day, by the local date, so that it is the same in every time zone. */
export const indexOfDay = (day: Date, count: number): number =>
  Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000) % count;

/** Inline script: shows today's statement. Without script the first one is shown. */
export function showTodaysStatement(): void {
  for (const list of document.querySelectorAll(`[${dailyAttribute}]`)) {
    const today = indexOfDay(new Date(), list.children.length);
    for (const [index, one] of [...list.children].entries()) one.toggleAttribute("hidden", index !== today);
  }
}
