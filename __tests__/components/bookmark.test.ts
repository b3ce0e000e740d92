/** @jest-environment jsdom */
import { runBookmark, bookmarkKey } from "../../src/components/bookmark/bookmark";

const chapter = "/book/chapter-one";
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

function page(path: string, html: string) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = html;
  runBookmark();
}

const story = `<div data-continue="${chapter}"></div><h1>One</h1>
  <div data-story><p id="p-0">${words(400)}</p><p id="p-1">${words(500)}</p><p id="p-2">${words(400)}</p></div>
  <button data-set-bookmark>Keep my place</button><button data-remove-bookmark>Forget it</button>
  <span data-bookmark-status></span>`;

/** The paragraphs before have been read: the last of each is in the top fifth of the screen. */
function readTo(id: string) {
  for (const paragraph of document.querySelectorAll("[data-story] > p")) {
    const isRead = paragraph.id < id;
    paragraph.getBoundingClientRect = () => ({ bottom: isRead ? 100 : 700 }) as DOMRect;
  }
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const offer = () => document.querySelector<HTMLElement>("[data-continue] a");

const status = () => document.querySelector("[data-bookmark-status]")?.textContent;

afterEach(() => localStorage.clear());

test("the bookmark button stores the paragraph at the top of the screen, and links to continue say how much is left", () => {
  page(chapter, story);
  readTo("p-1");
  press("[data-set-bookmark]");
  expect(offer()?.getAttribute("href")).toBe(`${chapter}#p-1`);
  expect(offer()?.textContent).toBe("Carry on reading, 5 minutes left");

  page("/", `<div data-continue="/other/chapter ${chapter}"></div>`);
  expect(offer()?.getAttribute("href")).toBe(`${chapter}#p-1`);
  page("/another-book", '<div data-continue="/other/chapter"></div>');
  expect(offer()).toBeNull();
  expect(document.documentElement.hasAttribute("data-bookmarked")).toBe(false);
});

test("at the end of a chapter the bookmark stays there, and a minute is left", () => {
  page(chapter, story);
  readTo("p-3");
  press("[data-set-bookmark]");
  expect(offer()?.getAttribute("href")).toBe(`${chapter}#p-2`);
  page(
    chapter,
    `<div data-continue="${chapter}"></div><div data-story><p id="p-0">The end.</p></div>
    <button data-set-bookmark></button>`,
  );
  press("[data-set-bookmark]");
  expect(offer()?.textContent).toBe("Carry on reading, a minute left");
});

test("after client-side navigation the bookmark is offered, too, and each press is handled once", () => {
  page(chapter, story);
  readTo("p-2");
  press("[data-set-bookmark]");
  document.body.innerHTML = `<div data-continue="${chapter}"></div>`;
  runBookmark();
  expect(offer()?.textContent).toBe("Carry on reading, 2 minutes left");
  offer()?.focus();
  runBookmark();
  expect(document.activeElement).toBe(offer());
});

test("a page from the back-forward cache offers no bookmark that was removed since", () => {
  page(chapter, story);
  readTo("p-1");
  press("[data-set-bookmark]");
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(offer()).toBeNull();
});

test("removing the bookmark leaves the focus on an element that exists", () => {
  page(chapter, story);
  readTo("p-1");
  press("[data-set-bookmark]");
  expect(status()).toBe("Kept.");
  press("[data-continue] button");
  expect(localStorage.getItem(bookmarkKey)).toBeNull();
  expect(offer()).toBeNull();
  expect(status()).toBe("");
  expect(document.activeElement?.textContent).toBe("Keep my place");

  // A page that offers the way back alone.
  press("[data-set-bookmark]");
  page("/", `<main><h1>Home</h1><div data-continue="${chapter}"></div></main>`);
  press("[data-continue] button");
  expect(document.activeElement?.tagName).toBe("H1");
});

test("where the storage is full, pressing the bookmark button does no harm", () => {
  page(chapter, story);
  readTo("p-1");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It is full.", "QuotaExceededError");
  });
  const thrown = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", thrown);
  press("[data-set-bookmark]");
  window.removeEventListener("error", thrown);
  jest.restoreAllMocks();
  expect(thrown).not.toHaveBeenCalled();
});

test("resetting the reading settings removes the bookmark and keeps the focus", () => {
  page(chapter, `${story}<div popover><button id="forget" data-remove-bookmark>Back to usual</button></div>`);
  readTo("p-1");
  press("[data-set-bookmark]");
  document.getElementById("forget")?.focus();
  press("#forget");
  expect(localStorage.getItem(bookmarkKey)).toBeNull();
  expect(document.activeElement?.id).toBe("forget");
});

test.each(["null", "[]", "17", "{", '{"path":"/book/chapter-one"}'])(
  "what else may lie in its place is no place: %s",
  (text) => {
    localStorage.setItem(bookmarkKey, text);
    page(chapter, story);
    expect(offer()).toBeNull();
  },
);
