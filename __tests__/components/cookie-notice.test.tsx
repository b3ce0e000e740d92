/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://series.example/"}
 */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import site from "../../data/site.json";
import { CookieNotice } from "../../src/components/cookie-notice/cookie-notice";
import { cookieNotice, cookieNoticeOrScroll } from "../../src/components/cookie-notice/accept-cookies";

const settings = site.cookieNotice;
const { button, cookieName } = settings;

/** Listeners that the script has added to the window, which outlives a test. */
let listeners: Parameters<typeof window.addEventListener>[];

/** Runs the script as a page's head does. */
const runScript = () => cookieNotice(settings);

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the script reads, set as the script does.
  document.cookie = cookie;
};

const expectAccepted = () => expect(document.documentElement).toHaveAttribute("data-cookies-accepted");
const expectOpen = () => expect(document.documentElement).not.toHaveAttribute("data-cookies-accepted");

beforeEach(() => {
  listeners = [];
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((...args: (typeof listeners)[number]) => {
    listeners.push(args);
    listen(...args);
  });
});

afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
  setCookie(`${cookieName}=;max-age=0`);
  document.documentElement.removeAttribute("data-cookies-accepted");
});

/** Scrolls a page, of 2,000 pixels by default, on a screen of 1,000. */
function scrollTo(top: number, height = 2000) {
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: height });
  Object.assign(window, { innerHeight: 1000, scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

test("cookies can be accepted on a page without a heading, and where the browser stores none", async () => {
  jest.spyOn(document, "cookie", "set").mockImplementation(() => {});
  runScript();
  render(<CookieNotice />);
  await userEvent.click(screen.getByRole("button", { name: button }));
  expectAccepted();
});

test("cookies accepted on a page below another are accepted everywhere, for as long as the settings say", async () => {
  window.history.replaceState(null, "", "/artwork/raptor-moon");
  const written = jest.spyOn(document, "cookie", "set");
  runScript();
  render(<CookieNotice />);
  await userEvent.click(screen.getByRole("button", { name: button }));
  window.history.replaceState(null, "", "/");
  expect(written.mock.calls.join()).toContain(`;max-age=${settings.days * 24 * 60 * 60};`);
  expect(written.mock.calls.join()).toMatch(/;secure$/);
  expect(document.cookie).toContain(`${cookieName}=accepted`);
});

test("the cookie notice closes where reading document.cookie throws", () => {
  const refuse = () => {
    throw new DOMException("Cookies are blocked.", "SecurityError");
  };
  Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse });
  const ignoreError = (event: Event) => event.preventDefault();
  window.addEventListener("error", ignoreError);
  expect(runScript).toThrow("blocked");
  render(<CookieNotice />);
  screen.getByRole("button", { name: button }).click();
  Reflect.deleteProperty(document, "cookie");
  window.removeEventListener("error", ignoreError);
  expectAccepted();
});

test("a cookie whose name is only a prefix does not count as consent", () => {
  setCookie(`${cookieName}_of_old=accepted`);
  runScript();
  expectOpen();
  setCookie(`${cookieName}_of_old=;max-age=0`);
});

test("a page from the back-forward cache hides the cookie notice that was answered since", () => {
  runScript();
  setCookie(`${cookieName}=accepted`);
  window.dispatchEvent(new Event("pageshow"));
  expectAccepted();
});

test("scrolling accepts the cookie notice from the threshold on, where the settings say so", () => {
  cookieNoticeOrScroll(settings, 25);
  // A page that cannot scroll.
  scrollTo(0, 1000);
  expectOpen();
  scrollTo(249);
  expectOpen();
  scrollTo(250);
  expectAccepted();
  // Scrolling accepts once: a later withdrawal stays in effect.
  setCookie(`${cookieName}=;max-age=0`);
  scrollTo(251);
  expect(document.cookie).not.toContain(cookieName);
});
