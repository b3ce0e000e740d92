/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import * as React from "react";
import { ErrorBoundary } from "../../src/components/layout/error-boundary";
import { wrapPageElement } from "../../src/components/layout/wrap-page-element";

/** React reports there what a boundary has caught. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});

function Broken(): React.ReactNode {
  throw new Error("This page has come apart.");
}

const inLayout = (pathname: string, element: React.ReactElement) =>
  wrapPageElement({ element, props: { location: { pathname } } as WrapPageElementBrowserArgs["props"] });

const failure = () => screen.queryByRole("alert");

test("a page that fails leaves the header and the footer as they are", () => {
  render(inLayout("/videos", <Broken />));
  expect(screen.getByRole("main")).toContainElement(failure());
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(within(screen.getByRole("banner")).getAllByRole("link").length).toBeGreaterThan(5);
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(document.title).toBe("Unexpected Application Error!");
});

test("the next page is shown as if nothing had happened", () => {
  const { rerender } = render(inLayout("/videos", <Broken />));
  rerender(inLayout("/music", <p>All the songs</p>));
  expect(failure()).not.toBeInTheDocument();
  expect(screen.getByText("All the songs")).toBeInTheDocument();
  expect(document.title).not.toBe("Unexpected Application Error!");
});

test("what has failed shows what to do instead: reload or go home", () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeEnabled();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});
