/** Preserves form values, open pop-ups and the focus when React does not hydrate a page but renders it anew (hydration mismatch). */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input:not([type=hidden]), textarea, select";
const focusable = `${fields}, a[href], button, summary, [tabindex]`;

/** Parts of a page within which like elements are numbered, so that an element added or removed elsewhere shifts no number. */
const parts = "header, main, section, fieldset, footer, aside, [popover]";

/** A part's name, with its first class only: extensions append theirs. */
const nameOfPart = (part: Element | null) => [part?.tagName, part?.id, part?.classList[0]].join();

/** An element's identity, the same before and after React renders it anew; independent of foreign attributes and neighbours. */
const nameOf = (element: Element) =>
  nameOfPart(element.closest(parts)) +
  element.tagName +
  ["id", "name", "type", "href", "aria-controls", "popovertarget"].map((name) => element.getAttribute(name)) +
  // The value of a radio button or a checkbox is its name; that of other fields is what somebody has typed.
  (element.matches("[type=radio], [type=checkbox]") ? element.getAttribute("value") : "");

/** Numbers the elements of each name: the third "Next" button of the page is still the third one. */
function numbered<T extends Element>(elements: Iterable<T>): Map<string, T> {
  const times = new Map<string, number>();
  const found = new Map<string, T>();
  for (const element of elements) {
    const name = nameOf(element);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    found.set(`${name} ${time}`, element);
  }
  return found;
}

/** Whether an element is an open pop-up; false in a browser without the Popover API. */
const isOpen = (element: Element) => "popover" in element && element.matches("[popover]:popover-open");

/** Reopens a pop-up, and stops its toggle event, whose listeners would move the focus to its first element. */
function openQuietly(popup: HTMLElement | null): void {
  if (!popup || isOpen(popup)) return;
  const hush = (event: Event) => {
    if (event.target !== popup) return;
    event.stopImmediatePropagation();
    window.removeEventListener("toggle", hush, true);
  };
  window.addEventListener("toggle", hush, true);
  popup.showPopover();
}

function preserve(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) {
    if (from.value !== to.value) to.value = from.value;
    return;
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (to.checked !== from.checked) to.checked = from.checked;
    if (to.type === "radio" || to.type === "checkbox" || to.type === "file") return;
  }
  if (to.value !== from.value) to.value = from.value;
  // Null, or an exception, in fields of types that have no selection, such as email.
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** Notes a page's elements before hydration; returns what restores their state once React has rendered. */
export function preserveFormState(container: Element): () => void {
  const find = <T extends Element>(selector: string) => numbered(container.querySelectorAll<T>(selector));
  const before = {
    fields: find<Field>(fields),
    details: find<HTMLDetailsElement>("details"),
    focusable: find(focusable),
  };
  const within = (node: EventTarget | null) => (node instanceof Element && container.contains(node) ? node : undefined);
  let focused = within(document.activeElement);
  const onFocus = ({ target }: Event) => {
    focused = within(target as Element);
  };
  // Some browsers also fire this when the focused element is removed, which is not the visitor's doing.
  const onBlur = ({ target }: Event) =>
    setTimeout(() => {
      if (focused === target && focused.isConnected && document.activeElement !== focused) focused = undefined;
    });
  // An element that is removed fires no such event.
  const onToggle = ({ target }: Event) => {
    const popup = target as HTMLElement;
    if (isOpen(popup)) open.add(popup.id);
    else open.delete(popup.id);
  };
  const open = new Set([...container.querySelectorAll("[popover]")].filter(isOpen).map(({ id }) => id));
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  document.addEventListener("toggle", onToggle, true);

  return () => {
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
    document.removeEventListener("toggle", onToggle, true);
    for (const id of open) openQuietly(document.getElementById(id));
    for (const [name, field] of find<Field>(fields)) {
      const old = before.fields.get(name);
      if (old && old !== field) preserve(old, field);
    }
    for (const [name, details] of find<HTMLDetailsElement>("details")) {
      const old = before.details.get(name);
      if (old && old !== details) details.open = old.open;
    }
    if (!focused || document.activeElement === focused) return;
    const name = [...before.focusable].find(([, element]) => element === focused)?.[0];
    const next = focused.isConnected ? focused : name && find<HTMLElement>(focusable).get(name);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}
