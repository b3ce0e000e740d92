/** @jest-environment jsdom */
import { arrivalScript, endArrival } from "../../src/components/hero/arrival-script";

/** Whether an opening animation plays in a document that was come to this way. */
function plays(type: string) {
  document.documentElement.removeAttribute("data-arrives");
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  new Function(arrivalScript)();
  return document.documentElement.hasAttribute("data-arrives");
}

test("the opening animation plays for who arrives, and neither on Back nor on reload nor in a page of the router's", () => {
  expect(["back_forward", "reload", "navigate"].map(plays)).toEqual([false, false, true]);
  endArrival({ prevLocation: null });
  expect(document.documentElement.hasAttribute("data-arrives")).toBe(true);
  endArrival({ prevLocation: {} });
  expect(document.documentElement.hasAttribute("data-arrives")).toBe(false);
});
