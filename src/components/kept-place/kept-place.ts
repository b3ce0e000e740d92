/** The place that a reader has kept in a chapter: in this browser alone, one at a time, until it is forgotten by a press. */
import { wordsPerMinute } from "../../content/kinds/marked-text";

/** Where the browser keeps the place, once there is one. */
export const placeKey = "kept-place";

/** What marks the buttons that keep and forget the place, the story, and what says that there is a place to go back to. */
export const keepAttribute = "data-keep-place";
export const forgetAttribute = "data-forget-place";
export const storyAttribute = "data-story";
export const carryOnAttribute = "data-carry-on";

/** What the root of a page has where a place can be kept, and a chapter's while its own is. */
const readyAttribute = "data-keeps-place";
const keptAttribute = "data-place-kept";

export interface KeptPlace {
  /** The chapter's address, with the path prefix. */
  path: string;
  /** The paragraph's id. */
  id: string;
  /** How many minutes of reading are left from there. */
  minutes: number;
}

/** The place that is kept, if any. */
function read(): KeptPlace | undefined {
  try {
    // As an object, whatever it is: `null` is JSON too.
    const place: Partial<KeptPlace> = Object(JSON.parse(localStorage.getItem(placeKey) ?? "{}"));
    return place.path && place.id ? (place as KeptPlace) : undefined;
  } catch {
    // A browser that keeps nothing for this site, or something else in this place.
    return undefined;
  }
}

function write(place?: KeptPlace): void {
  try {
    if (place) localStorage.setItem(placeKey, JSON.stringify(place));
    else localStorage.removeItem(placeKey);
  } catch {
    // Nothing is kept then, and the page goes on saying so.
  }
}

/** Forgets the place; what says so on the page is the page's own matter. */
export const forgetPlace = (): void => write();

/** The story's paragraphs from the one at the top of the screen; where all have been read, the last. */
export function paragraphsFromHere(): HTMLElement[] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>(`[${storyAttribute}] > p[id]`)];
  const below = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > innerHeight / 5);
  return paragraphs.slice(below);
}

/** The paragraph at the top of the screen, and how long the story goes on from there. */
function placeOnScreen(): KeptPlace | undefined {
  const rest = paragraphsFromHere();
  const words = rest.reduce((sum, { textContent }) => sum + (textContent?.match(/\S+/g)?.length ?? 0), 0);
  const [first] = rest;
  return first && { path: location.pathname, id: first.id, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** Fills the elements that say where to carry on: they are empty in the HTML, and React leaves what is in them alone. */
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
    // What shows already may have the focus.
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
 * Runs inline in the pages that have to do with chapters, so that the place is kept and found again whether or not they are
 * awake, and anew whenever one of them comes without being loaded. Nothing is kept before the reader presses the button.
 */
export function keptPlace(): void {
  try {
    localStorage.getItem(placeKey);
  } catch {
    // A browser that keeps nothing for this site is offered nothing to keep.
    return;
  }
  show();
  const root = document.documentElement;
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  // A page that comes back as it was left may have been left before the latest press.
  addEventListener("pageshow", ({ persisted }) => persisted && show());
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(`[${keepAttribute}], [${forgetAttribute}]`);
    if (!button) return;
    const forgets = button.hasAttribute(forgetAttribute);
    write(forgets ? undefined : placeOnScreen());
    show();
    // A button that goes with the place would take the focus with it; that of the reading settings stays.
    if (forgets && !button.closest("[popover]")) {
      const next = document.querySelector<HTMLElement>(`[${keepAttribute}], main h1`);
      if (next?.tagName === "H1") next.tabIndex = -1;
      next?.focus({ preventScroll: true });
    }
  });
}
