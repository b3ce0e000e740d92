/** @jest-environment jsdom */
import { offlineAttribute } from "../attribute-names";
import { stayWhileOffline } from "../offline-navigation";
import { answerTimeout, askSite, mayLeadNowhere, pressIfOnline, sayOffline } from "../offline";

const linkTo = (href: string) => Object.assign(document.createElement("a"), { href });

test("a device that takes itself to be offline holds links to other pages, until the site answers, which presses them once", async () => {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  expect(["/shop", "#part", "mailto:hello@series.example"].map((href) => mayLeadNowhere(linkTo(href)))).toEqual([
    true,
    false,
    false,
  ]);
  // What works asleep sees to its own presses.
  const picture = linkTo("/moon.jpg");
  picture.toggleAttribute("data-works-asleep");
  const held = jest.fn();
  stayWhileOffline({ target: picture, preventDefault: held, stopImmediatePropagation: held } as never);
  expect(held).not.toHaveBeenCalled();
  Object.assign(window, { fetch: async () => ({ ok: true }) });
  const link = linkTo("/shop");
  const followed = jest.spyOn(link, "click").mockImplementation(() => {});
  await pressIfOnline(link);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(mayLeadNowhere(link)).toBe(false);
});

test("a site that answers nothing in time counts as out of reach, which is said for a while, or until the network is back", async () => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: () => new Promise(() => {}) });
  const isSaid = () => document.documentElement.hasAttribute(offlineAttribute);
  askSite().catch(sayOffline);
  await jest.advanceTimersByTimeAsync(answerTimeout);
  expect(isSaid()).toBe(true);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isSaid()).toBe(false);
  sayOffline();
  window.dispatchEvent(new Event("online"));
  expect(isSaid()).toBe(false);
});
