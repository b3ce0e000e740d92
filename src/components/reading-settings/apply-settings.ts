import { forgetPlace } from "../kept-place/kept-place";
import { attributeOf, fieldPrefix, resetAttribute, storageKey } from "./settings";

type Chosen = Record<string, string>;

/** What the reader has chosen, by setting. */
function read(): Chosen {
  try {
    // As an object, whatever it is: `null` is JSON too.
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
  } catch {
    // A browser that keeps nothing for this site, or something else in this place.
    return {};
  }
}

function keep(chosen: Chosen): void {
  try {
    if (Object.keys(chosen).length > 0) localStorage.setItem(storageKey, JSON.stringify(chosen));
    else localStorage.removeItem(storageKey);
  } catch {
    // The choice then holds for this page alone.
  }
}

/** Gives a document these settings and no others. */
function give(root: Element | undefined, chosen: Chosen): void {
  for (const name of root?.getAttributeNames() ?? []) {
    if (name.startsWith(attributeOf(""))) root?.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(chosen)) root?.setAttribute(attributeOf(name), value);
}

/** Gives the settings to the page, and to the cards of ours that wait in frames for a player. */
function show(chosen: Chosen): void {
  give(document.documentElement, chosen);
  for (const { contentDocument } of document.querySelectorAll("iframe")) give(contentDocument?.documentElement, chosen);
}

/** The settings that the page has, which a browser may not have kept. */
const shown = (): Chosen =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => name.startsWith(attributeOf("")))
      .map(({ name, value }) => [name.slice(attributeOf("").length), value]),
  );

/** Ticks what is chosen, in the panel. */
function tick(): void {
  const chosen = read();
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name^="${fieldPrefix}"]`)) {
    field.checked = field.value === (chosen[field.name.slice(fieldPrefix.length)] ?? "");
  }
}

/**
 * Runs inline in the head of every page, before it is painted: gives the page the reader's settings, so that nothing
 * flashes, and answers the panel whether or not the page is awake. Nothing is kept that the reader has not chosen.
 */
export function readingSettings(): void {
  show(read());
  document.addEventListener("DOMContentLoaded", tick);
  // Frames come when they are scrolled to; their events are heard on the way down alone.
  document.addEventListener(
    "load",
    ({ target }) => give((target as HTMLIFrameElement).contentDocument?.documentElement, shown()),
    true,
  );
  // A page that comes back as it was left may have been left before the latest choice.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    show(read());
    tick();
  });
  document.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (!name?.startsWith(fieldPrefix)) return;
    const { [name.slice(fieldPrefix.length)]: _, ...chosen } = read();
    if (value) chosen[name.slice(fieldPrefix.length)] = value;
    keep(chosen);
    show(chosen);
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(`[${resetAttribute}]`)) return;
    keep({});
    forgetPlace();
    show({});
    tick();
  });
}
