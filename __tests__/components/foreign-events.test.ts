/** @jest-environment jsdom */
/** Extensions and in-app browsers dispatch events on targets that are no elements, such as the document. */
import { cookieNotice } from "../../src/components/cookie-notice/accept-cookies";
import { runBookmark } from "../../src/components/bookmark/bookmark";
import { readingSettings } from "../../src/components/reading-settings/apply-settings";
import { saveProgress } from "../../src/components/ride/save-progress";
import { openLightbox } from "../../src/templates/book/lightbox/open-lightbox";

test("no inline script throws at events of the document, the window or a text", () => {
  document.body.innerHTML = "<dialog data-picture-dialog></dialog><p>Words</p>";
  HTMLDialogElement.prototype.showModal = () => {};
  cookieNotice({ cookieName: "consent", days: 1 });
  for (const script of [readingSettings, runBookmark, saveProgress, openLightbox]) script();
  const thrown: string[] = [];
  window.addEventListener("error", (event) => {
    event.preventDefault();
    thrown.push(event.message);
  });
  for (const type of ["click", "change", "toggle", "close", "load"]) {
    for (const target of [document, window, document.querySelector("p")?.firstChild as Node])
      target.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(thrown).toEqual([]);
});
