import { readStored, writeStored } from "../local-storage/stored-json";
import { removeBookmark } from "../bookmark/bookmark";
import { forgetTicket } from "../ride/save-progress";
import { attributeOf, fieldPrefix, resetAttribute, storageKey } from "./settings";

type Chosen = Record<string, string>;

/** The stored choices, by setting. */
const read = () => readStored(storageKey) as Chosen;

/** Sets these settings' attributes on a root element and removes all others. */
function give(root: Element | undefined, chosen: Chosen): void {
  for (const name of root?.getAttributeNames() ?? []) {
    if (name.startsWith(attributeOf(""))) root?.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(chosen)) root?.setAttribute(attributeOf(name), value);
}

/** Applies the settings to the page and to its same-origin iframes (the albums' cards). */
function show(chosen: Chosen): void {
  give(document.documentElement, chosen);
  for (const { contentDocument } of document.querySelectorAll("iframe")) give(contentDocument?.documentElement, chosen);
}

/** The choices in effect, read from <html>, because storing them may have failed. */
const shown = (): Chosen =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => name.startsWith(attributeOf("")))
      .map(({ name, value }) => [name.slice(attributeOf("").length), value]),
  );

/** Checks the panel's radio buttons according to the stored choices. */
function tick(): void {
  const chosen = read();
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name^="${fieldPrefix}"]`)) {
    field.checked = field.value === (chosen[field.name.slice(fieldPrefix.length)] ?? "");
  }
}

/** Inline head script: applies the settings before the first paint, and handles the panel. Only choices are stored. */
export function readingSettings(): void {
  show(read());
  document.addEventListener("DOMContentLoaded", tick);
  // Lazy iframes load later; `load` does not bubble, so listen in the capture phase.
  document.addEventListener(
    "load",
    ({ target }) => {
      const { contentDocument } = target as HTMLIFrameElement;
      if (contentDocument) give(contentDocument.documentElement, shown());
    },
    true,
  );
  // bfcache: a page restored as it was left may predate the latest choice.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    show(read());
    tick();
  });
  // Moves the focus into the opened panel: browsers without the Popover API would apply `autofocus` on page load. `toggle`
  // does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => (target as Partial<Element>).querySelector?.("h2")?.focus(),
    true,
  );
  document.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (!name?.startsWith(fieldPrefix)) return;
    const { [name.slice(fieldPrefix.length)]: _, ...chosen } = read();
    if (value) chosen[name.slice(fieldPrefix.length)] = value;
    writeStored(storageKey, Object.keys(chosen).length > 0 ? chosen : undefined);
    show(chosen);
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target as Partial<Element>).closest?.(`[${resetAttribute}]`)) return;
    writeStored(storageKey);
    removeBookmark();
    forgetTicket();
    show({});
    tick();
  });
}
