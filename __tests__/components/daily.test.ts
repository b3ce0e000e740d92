/** @jest-environment jsdom */
import { showTodaysStatement, indexOfDay } from "../../src/components/true-or-story/daily-statement";
import { interleave } from "../../src/components/true-or-story/daily";

test("the daily statement changes every day, and starts over after the last", () => {
  const days = [1, 2, 3, 4].map((day) => indexOfDay(new Date(2026, 10, day, 23, 59), 3));
  expect(days[3]).toBe(days[0]);
  expect(new Set(days).size).toBe(3);
  expect(days[1]).toBe(((days[0] ?? 0) + 1) % 3);
});

test("the daily statement stays the same from morning to evening", () => {
  expect(indexOfDay(new Date(2026, 2, 29, 0, 1), 18)).toBe(indexOfDay(new Date(2026, 2, 29, 23, 59), 18));
});

test("the daily statement is that of the day that it is here", () => {
  // Where it is Tuesday already, while it is Monday in Greenwich.
  const ahead = Object.assign(new Date(Date.UTC(2026, 10, 2, 18)), { getDate: () => 3 });
  expect(indexOfDay(ahead, 18)).toBe(indexOfDay(new Date(2026, 10, 3, 12), 18));
});

test("daily statements are interleaved from all ages, however many each has", () => {
  const ages = [{ statements: ["a1", "a2", "a3"] }, { statements: ["b1"] }, { statements: ["c1", "c2"] }];
  expect(interleave(ages).map(({ statement }) => statement)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(interleave([])).toEqual([]);
});

test("the daily script shows today's statement alone, and may run twice", () => {
  document.body.innerHTML = "<ul data-daily><li>0</li><li hidden>1</li><li hidden>2</li></ul>";
  showTodaysStatement();
  showTodaysStatement();
  const shown = [...document.querySelectorAll("li:not([hidden])")].map(({ textContent }) => textContent);
  expect(shown).toEqual([`${indexOfDay(new Date(), 3)}`]);
});
