/** Marks the list of statements, of which one is shown. */
export const dailyAttribute = "data-daily";

/** The index of a day's statement: the next one every day, the same for everybody on it, whatever their clock's zone. */
export const indexOfDay = (day: Date, count: number): number =>
  Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000) % count;

/** Inline script (stringified): shows today's statement. Without script the first one stays. */
export function showTodaysStatement(): void {
  for (const list of document.querySelectorAll(`[${dailyAttribute}]`)) {
    const today = indexOfDay(new Date(), list.children.length);
    for (const [index, one] of [...list.children].entries()) one.toggleAttribute("hidden", index !== today);
  }
}
