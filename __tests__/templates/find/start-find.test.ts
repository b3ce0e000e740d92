/** @jest-environment jsdom */
import { fieldId } from "../../../src/components/header/field-id";
import { startFind } from "../../../src/templates/find/start-find";

test("the question is back in the field when the page comes back from the back-forward cache without it", () => {
  history.replaceState(null, "", "/find?q=raptor");
  document.body.innerHTML = `<div data-search="/none.js" data-index="/none.json"><input id="${fieldId}"><p role="status"></p></div>`;
  window.fetch = () => new Promise(() => {});
  startFind();
  const field = document.getElementById(fieldId) as HTMLInputElement;
  field.value = "";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(field.value).toBe("raptor");
});
