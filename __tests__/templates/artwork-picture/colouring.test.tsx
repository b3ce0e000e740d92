/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as React from "react";
import { Colouring } from "../../../src/templates/artwork-picture/colouring/colouring";

jest.mock("../../../src/templates/artwork-picture/colouring/colouring-canvas", () => ({
  createColouringCanvas: () => Promise.reject(new Error("offline")),
}));

test("a sheet to colour that does not come is told, the cross is where the arrow keys lead, faster when one is held, and in view, and Print prints", async () => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
  const sheet = {
    title: "",
    alt: "",
    url: "",
    fileName: "",
    width: 600,
    height: 300,
    colours: [{ name: "red", colour: "#f00" }],
  };
  const say = jest.fn();
  render(<Colouring sheet={sheet as never} say={say} />);
  await waitFor(() => expect(say).toHaveBeenCalledWith(expect.stringContaining("did not come")));
  const application = screen.getByRole("application");
  for (let presses = 0; presses < 25; presses++) fireEvent.keyDown(application, { key: "ArrowDown" });
  expect(say).toHaveBeenLastCalledWith("The cross is at the bottom.");
  for (const [repeat, left] of [
    [false, "49%"],
    [true, "47%"],
  ] as const) {
    fireEvent.keyDown(application, { key: "ArrowLeft", repeat });
    expect(application.querySelector("i")?.style.left).toBe(left);
  }
  jest.mocked(HTMLElement.prototype.scrollIntoView).mockClear();
  for (const zoom of ["3", "1"]) {
    fireEvent.click(screen.getByLabelText("Bigger"));
    expect(application.style.getPropertyValue("--zoom")).toBe(zoom);
  }
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
  window.print = jest.fn();
  fireEvent.click(screen.getByText("Print"));
  expect(window.print).toHaveBeenCalled();
});
