/** @jest-environment jsdom */
import { searchFieldId } from "../../../src/components/header/search-field-id";
import { loadSearch } from "../../../src/templates/find/load-search";

test("the question is back in the field when the page comes back from the back-forward cache without it", () => {
  history.replaceState(null, "", "/find?q=raptor");
  document.body.innerHTML = `<div data-search="/none.js" data-index="/none.json"><input id="${searchFieldId}"><p role="status"></p></div>`;
  window.fetch = () => new Promise(() => {});
  loadSearch();
  const field = document.getElementById(searchFieldId) as HTMLInputElement;
  field.value = "";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(field.value).toBe("raptor");
});
