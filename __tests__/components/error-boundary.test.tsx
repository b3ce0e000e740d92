/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as React from "react";
import { ErrorBoundary, FramePart } from "../../src/components/layout/error-boundary";

const Broken = (): React.ReactNode => {
  throw new Error("It came apart.");
};

const page = (
  <ErrorBoundary selector="main">
    <Broken />
  </ErrorBoundary>
);
const { dataset } = document.documentElement;

beforeEach(() => void jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

test("a page that comes apart says so in its tab, which the next page calls by its own name, and stays while it cannot be loaded anew", async () => {
  document.title = "The next page";
  const { unmount } = render(page);
  expect(document.title).toBe(screen.getByRole("heading").textContent);
  Object.assign(window, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(dataset.offline).toBeDefined());
  unmount();
  expect(document.title).toBe("The next page");
});

test("a page that comes apart as it wakes is read on as the server made it, without script", () => {
  document.body.innerHTML = "<main>Once upon a time</main>";
  dataset.scripting = "";
  expect(render(page).container.textContent).toBe("Once upon a time");
  expect(dataset.scripting).toBeUndefined();
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
