import { standing, widthsOf } from "../../src/components/crew/standing";

test("a figure takes as much room as its shape and its height beside the others say", () => {
  expect(standing(0.5, 100)).toEqual({ wide: 0.5, isBroad: false });
  expect(standing(0.5, 50).wide).toBe(0.25);
  expect(standing(0.5).wide).toBe(0.5);
});

test("who fits in a palm is still large enough to be pressed, and a car takes two places of a phone's row", () => {
  expect(standing(1, 5).wide).toBeGreaterThanOrEqual(0.3);
  expect(standing(1.2, 118).isBroad).toBe(true);
});

test("all figures together are as wide as their sum, which the row is divided by", () => {
  expect(widthsOf([standing(0.5, 100), standing(1, 60)])).toEqual({ "--sum": 1.1, "--count": 2 });
});
