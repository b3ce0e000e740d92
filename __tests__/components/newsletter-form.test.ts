/** @jest-environment jsdom */
import { preventDoubleSubmit } from "../../src/components/newsletter-form/prevent-double-submit";

const form = () => document.querySelector("form") as HTMLFormElement;

/** True if the browser would send. */
const submit = () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `<form method="post"><input type="email"></form>`;
  preventDoubleSubmit();
});

test("the newsletter form ignores a double submit", () => {
  expect([submit(), submit(), submit()]).toEqual([true, false, false]);
});

test.each([
  ["something else is typed", () => form().firstElementChild?.dispatchEvent(new Event("input", { bubbles: true }))],
  ["the reader comes back from the new tab", () => window.dispatchEvent(new Event("focus"))],
  ["the page comes back from the back-forward cache", () => window.dispatchEvent(new Event("pageshow"))],
])("sends again once %s", (_, come) => {
  submit();
  come();
  expect(submit()).toBe(true);
});

test("preventing a double submit may be set up twice", () => {
  preventDoubleSubmit();
  expect(submit()).toBe(true);
});
