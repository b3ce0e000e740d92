/** @jest-environment jsdom */
import { chooseToday, turnOf } from "../../src/components/true-or-story/choose-script";
import { inTurn } from "../../src/components/true-or-story/in-turn";

test("every day has the next statement, and the first follows the last", () => {
  const days = [1, 2, 3, 4].map((day) => turnOf(new Date(2026, 10, day, 23, 59), 3));
  expect(days[3]).toBe(days[0]);
  expect(new Set(days).size).toBe(3);
  expect(days[1]).toBe(((days[0] ?? 0) + 1) % 3);
});

test("morning and evening of a day have the same one", () => {
  expect(turnOf(new Date(2026, 2, 29, 0, 1), 18)).toBe(turnOf(new Date(2026, 2, 29, 23, 59), 18));
});

test("the statements come in turn from all ages, however many each has", () => {
  const ages = [{ statements: ["a1", "a2", "a3"] }, { statements: ["b1"] }, { statements: ["c1", "c2"] }];
  expect(inTurn(ages).map(({ statement }) => statement)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(inTurn([])).toEqual([]);
});

test("the page shows one statement, today's, and the script may run twice", () => {
  document.body.innerHTML = "<ul data-daily><li>0</li><li hidden>1</li><li hidden>2</li></ul>";
  chooseToday();
  chooseToday();
  const shown = [...document.querySelectorAll("li:not([hidden])")].map(({ textContent }) => textContent);
  expect(shown).toEqual([`${turnOf(new Date(), 3)}`]);
});
