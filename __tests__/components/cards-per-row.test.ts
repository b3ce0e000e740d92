import { cardsPerRow } from "../../src/components/card-grid/cards-per-row";

/** The rows that a number of cards is laid out in: the cards in each row, and the number that the cards themselves state. */
function rowsOf(count: number, most: number, at: "between" | "wide") {
  const says = Array.from(
    { length: count },
    (_, index) => cardsPerRow(index, count, { between: most, wide: most })[at],
  );
  const rows: number[][] = [];
  let left = 0;
  for (const columns of says) {
    if (left < 1 / columns - 1e-9) {
      rows.push([]);
      left = 1;
    }
    rows.at(-1)?.push(columns);
    left -= 1 / columns;
  }
  return rows;
}

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

test.each([3, 4, 5])("a card grid of at most %s columns fills every row, whatever the number of cards", (most) => {
  for (const at of ["between", "wide"] as const) {
    for (const count of counts.filter((one) => one > most)) {
      const unfilled = rowsOf(count, most, at).filter((row) => row.some((columns) => columns !== row.length));
      expect([count, at, unfilled]).toEqual([count, at, []]);
    }
  }
});

test("a card grid puts its shorter rows first, and never leaves one card alone", () => {
  expect(rowsOf(9, 5, "wide").map((row) => row.length)).toEqual([4, 5]);
  expect(rowsOf(7, 3, "between").map((row) => row.length)).toEqual([2, 2, 3]);
});

test("cards of a single row are at most a third of its width, on tablets half", () => {
  expect(cardsPerRow(0, 1, { between: 4, wide: 5 })).toEqual({ between: 2, wide: 3 });
  expect(cardsPerRow(1, 4, { between: 4, wide: 5 })).toEqual({ between: 4, wide: 4 });
});

test("upright cards are never wider than a third of a desktop's row, however many there are", () => {
  const widest = counts.map((count) =>
    Math.min(...counts.slice(0, count).map((_, index) => cardsPerRow(index, count, { between: 4, wide: 4 }).wide)),
  );
  expect(Math.min(...widest)).toBe(3);
});
