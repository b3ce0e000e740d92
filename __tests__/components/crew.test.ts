import { sizesInRow, figureSize, widthsOf } from "../../src/components/crew/figure-sizes";

test("a figure's width follows from its aspect ratio and relative height", () => {
  expect(figureSize(0.5, 100)).toEqual({ wide: 0.5, isBroad: false });
  expect(figureSize(0.5, 50).wide).toBe(0.25);
  expect(figureSize(0.5).wide).toBe(0.5);
});

test("the smallest figure keeps the size of a touch target, and the widest takes two columns on phones", () => {
  expect(figureSize(1, 5).wide).toBeGreaterThanOrEqual(0.3);
  expect(figureSize(1.2, 118).isBroad).toBe(true);
});

test("the row of figures is divided by the sum of their widths", () => {
  expect(widthsOf([figureSize(0.5, 100), figureSize(1, 60)])).toEqual({ "--sum": 1.1, "--count": 2 });
});

test("a figure's sizes attribute is its width in the row", () => {
  const few = [figureSize(0.5, 100), figureSize(1, 60)];
  const [first] = few as [ReturnType<typeof figureSize>];
  // With room for all at full height, `sizes` depends on the screen on phones only.
  expect(sizesInRow(first, few)).toBe("(min-width: 40rem) 8rem, 25.5vw");
  // In a full row, `sizes` is a share of it.
  const many = Array.from({ length: 12 }, () => first);
  expect(sizesInRow(first, many)).toContain("(min-width: 62rem) 8.6vw");
});
