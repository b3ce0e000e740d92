/**
 * A reader's ticket: what they have found and which statements they have told right, in localStorage, from the press that
 * keeps it to the one that forgets it.
 */

import { writeStored } from "../local-storage/stored-json";

/** The key in localStorage. */
export const ticketKey = "kept-ticket";

/**
 * Mark what the script handles: the checkboxes of what is found, the radio buttons that are right, the line that counts
 * those, and the two buttons.
 */
export const foundAttribute = "data-misplaced";
export const toldAttribute = "data-told";
export const toldCountAttribute = "data-told-count";
export const saveTicketAttribute = "data-save-ticket";
export const forgetTicketAttribute = "data-forget-ticket";

/** On <html>: localStorage works here; a ticket is kept. */
const readyAttribute = "data-can-save-ticket";
const savedAttribute = "data-ticket-saved";

/** Removes the ticket from storage and says so to the page. */
export function forgetTicket(): void {
  writeStored(ticketKey);
  document.documentElement.removeAttribute(savedAttribute);
}

/** Inline script of pages with the line of ages; called again by the router. Stores nothing before the reader presses. */
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
      // What is told right stays so; another page's stamps stay, too.
      const taken = new Set(localStorage.getItem(ticketKey)?.split(" "));
      for (const { value, checked, type } of inputs()) {
        if (checked) taken.add(value);
        else if (type === "checkbox") taken.delete(value);
      }
      localStorage.setItem(ticketKey, [...taken].filter(Boolean).join(" "));
      root.setAttribute(savedAttribute, "");
    } catch {
      // Storage is full: the page goes on showing what is found.
    }
  };
  const show = () => {
    const kept = localStorage.getItem(ticketKey);
    root.toggleAttribute(savedAttribute, kept !== null);
    for (const input of inputs()) if (kept?.split(" ").includes(input.value)) input.checked = true;
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
  // The statements stand below the ticket, and this script in it.
  document.addEventListener("DOMContentLoaded", show);
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
    // This button disappears, and the focus with it; the one in the reading settings (a popover) stays.
    const other = `[${forgets ? saveTicketAttribute : forgetTicketAttribute}]:not([popover] *)`;
    if (!button.closest("[popover]")) document.querySelector<HTMLElement>(other)?.focus({ preventScroll: true });
  });
}
