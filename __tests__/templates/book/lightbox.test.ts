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

test("an arrow turns to the next picture, but with Alt it is left to the browser", () => {
  const links = ["moon", "sun"].map(
    (slug) => `<a href="#${slug}" data-lightbox="${slug}"><picture><img alt="${slug}"></picture></a>`,
  );
  document.body.innerHTML = `${links.join("")}<dialog open data-picture-dialog><div data-stage></div><p role="alert"></p></dialog>`;
  openLightbox();
  fireEvent.click(document.querySelector("a") as HTMLElement);
  const shown = () => document.querySelector<HTMLImageElement>("[data-stage] img")?.alt;
  fireEvent.keyDown(document, { key: "ArrowRight", altKey: true });
  expect(shown()).toBe("moon");
  fireEvent.keyDown(document, { key: "ArrowRight" });
  expect(shown()).toBe("sun");
});

test("a picture that does not come is told, and a press beside a picture closes it", () => {
  HTMLDialogElement.prototype.close = jest.fn();
  document.querySelector("a")?.click();
  const missing = document.querySelector<HTMLElement>("[role=alert]");
  expect(missing?.hidden).toBe(true);
  fireEvent.error(document.querySelector("[data-stage] img") as HTMLElement);
  expect(missing?.hidden).toBe(false);
  document.querySelector<HTMLElement>("[data-stage]")?.click();
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1);
});
