/** @jest-environment jsdom */
import { bookmarkKey } from "../../src/components/bookmark/bookmark";
import { ticketKey } from "../../src/components/ride/save-progress";
import { readingSettings } from "../../src/components/reading-settings/apply-settings";
import { storageKey } from "../../src/components/reading-settings/settings";

test("what readers keep is still found: under another name, all of it would be forgotten", () => {
  expect([storageKey, bookmarkKey, ticketKey]).toEqual(["reading-settings", "kept-place", "kept-ticket"]);
});

test("a page from the back-forward cache has the reading settings that were chosen since", () => {
  document.body.innerHTML = `<input type="radio" name="reading-text" value=""><input type="radio" name="reading-text" value="larger">`;
  readingSettings();
  localStorage.setItem(storageKey, JSON.stringify({ text: "larger" }));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.documentElement.getAttribute("data-reading-text")).toBe("larger");
  expect(document.querySelector<HTMLInputElement>("[value=larger]")?.checked).toBe(true);
});
