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
    (slug) =>
      `<a href="#${slug}" data-lightbox="${slug}"><picture><source sizes="20vw"><img alt="${slug}" width="30" height="20"></picture></a>`,
  );
  document.body.innerHTML = `${links.join("")}<dialog open data-picture-dialog><div data-stage></div><p role="alert"></p></dialog>`;
  openLightbox();
  const stage = document.querySelector("[data-stage]") as HTMLElement;
  Object.defineProperties(stage, { clientWidth: { value: 300 }, clientHeight: { value: 600 } });
  fireEvent.click(document.querySelector("a") as HTMLElement);
  // The file for this screen, and until it has come the one that is there.
  expect(stage.querySelector("source")?.sizes).toBe("300px");
  expect(stage.querySelector("picture")?.style.backgroundImage).toContain("url(");
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

test("a swipe down closes it, but neither one up nor one of what two fingers have made larger; a press zooms to the middle", () => {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  document.querySelector("a")?.click();
  const stage = document.querySelector("[data-stage]") as HTMLElement;
  const swipe = (down: number, scale: number) => {
    Object.assign(window, { visualViewport: { scale } });
    fireEvent.touchStart(stage, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100, clientY: 100 + down }] });
  };
  swipe(-90, 1);
  swipe(90, 2);
  expect(close).not.toHaveBeenCalled();
  swipe(90, 1);
  expect(close).toHaveBeenCalledTimes(1);
  stage.scrollTo = jest.fn();
  Object.defineProperties(stage, { scrollWidth: { value: 900 }, scrollHeight: { value: 1000 } });
  stage.querySelector("img")?.click();
  expect(stage.scrollTo).toHaveBeenCalledWith(300, 200);
});
