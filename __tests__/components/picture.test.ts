import { placeholderScheme } from "../../src/components/picture/picture";

test.each([
  ["#080828", "dark"],
  ["#281858", "dark"],
  ["#c86848", "light"],
  ["#f8f8f8", "light"],
])("on %s a text alternative is written for the %s", (colour, scheme) => {
  expect(placeholderScheme(colour)).toBe(scheme);
});
