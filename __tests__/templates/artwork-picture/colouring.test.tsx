/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import * as React from "react";
import { Colouring } from "../../../src/templates/artwork-picture/colouring/colouring";

jest.mock("../../../src/templates/artwork-picture/colouring/colouring-canvas", () => ({
  createColouringCanvas: () => Promise.reject(new Error("offline")),
}));

test("a sheet to colour that does not come is told", async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  const sheet = {
    title: "",
    alt: "",
    url: "",
    fileName: "",
    width: 1,
    height: 1,
    colours: [{ name: "red", colour: "#f00" }],
  };
  const say = jest.fn();
  render(<Colouring sheet={sheet as never} say={say} />);
  await waitFor(() => expect(say).toHaveBeenCalledWith(expect.stringContaining("did not come")));
});
