/** Lists of any length show each item once. */
import { slicesOf, itemsPerDisclosure } from "../../src/components/show-more/show-more";

test.each([0, 1, 8, 12, 13, 24, 80, 401])("a show-more list of %i items shows each once, in order", (count) => {
  const places = slicesOf(count, 8).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => from + index),
  );
  expect(places).toEqual(Array.from({ length: count }, (_, index) => index));
});

test("a show-more list has a disclosure for every two dozen items beyond the first ones", () => {
  expect(slicesOf(12, 8)).toEqual([{ from: 0, to: 12 }]);
  expect(slicesOf(80, 8).map(({ from, to }) => to - from)).toEqual([
    8,
    itemsPerDisclosure,
    itemsPerDisclosure,
    itemsPerDisclosure,
  ]);
});
