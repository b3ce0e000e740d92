/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { Header } from "../../src/components/header/header";
import { searchFieldId } from "../../src/components/header/search-field-id";

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

test("the way to the search opens in a tab of its own with Ctrl, like any link", () => {
  render(<Header path="/videos" />);
  for (const link of document.querySelectorAll(`a[href$="#${searchFieldId}"]`))
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
});
