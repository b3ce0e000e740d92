import { parseAmount } from "../check/coerce-values";

test.each([
  ["£7.5", 7.5],
  ["£7.99", 7.99],
  ["7,99", 7.99],
  ["1,000", 1000],
  ["£1,299.50", 1299.5],
  ["799p", 7.99],
  ["12 €", 12],
  ["soon", undefined],
])("who writes %s means %s", (written, meant) => {
  expect(parseAmount(written)).toBe(meant);
});
