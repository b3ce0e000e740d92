/** @jest-environment jsdom */
import { answerTimeout, askSite, mayLeadNowhere, pressIfOnline } from "../offline";

const linkTo = (href: string) => Object.assign(document.createElement("a"), { href });

test("a device that takes itself to be offline holds links to other pages, until the site answers, which presses them once", async () => {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  expect(["/shop", "#part", "mailto:hello@series.example"].map((href) => mayLeadNowhere(linkTo(href)))).toEqual([
    true,
    false,
    false,
  ]);
  Object.assign(window, { fetch: async () => ({ ok: true }) });
  const link = linkTo("/shop");
  const followed = jest.spyOn(link, "click").mockImplementation(() => {});
  await pressIfOnline(link);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(mayLeadNowhere(link)).toBe(false);
});

test("a site that answers nothing in time counts as out of reach", async () => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: () => new Promise(() => {}) });
  const sayOffline = jest.fn();
  askSite().catch(sayOffline);
  await jest.advanceTimersByTimeAsync(answerTimeout);
  expect(sayOffline).toHaveBeenCalled();
});
