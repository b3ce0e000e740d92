/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { openLightbox } from "../../../src/templates/book/lightbox/open-lightbox";

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a press with %s on a picture is left to its link", (key) => {
  HTMLDialogElement.prototype.showModal = () => {};
  document.body.innerHTML = `<a href="#moon" data-lightbox="moon"></a><dialog data-picture-dialog></dialog>`;
  openLightbox();
  const link = document.querySelector("a") as HTMLElement;
  expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
});
