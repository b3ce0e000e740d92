/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { Header } from "../../src/components/header/header";
import { searchFieldId } from "../../src/components/header/search-field-id";
import { stickyHeader } from "../../src/components/header/sticky-header";

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

test("a menu stays open when the focus leaves the window, and closes at a press on a link", () => {
  render(<Header path="/videos" />);
  open();
  const [first] = within(menu()).getAllByRole("link");
  act(() => first?.focus());
  act(() => first?.blur());
  expect(menu()).toHaveAttribute("open");
  fireEvent.click(first as HTMLElement);
  expect(menu()).not.toHaveAttribute("open");
});

test("a page that comes back scrolled has its header", () => {
  stickyHeader(100);
  expect(document.documentElement).toHaveAttribute("data-sticky-header", "off");
  Object.assign(window, { scrollY: 200 });
  window.dispatchEvent(new Event("pageshow"));
  expect(document.documentElement).toHaveAttribute("data-sticky-header", "on");
});

test("the way to the search opens in a tab of its own with Ctrl, like any link", () => {
  render(<Header path="/videos" />);
  for (const link of document.querySelectorAll(`a[href$="#${searchFieldId}"]`))
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
});
