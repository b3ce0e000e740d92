/** The odometer's years, evaluated as a browser does. */
import { yearExpression } from "../../src/components/ride/year-counter";
import { yearNumber } from "../../src/format";

/** The value of the CSS expression at a scroll position. */
function at(seen: number, ...words: (string | undefined)[]): number {
  const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
  const sum = yearExpression(words, 2026)?.replace(/^calc/, "").replaceAll("var(--seen)", "seen") ?? "NaN";
  return new Function("seen", "clamp", `return ${sum}`)(seen, clamp);
}

test("the odometer parses years as people write them", () => {
  expect(["66,000,000 BC", "AD 120", "120 AD", "2311", "today", "50 BCE"].map((one) => yearNumber(one, 2026))).toEqual([
    -66_000_000, 120, 120, 2311, 2026, -50,
  ]);
  expect(["500 B.C.", "BC 500", "c. 1500", "66 million BC", "AD 43–410"].map((one) => yearNumber(one, 2026))).toEqual([
    -500, -500, 1500, -66_000_000, 43,
  ]);
  expect(["?", "Long ago", "", "AD"].map((one) => yearNumber(one, 2026))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("the odometer runs from one age to the next, and stands at each", () => {
  const years = ["66,000,000 BC", "20,000 BC", "AD 120", "today", "2311"];
  expect(years.map((_, index) => at(index, ...years))).toEqual([-66_000_000, -20_000, 120, 2026, 2311]);
  expect(at(2.5, ...years)).toBe((120 + 2026) / 2);
  expect(at(9, ...years)).toBe(2311);
});

test("the odometer stands still at an age without a year, and runs into the far future at the last", () => {
  expect([0, 1, 2].map((place) => at(place, "AD 120", undefined, "2311"))).toEqual([120, 120, 2311]);
  expect(at(1, "2311", "?")).toBeGreaterThan(2311);
  expect(at(1, "AD 12,000", "?")).toBe(12_000);
  expect(at(0, "?", "2311")).toBe(2311);
});

test("no odometer is shown where no age has a year", () => {
  expect(yearExpression(["?", undefined], 2026)).toBeUndefined();
  expect(yearExpression([], 2026)).toBeUndefined();
});
