/** @jest-environment jsdom */
import type { BrowserPluginArgs } from "gatsby";
import { onClientEntry } from "../gatsby-browser";

test("later styles stay though React takes the element with their link away", () => {
  document.body.innerHTML = '<div data-later-styles><link rel="stylesheet" data-later href="/static/later.css"></div>';
  onClientEntry?.({} as BrowserPluginArgs, { plugins: [] });
  // React's own stays where React knows it.
  expect(document.querySelectorAll("body [data-later]").length).toBe(1);
  document.body.replaceChildren();
  expect(document.querySelectorAll('link[href="/static/later.css"]').length).toBe(1);
});
