/** A reader's bookmark in a chapter: one at a time, in localStorage, until a press removes it. */
import { wordsPerMinute } from "../../content/kinds/marked-text";

/** The key in localStorage. */
export const placeKey = "kept-place";

/** Mark the elements that the script handles: the two buttons, their status, the story, and the "carry on" links. */
export const keepAttribute = "data-keep-place";
export const forgetAttribute = "data-forget-place";
export const placeStatusAttribute = "data-place-status";
export const storyAttribute = "data-story";
export const carryOnAttribute = "data-carry-on";

/** On <html>: localStorage works here; the bookmark is in this chapter. */
const readyAttribute = "data-keeps-place";
const keptAttribute = "data-place-kept";

interface KeptPlace {
  /** The chapter's pathname, path prefix included. */
  path: string;
  /** The paragraph's id. */
  id: string;
  /** Reading time left from there, in minutes. */
  minutes: number;
}

function read(): KeptPlace | undefined {
  try {
    // Object(): the stored JSON may be null or a primitive.
    const place: Partial<KeptPlace> = Object(JSON.parse(localStorage.getItem(placeKey) ?? "{}"));
    return place.path && place.id ? (place as KeptPlace) : undefined;
  } catch {
    // Storage is blocked, or holds something that is not JSON.
    return undefined;
  }
}

function write(place?: KeptPlace): void {
  try {
    if (place) localStorage.setItem(placeKey, JSON.stringify(place));
    else localStorage.removeItem(placeKey);
  } catch {
    // Storage is blocked or full: the page goes on showing the unsaved state.
  }
}

/** Removes the bookmark from storage; updating the page is up to the caller. */
export const forgetPlace = (): void => write();

/** The story's paragraphs from the top of the viewport on; the last one where all are above it. */
export function paragraphsFromHere(): HTMLElement[] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>(`[${storyAttribute}] > p[id]`)];
  const below = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > innerHeight / 5);
  return paragraphs.slice(below);
}

/** A bookmark for the paragraph at the top of the viewport. */
function placeOnScreen(): KeptPlace | undefined {
  const rest = paragraphsFromHere();
  const words = rest.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);
  const [first] = rest;
  return first && { path: location.pathname, id: first.id, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** Fills the "carry on" elements, which are rendered empty (see carry-on.tsx). Idempotent. */
function show(): void {
  const place = read();
  document.documentElement.toggleAttribute(keptAttribute, place?.path === location.pathname);
  for (const element of document.querySelectorAll(`[${carryOnAttribute}]`)) {
    const isAbout = place && element.getAttribute(carryOnAttribute)?.split(" ").includes(place.path);
    if (!isAbout) {
      element.replaceChildren();
      continue;
    }
    const link = document.createElement("a");
    link.href = `${place.path}#${place.id}`;
    // Already up to date: replacing it could lose the focus.
    if (element.querySelector("a")?.href === link.href) continue;
    link.textContent = `Carry on reading, ${place.minutes === 1 ? "a minute" : `${place.minutes} minutes`} left`;
    const button = document.createElement("button");
    button.type = "button";
    const rest = document.createElement("span");
    rest.className = "visually-hidden";
    rest.textContent = " my place";
    button.append("Forget", rest);
    button.setAttribute(forgetAttribute, "");
    button.setAttribute("data-works-asleep", "");
    element.replaceChildren(link, button);
  }
}

/**
 * Inline script (stringified) of the pages that concern chapters: works before hydration, and is called again after a
 * client-side navigation. Stores nothing before the reader presses the button.
 */
export function keptPlace(): void {
  try {
    localStorage.getItem(placeKey);
  } catch {
    // Storage is blocked: offer nothing.
    return;
  }
  show();
  const root = document.documentElement;
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  // bfcache: a page restored as it was left may predate the latest press.
  addEventListener("pageshow", ({ persisted }) => persisted && show());
  document.addEventListener("click", ({ target }) => {
    const button = (target as Partial<Element>).closest?.(`[${keepAttribute}], [${forgetAttribute}]`);
    if (!button) return;
    const forgets = button.hasAttribute(forgetAttribute);
    write(forgets ? undefined : placeOnScreen());
    show();
    const status = document.querySelector(`[${placeStatusAttribute}]`);
    if (status) status.textContent = forgets ? "" : "Kept.";
    // This button disappears with the bookmark, and the focus with it; the one in the reading settings (a popover)
    // stays.
    if (forgets && !button.closest("[popover]")) {
      const next = document.querySelector<HTMLElement>(`[${keepAttribute}], main h1`);
      if (next?.tagName === "H1") next.tabIndex = -1;
      next?.focus({ preventScroll: true });
    }
  });
}
