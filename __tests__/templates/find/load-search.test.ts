/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { searchFieldId } from "../../../src/components/header/search-field-id";
import { loadSearch } from "../../../src/templates/find/load-search";

test("a search is asked for as its field is focused, and one that did not come anew at the next letter, by another address", async () => {
  const answer = jest.fn();
  jest.doMock("/gone.js?1", () => ({ createResultsView: () => answer }), { virtual: true });
  document.body.innerHTML = `<div data-search="/gone.js" data-index="/index.json" data-no-answer="None."><input id="${searchFieldId}"><p role="status"></p></div>`;
  Object.assign(window, { fetch: jest.fn(async () => ({ json: async () => ({ result: {} }) })) });
  loadSearch();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.focus(document.querySelector("input") as HTMLElement);
  expect(fetch).toHaveBeenCalled();
  const type = (value: string) =>
    fireEvent.input(document.querySelector("input") as HTMLElement, { target: { value } });
  type("p");
  await waitFor(() => expect(document.querySelector("p")?.textContent).toBe("None."));
  type("pi");
  await waitFor(() => expect(answer).toHaveBeenCalledWith("pi"));
});

test("the question is back in the field when the page comes back from the back-forward cache without it", () => {
  history.replaceState(null, "", "/find?q=raptor");
  document.body.innerHTML = `<div data-search="/none.js" data-index="/none.json"><input id="${searchFieldId}"><p role="status"></p></div>`;
  window.fetch = () => new Promise(() => {});
  loadSearch();
  const field = document.getElementById(searchFieldId) as HTMLInputElement;
  field.value = "";
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(field.value).toBe("raptor");
  history.pushState(null, "", "/find?q=pip");
  window.dispatchEvent(new Event("popstate"));
  expect(field.value).toBe("pip");
});

test("a search that does not come in time is told", () => {
  jest.useFakeTimers();
  jest.doMock("/never.js", () => new Promise(() => {}), { virtual: true });
  document.body.innerHTML = `<div data-search="/never.js" data-index="/never.json" data-no-answer="None."><input id="${searchFieldId}"><p role="status"></p></div>`;
  window.fetch = () => new Promise(() => {});
  loadSearch();
  fireEvent.input(document.querySelector("input") as HTMLElement, { target: { value: "p" } });
  jest.advanceTimersByTime(8000);
  jest.useRealTimers();
  expect(document.querySelector("p")?.textContent).toBe("None.");
});
