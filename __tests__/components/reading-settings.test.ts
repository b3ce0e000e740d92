/** @jest-environment jsdom */
import { bookmarkKey, runBookmark } from "../../src/components/bookmark/bookmark";
import { saveProgress, ticketKey } from "../../src/components/ride/save-progress";
import { readingSettings } from "../../src/components/reading-settings/apply-settings";
import { storageKey } from "../../src/components/reading-settings/settings";

test("what readers keep is still found: under another name, all of it would be forgotten", () => {
  expect([storageKey, bookmarkKey, ticketKey]).toEqual(["reading-settings", "kept-place", "kept-ticket"]);
});

test("a page from the back-forward cache has the reading settings that were chosen since, and so has a frame that loads later", () => {
  document.body.innerHTML = `<input type="radio" name="reading-text" value=""><input type="radio" name="reading-text" value="larger">`;
  readingSettings();
  localStorage.setItem(storageKey, JSON.stringify({ text: "larger" }));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(document.documentElement.getAttribute("data-reading-text")).toBe("larger");
  expect(document.querySelector<HTMLInputElement>("[value=larger]")?.checked).toBe(true);
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.dispatchEvent(new Event("load"));
  const inFrame = () => frame.contentDocument?.documentElement.getAttribute("data-reading-text");
  expect(inFrame()).toBe("larger");
  document.querySelector<HTMLElement>("[value='']")?.click();
  expect(inFrame()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("where the storage is blocked, the page's scripts run, offer to keep nothing, and a choice lasts for the page", () => {
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("It is blocked.", "SecurityError");
  });
  const thrown = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", thrown);
  for (const run of [readingSettings, runBookmark, saveProgress]) expect(run).not.toThrow();
  // What would not be kept is not offered (bookmark-buttons.module.css, ride.module.css).
  expect(document.documentElement.matches("[data-can-bookmark], [data-can-save-ticket]")).toBe(false);
  document.querySelector<HTMLElement>("[value='']")?.click();
  document.querySelector<HTMLElement>("[value=larger]")?.click();
  expect(document.documentElement.getAttribute("data-reading-text")).toBe("larger");
  expect(thrown).not.toHaveBeenCalled();
  window.removeEventListener("error", thrown);
  blocked.mockRestore();
});
