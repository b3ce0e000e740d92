/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import * as React from "react";
import { ErrorBoundary } from "../../src/components/layout/error-boundary";

const Broken = (): React.ReactNode => {
  throw new Error("It came apart.");
};

test("a page that comes apart says so in its tab, which the next page calls by its own name", () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  document.title = "The next page";
  const { unmount } = render(
    <ErrorBoundary selector="main">
      <Broken />
    </ErrorBoundary>,
  );
  expect(document.title).toBe(screen.getByRole("heading").textContent);
  unmount();
  expect(document.title).toBe("The next page");
  logged.mockRestore();
});
