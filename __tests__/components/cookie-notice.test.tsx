import "@testing-library/jest-dom";
import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import * as React from "react";
import site from "../../data/site.json";
import { CookieNotice } from "../../src/components/cookie-notice/cookie-notice";
import { useScrolledPast } from "../../src/components/cookie-notice/use-scrolled-past";

const { button, cookieName } = site.cookieNotice;

afterEach(() => {
  Cookies.remove(cookieName);
  document.documentElement.removeAttribute("data-cookies-accepted");
});

/** Scrolls a page of 2,000 pixels on a screen of 1,000. */
function scrollTo(top: number) {
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 2000 });
  Object.assign(window, { innerHeight: 1000, scrollY: top });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
}

test("accepting works on a page without a heading, and even where the browser keeps no cookies", async () => {
  const write = jest.spyOn(document, "cookie", "set").mockImplementation(() => {});
  render(<CookieNotice />);
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(document.documentElement).toHaveAttribute("data-cookies-accepted");
  write.mockRestore();
});

test("scrolling accepts nothing, as the settings say", () => {
  render(<CookieNotice />);
  scrollTo(1000);
  expect(Cookies.get(cookieName)).toBeUndefined();
  expect(document.documentElement).not.toHaveAttribute("data-cookies-accepted");
});

describe("where scrolling accepts", () => {
  const { thresholdPercent } = site.cookieNotice.acceptOnScroll;

  test("it does so once, from the threshold on", () => {
    const accept = jest.fn();
    renderHook(() => useScrolledPast(thresholdPercent, true, accept));
    scrollTo(thresholdPercent * 10 - 1);
    expect(accept).not.toHaveBeenCalled();
    scrollTo(thresholdPercent * 10);
    scrollTo(1000);
    expect(accept).toHaveBeenCalledTimes(1);
  });

  test("it no longer does after the page is gone", () => {
    const accept = jest.fn();
    renderHook(() => useScrolledPast(thresholdPercent, true, accept)).unmount();
    scrollTo(1000);
    expect(accept).not.toHaveBeenCalled();
  });
});
