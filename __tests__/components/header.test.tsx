/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { Header } from "../../src/components/header/header";

/** The phone menu; the others are the groups of the wide one. */
const menu = () => screen.getByText("Menu").closest("details") as HTMLDetailsElement;
const open = () =>
  act(() => {
    menu().open = true;
    menu().dispatchEvent(new Event("toggle"));
  });

test("Escape does not move the focus where no menu is open", async () => {
  render(<Header path="/videos" />);
  const [logo] = screen.getAllByRole("link");
  logo?.focus();
  await userEvent.keyboard("{Escape}");
  expect(logo).toHaveFocus();
});

test("a menu stays open when the focus leaves the window", () => {
  render(<Header path="/videos" />);
  open();
  const [first] = within(menu()).getAllByRole("link");
  act(() => first?.focus());
  act(() => first?.blur());
  expect(menu()).toHaveAttribute("open");
});
