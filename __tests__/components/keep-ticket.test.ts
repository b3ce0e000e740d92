/** @jest-environment jsdom */
import { keptTicket, ticketKey } from "../../src/components/ride/keep-ticket";

const box = (name: string) => document.querySelector<HTMLInputElement>(`[value="${name}"]`) as HTMLInputElement;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** A page with two things to find, as it comes from the server. */
function arrive() {
  document.body.innerHTML = `<input type="checkbox" data-misplaced value="cone" /><input type="checkbox" data-misplaced
    value="hat" /><button data-keep-ticket></button><button data-forget-ticket></button>`;
  keptTicket();
}

test("nothing is stored before the ticket is kept, then every find is, and comes back, until it is forgotten", () => {
  arrive();
  box("cone").click();
  expect(localStorage.length).toBe(0);
  press("[data-keep-ticket]");
  expect(localStorage.getItem(ticketKey)).toBe("cone");
  box("hat").click();
  expect(localStorage.getItem(ticketKey)).toBe("cone hat");

  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([true, true]);
  press("[data-forget-ticket]");
  expect(localStorage.length).toBe(0);
  box("cone").click();
  expect(localStorage.length).toBe(0);
  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([false, false]);
});

test("whatever else is stored under the ticket's name does no harm", () => {
  localStorage.setItem(ticketKey, "{ not a ticket");
  arrive();
  expect([box("cone").checked, box("hat").checked]).toEqual([false, false]);
});
