/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import * as React from "react";
import { ErrorBoundary, FramePart } from "../../src/components/layout/error-boundary";

const Broken = (): React.ReactNode => {
  throw new Error("It came apart.");
};

beforeEach(() => void jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

test("a page that comes apart says so in its tab, which the next page calls by its own name", () => {
  document.title = "The next page";
  const { unmount } = render(
    <ErrorBoundary selector="main">
      <Broken />
    </ErrorBoundary>,
  );
  expect(document.title).toBe(screen.getByRole("heading").textContent);
  unmount();
  expect(document.title).toBe("The next page");
});

test("a part of the frame that comes apart keeps the HTML that it had", () => {
  document.body.innerHTML = '<footer><a href="/">Home</a></footer>';
  const { container } = render(
    <FramePart selector="footer">
      <Broken />
    </FramePart>,
  );
  expect(container.querySelector("footer a")?.textContent).toBe("Home");
});
