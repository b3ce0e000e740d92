import { cardsPerRow } from "../../src/components/card-grid/cards-per-row";

/** The rows of so many cards: how many each holds, and how many its cards say that it does. */
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

test.each([3, 4, 5])("of any number of cards, at most %s to a row, no row has room left", (most) => {
  for (const at of ["between", "wide"] as const) {
    for (const count of counts.filter((one) => one > most)) {
      const unfilled = rowsOf(count, most, at).filter((row) => row.some((columns) => columns !== row.length));
      expect([count, at, unfilled]).toEqual([count, at, []]);
    }
  }
});

test("nine are four and five, not five and four, and seven are no row of one", () => {
  expect(rowsOf(9, 5, "wide").map((row) => row.length)).toEqual([4, 5]);
  expect(rowsOf(7, 3, "between").map((row) => row.length)).toEqual([2, 2, 3]);
});

test("a single row's cards are no wider than a third of it, and half of it on tablets", () => {
  expect(cardsPerRow(0, 1, { between: 4, wide: 5 })).toEqual({ between: 2, wide: 3 });
  expect(cardsPerRow(1, 4, { between: 4, wide: 5 })).toEqual({ between: 4, wide: 4 });
});
