/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { ShareResult } from "../../../src/templates/quiz/share-result";

const share = async (clipboard: unknown) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(<ShareResult label="Share" message="I am Pip." copied="Copied!" refused="Not copied." />);
  await user.click(screen.getByRole("button"));
  return screen.getByRole("status");
};

test("sharing a result copies the URL where the Web Share API is missing, and announces it", async () => {
  const writeText = jest.fn(async () => {});
  history.replaceState(null, "", "/quiz/pip?from=letter");
  expect(await share({ writeText })).toHaveTextContent("Copied!");
  expect(writeText.mock.calls).toEqual([["http://localhost/quiz/pip"]]);
});

test("a result is shared by the device's own sheet, with its words and its URL, and nothing is said when that is closed", async () => {
  const sheet = jest.fn(async () => {});
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  history.replaceState(null, "", "/quiz/pip");
  await share(undefined);
  sheet.mockRejectedValue(new DOMException("Closed.", "AbortError"));
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  Reflect.deleteProperty(navigator, "share");
  expect(sheet).toHaveBeenCalledWith(expect.objectContaining({ text: "I am Pip.", url: "http://localhost/quiz/pip" }));
});

test.each([
  ["is missing", undefined],
  ["has no writeText()", {}],
  [
    "throws",
    {
      writeText: () => {
        throw new Error("denied");
      },
    },
  ],
  ["refuses", { writeText: () => Promise.reject(new Error("denied")) }],
])("it is said that nothing was copied where the clipboard %s", async (_, clipboard) => {
  expect(await share(clipboard)).toHaveTextContent("Not copied.");
});
