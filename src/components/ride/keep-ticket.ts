/** A reader's ticket: what they have found, in localStorage, from the press that keeps it to the one that forgets it. */

/** The key in localStorage. */
export const ticketKey = "kept-ticket";

/** Mark what the script handles: the checkboxes, and the two buttons. */
export const foundAttribute = "data-misplaced";
export const keepTicketAttribute = "data-keep-ticket";
export const forgetTicketAttribute = "data-forget-ticket";

/** On <html>: localStorage works here; a ticket is kept. */
const readyAttribute = "data-keeps-ticket";
const keptAttribute = "data-ticket-kept";

/** Removes the ticket from storage and says so to the page. */
export function forgetTicket(): void {
  try {
    localStorage.removeItem(ticketKey);
  } catch {
    // Storage is blocked: there is none.
  }
  document.documentElement.removeAttribute(keptAttribute);
}

/**
 * Inline script (stringified) of the pages with the line of ages: works before hydration, and is called again after a
 * client-side navigation. Stores nothing before the reader presses the button.
 */
export function keptTicket(): void {
  const root = document.documentElement;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`[${foundAttribute}]`)];
  const write = () => {
    try {
      const found = boxes().filter(({ checked }) => checked);
      localStorage.setItem(ticketKey, found.map(({ value }) => value).join(" "));
      root.setAttribute(keptAttribute, "");
    } catch {
      // Storage is full: the page goes on showing what is found.
    }
  };
  let kept: string | null;
  try {
    kept = localStorage.getItem(ticketKey);
  } catch {
    // Storage is blocked: offer nothing.
    return;
  }
  root.toggleAttribute(keptAttribute, kept !== null);
  for (const box of boxes()) if (kept?.split(" ").includes(box.value)) box.checked = true;
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  document.addEventListener("change", ({ target }) => {
    if ((target as Element).hasAttribute(foundAttribute) && root.hasAttribute(keptAttribute)) write();
  });
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(`[${keepTicketAttribute}], [${forgetTicketAttribute}]`);
    if (!button) return;
    const forgets = button.hasAttribute(forgetTicketAttribute);
    if (forgets) forgetTicket();
    else write();
    // This button disappears, and the focus with it; the one in the reading settings (a popover) stays.
    const other = `[${forgets ? keepTicketAttribute : forgetTicketAttribute}]:not([popover] *)`;
    if (!button.closest("[popover]")) document.querySelector<HTMLElement>(other)?.focus({ preventScroll: true });
  });
}
