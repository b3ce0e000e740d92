/**
 * A reader's ticket: the hidden objects found and the statements answered right, in localStorage from "Keep my ticket" to
 * "Forget my ticket".
 */

import { writeStored } from "../local-storage/stored-json";

/** The key in localStorage. */
export const ticketKey = "kept-ticket";

/**
 * Attributes of the elements that the script handles: the checkboxes of hidden objects, the radio buttons of right answers,
 * the line that counts those answers, and the two buttons.
 */
export const foundAttribute = "data-misplaced";
export const toldAttribute = "data-told";
export const toldCountAttribute = "data-told-count";
export const saveTicketAttribute = "data-save-ticket";
export const forgetTicketAttribute = "data-forget-ticket";

/** Attributes of <html>: set while localStorage works, and while a ticket is stored. */
const readyAttribute = "data-can-save-ticket";
const savedAttribute = "data-ticket-saved";

/** Removes the ticket from storage, and its attribute from <html>. */
export function forgetTicket(): void {
  writeStored(ticketKey);
  document.documentElement.removeAttribute(savedAttribute);
}

/** Inline script of pages with the ride; called again after a client-side navigation. Stores nothing before a press. */
export function saveProgress(): void {
  const root = document.documentElement;
  const stamped = `[${foundAttribute}], [${toldAttribute}]`;
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>(stamped)];
  const count = () => {
    const told = inputs().filter((input) => input.hasAttribute(toldAttribute));
    const right = told.filter(({ checked }) => checked).length;
    for (const line of document.querySelectorAll(`[${toldCountAttribute}]`)) {
      line.textContent = `${right} of ${told.length} statements told right`;
      line.toggleAttribute("hidden", right === 0);
    }
  };
  const write = () => {
    try {
      // Right answers stay on the ticket, and so do the marks of another page.
      const taken = new Set(localStorage.getItem(ticketKey)?.split(" "));
      for (const { value, checked, type } of inputs()) {
        if (checked) taken.add(value);
        else if (type === "checkbox") taken.delete(value);
      }
      localStorage.setItem(ticketKey, [...taken].filter(Boolean).join(" "));
      root.setAttribute(savedAttribute, "");
    } catch {
      // Storage is full: the marks last for this page only.
    }
  };
  const show = () => {
    const kept = localStorage.getItem(ticketKey);
    // What was saved and is gone from the ticket was taken from it elsewhere; what was never saved stays.
    const wasSaved = root.hasAttribute(savedAttribute);
    root.toggleAttribute(savedAttribute, kept !== null);
    for (const input of inputs()) {
      const isKept = kept?.split(" ").includes(input.value);
      if (isKept || wasSaved) input.checked = !!isKept;
    }
    count();
  };
  try {
    show();
  } catch {
    // Storage is blocked: offer nothing.
    return;
  }
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  // The statements come after this script, which is inside the ticket.
  document.addEventListener("DOMContentLoaded", show);
  // bfcache, and a second tab: the page may predate the latest press.
  for (const event of ["pageshow", "storage"]) addEventListener(event, show);
  document.addEventListener("change", ({ target }) => {
    if (!inputs().includes(target as HTMLInputElement)) return;
    count();
    if (root.hasAttribute(savedAttribute)) write();
  });
  document.addEventListener("click", ({ target }) => {
    const button = (target as Partial<Element>).closest?.(`[${saveTicketAttribute}], [${forgetTicketAttribute}]`);
    if (!button) return;
    const forgets = button.hasAttribute(forgetTicketAttribute);
    if (forgets) forgetTicket();
    else write();
    // The pressed button disappears, and would lose the focus; the reset button of the reading settings (a popover) stays.
    const other = `[${forgets ? saveTicketAttribute : forgetTicketAttribute}]:not([popover] *)`;
    if (!button.closest("[popover]")) document.querySelector<HTMLElement>(other)?.focus({ preventScroll: true });
  });
}
