/** A date in local time, as YYYY-MM-DD. */
export const localDay = (date = new Date()): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Whether a day is more than five years ahead, by a slip: years such as 2999 are written for “never”. */
export const isFarAhead = (day: string, today: string): boolean =>
  Number(day.slice(0, 4)) - Number(today.slice(0, 4)) > 5 && !/^(?:2099|2100|2999|[3-9])/.test(day);
