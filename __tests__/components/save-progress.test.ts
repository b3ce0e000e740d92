/** @jest-environment jsdom */
import { saveProgress, ticketKey } from "../../src/components/ride/save-progress";

const box = (name: string) => document.querySelector<HTMLInputElement>(`[value="${name}"]`) as HTMLInputElement;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The server's HTML of a page with two hidden objects. */
function arrive() {
  document.body.innerHTML = `<input type="checkbox" data-misplaced value="cone" /><input type="checkbox" data-misplaced
    value="hat" /><button data-save-ticket></button><button data-forget-ticket></button><p popover><button
    data-forget-ticket></button></p>`;
  saveProgress();
}

test("the ticket stores what was found only once it is kept, restores it, and deletes it when forgotten", () => {
  arrive();
  box("cone").click();
  expect(localStorage.length).toBe(0);
  press("[data-save-ticket]");
  expect(localStorage.getItem(ticketKey)).toBe("cone");
  box("hat").click();
  expect(localStorage.getItem(ticketKey)).toBe("cone hat");
  // Ticked by mistake.
  box("hat").click();
  expect(localStorage.getItem(ticketKey)).toBe("cone");
  box("hat").click();
  expect(localStorage.getItem(ticketKey)).toBe("cone hat");

  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([true, true]);
  press("[data-forget-ticket]");
  expect(localStorage.length).toBe(0);
  // The pressed button is gone.
  expect(document.activeElement?.hasAttribute("data-save-ticket")).toBe(true);
  // That of the reading settings stays.
  document.querySelector<HTMLElement>("[popover] button")?.focus();
  press("[popover] button");
  expect(document.activeElement?.closest("[popover]")).not.toBeNull();
  box("cone").click();
  expect(localStorage.length).toBe(0);
  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([false, false]);
});

test.each(["pageshow", "storage"])("what became of the ticket on another page is shown at once, by %s", (event) => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-ticket-saved");
  arrive();
  box("cone").click();
  dispatchEvent(new Event(event));
  // Never kept.
  expect(box("cone").checked).toBe(true);
  press("[data-save-ticket]");
  localStorage.setItem(ticketKey, "hat crab");
  dispatchEvent(new Event(event));
  expect([box("cone").checked, box("hat").checked]).toEqual([false, true]);
  box("cone").click();
  expect(localStorage.getItem(ticketKey)).toBe("hat crab cone");
  localStorage.clear();
  dispatchEvent(new Event(event));
  box("hat").click();
  expect(localStorage.length).toBe(0);
});

test("a stored ticket that cannot be read does no harm", () => {
  localStorage.setItem(ticketKey, "{ not a ticket");
  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([false, false]);
});

/** The HTML of the statements with these names, and of the ticket's line and buttons. */
const statements = (...names: string[]) =>
  `<p hidden data-told-count></p>${names
    .map(
      (name) =>
        `<input type="radio" name="${name}" value="${name}" data-told /><input type="radio" name="${name}" value="" />`,
    )
    .join("")}<button data-save-ticket></button><button data-forget-ticket></button>`;
const count = () => document.querySelector<HTMLElement>("[data-told-count]");
const wrong = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"][value=""]`)?.click();

test("right answers are counted on the ticket, stored with it, and never taken back", () => {
  localStorage.clear();
  document.body.innerHTML = statements("wool", "roads", "tea");
  saveProgress();
  expect(count()?.hidden).toBe(true);
  wrong("tea");
  expect(count()?.hidden).toBe(true);
  box("wool").click();
  box("roads").click();
  expect(count()?.textContent).toBe("2 of 3 statements told right");
  expect(localStorage.length).toBe(0);
  press("[data-save-ticket]");
  wrong("wool");
  expect(localStorage.getItem(ticketKey)).toBe("wool roads");

  document.body.innerHTML = statements("tea");
  saveProgress();
  box("tea").click();
  document.body.innerHTML = statements("wool", "roads", "tea");
  saveProgress();
  expect(count()?.textContent).toBe("3 of 3 statements told right");
  for (const name of ["wool", "tea"]) wrong(name);
  box("tea").click();
  expect(localStorage.getItem(ticketKey)).toBe("wool roads tea");
});

test("stored answers are restored in statements that are parsed after the ticket, too", () => {
  localStorage.setItem(ticketKey, "tea");
  document.body.innerHTML = "";
  saveProgress();
  document.body.innerHTML = statements("tea", "wool");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(box("tea").checked).toBe(true);
  expect(count()?.textContent).toBe("1 of 2 statements told right");
});
