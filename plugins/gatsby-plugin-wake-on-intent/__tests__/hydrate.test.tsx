/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import type { RouteUpdateArgs } from "gatsby";
import * as React from "react";
import { announceHydration, dropMalformedFragment } from "../hydrate";
import { leavePlain } from "../hydration-state";
import { leaveScrollToBrowser, noteShownPage } from "../route-updates";

const Broken = (): React.ReactNode => {
  throw new Error("It came apart.");
};

/** Hydrates a page as in production, by modules that have seen no other. */
function hydrate(text: string, app: React.ReactElement) {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "production" });
  document.body.innerHTML = `<div>${text}</div>`;
  jest.isolateModules(() => require("../hydrate").replaceHydrateFunction()(app, document.body.firstElementChild));
  Object.assign(process.env, { NODE_ENV });
}

/** Another page is in the document, or another part of the one that was there. */
const show = (pathname: string, before?: string) => {
  const prevLocation = before ? { pathname: before } : null;
  noteShownPage({ location: { pathname }, prevLocation } as unknown as RouteUpdateArgs, { plugins: [] });
};

test("Gatsby hears of a scroll of the page that is shown, but not of one towards the page that is to come", () => {
  const gatsby = jest.fn();
  window.history.replaceState(null, "", "/artwork");
  show("/artwork");
  announceHydration();
  window.addEventListener("scroll", gatsby);

  window.dispatchEvent(new Event("scroll"));
  expect(gatsby).toHaveBeenCalledTimes(1);

  // The browser goes back: its address and its place come first, and then the page.
  window.history.replaceState(null, "", "/music");
  window.dispatchEvent(new Event("scroll"));
  expect(gatsby).toHaveBeenCalledTimes(1);

  show("/music");
  window.dispatchEvent(new Event("scroll"));
  expect(gatsby).toHaveBeenCalledTimes(2);
});

test("a link to the page that is shown scrolls as any link does, which the browser by itself would not", () => {
  const at = (key: string) => ({ location: { pathname: "/find", key } });
  expect(leaveScrollToBrowser({ prevRouterProps: at("1"), routerProps: at("2") } as never, {} as never)).toBe(true);
});

test("scripts answer once React is there, also where the waker had given up waiting for it", () => {
  const answer = () => document.documentElement.hasAttribute("data-scripting");
  document.body.innerHTML = '<script type="speculationrules"></script>';
  document.documentElement.removeAttribute("data-scripting");
  announceHydration();
  expect(answer()).toBe(true);
  // Gatsby has what it needs of the next page by itself.
  expect(document.querySelector("script")).toBeNull();
  // A page that stays as the server made it says nothing of the next one.
  leavePlain();
  expect(answer()).toBe(false);
  show("/shop", "/music");
  expect(answer()).toBe(true);
});

test("a page that comes apart as it wakes is read on as the server made it, without script", async () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  document.documentElement.setAttribute("data-scripting", "");
  hydrate("Once upon a time", <Broken />);
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(document.body.textContent).toBe("Once upon a time");
  expect(document.documentElement.hasAttribute("data-scripting")).toBe(false);
});

test("a page is announced when it has come, and not anew by a link to a part of it, after which the next one is", async () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  const isSilent = () => document.getElementById("gatsby-announcer")?.getAttribute("aria-live") === "off";
  show("/music", "/artwork");
  expect(isSilent()).toBe(false);
  show("/music", "/music");
  expect(isSilent()).toBe(true);
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  expect(isSilent()).toBe(false);
});

test.each([
  ["/music?q=1#%", "/music?q=1"],
  ["/music#%E0%A4%A", "/music"],
  ["/music#%zz", "/music"],
  ["/music#a%20part", "/music#a%20part"],
  ["/music", "/music"],
])("of %s Gatsby sees %s, since a malformed fragment names nothing", (address, seen) => {
  window.history.replaceState({ key: "kept" }, "", address);
  dropMalformedFragment();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(seen);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("a page whose words a translator has wrapped outlives a change before them, and their end", () => {
  hydrate("", <p />);
  const page = (found: string, words?: string) => (
    <p>
      {found && <b>{found}</b>}
      {words}
    </p>
  );
  const { container, rerender } = render(page("", "Looking"));
  const range = document.createRange();
  range.selectNodeContents(container.querySelector("p") as Element);
  range.surroundContents(document.createElement("font"));
  rerender(page("3 found", "Looking"));
  rerender(page("3 found"));
  expect(container.querySelector("b")?.textContent).toBe("3 found");
});
