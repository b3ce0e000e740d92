/** A reader's bookmark in a chapter: one at a time, in localStorage, until a press removes it. */
import { readStored, writeStored } from "../local-storage/stored-json";
import { wordsPerMinute } from "../../content/kinds/marked-text";

/** The key in localStorage. */
export const bookmarkKey = "kept-place";

/** Attributes of the elements that the script handles: the two buttons, their status, the story, the "carry on" links. */
export const setBookmarkAttribute = "data-set-bookmark";
export const removeBookmarkAttribute = "data-remove-bookmark";
export const bookmarkStatusAttribute = "data-bookmark-status";
export const storyAttribute = "data-story";
export const continueAttribute = "data-continue";

/** Attributes of <html>: set while localStorage works, and while the bookmark is in this chapter. */
const readyAttribute = "data-can-bookmark";
const bookmarkedAttribute = "data-bookmarked";

interface Bookmark {
  /** The chapter's pathname, path prefix included. */
  path: string;
  /** The paragraph's id. */
  id: string;
  /** Reading time left from there, in minutes. */
  minutes: number;
}

function read(): Bookmark | undefined {
  const place: Partial<Bookmark> = readStored(bookmarkKey);
  return place.path && place.id ? (place as Bookmark) : undefined;
}

/** Removes the bookmark from storage; updating the page is up to the caller. */
export const removeBookmark = (): void => writeStored(bookmarkKey);

/** The story's paragraphs from the top of the viewport on; the last one where all are above it. */
export function paragraphsFromHere(): HTMLElement[] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>(`[${storyAttribute}] > p[id]`)];
  const below = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > innerHeight / 5);
  return paragraphs.slice(below);
}

/** A bookmark for the paragraph at the top of the viewport. */
function bookmarkHere(): Bookmark | undefined {
  const rest = paragraphsFromHere();
  const words = rest.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);
  const [first] = rest;
  return first && { path: location.pathname, id: first.id, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** Fills the "carry on" elements, which are rendered empty (see continue-reading.tsx). Idempotent. */
function show(): void {
  const place = read();
  document.documentElement.toggleAttribute(bookmarkedAttribute, place?.path === location.pathname);
  for (const element of document.querySelectorAll(`[${continueAttribute}]`)) {
    const isAbout = place && element.getAttribute(continueAttribute)?.split(" ").includes(place.path);
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
    button.setAttribute(removeBookmarkAttribute, "");
    button.setAttribute("data-works-asleep", "");
    element.replaceChildren(link, button);
  }
}

/** Inline script of ContinueReading; called again after a client-side navigation. Stores nothing before a press. */
export function runBookmark(): void {
  try {
    localStorage.getItem(bookmarkKey);
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
    const button = (target as Partial<Element>).closest?.(`[${setBookmarkAttribute}], [${removeBookmarkAttribute}]`);
    if (!button) return;
    const forgets = button.hasAttribute(removeBookmarkAttribute);
    writeStored(bookmarkKey, forgets ? undefined : bookmarkHere());
    show();
    const status = document.querySelector(`[${bookmarkStatusAttribute}]`);
    if (status) status.textContent = forgets ? "" : "Kept.";
    // The pressed button disappears with the bookmark, and would lose the focus; the reset button of the reading settings
    // (a popover) stays.
    if (forgets && !button.closest("[popover]")) {
      const next = document.querySelector<HTMLElement>(`[${setBookmarkAttribute}], main h1`);
      if (next?.tagName === "H1") next.tabIndex = -1;
      next?.focus({ preventScroll: true });
    }
  });
}
