/** @jest-environment jsdom */
import { onRouteUpdate } from "../../gatsby-browser";
import { openTarget, openTargets } from "../../src/components/disclosure/open-target";

type RouteUpdate = Parameters<NonNullable<typeof onRouteUpdate>>[0];

test("a link to what is folded within a fold opens both, and no other", () => {
  Object.assign(window, { CSS: { escape: (id: string) => id } });
  document.body.innerHTML = `<details id="outer"><details id="inner"><p id="word"></p></details><details id="other">
    </details></details>`;
  window.location.hash = "#word";
  openTarget();
  expect([...document.querySelectorAll("[open]")].map(({ id }) => id)).toEqual(["outer", "inner"]);
});

test("what is folded is printed in browsers that print no shut fold, and is shut again", () => {
  Object.assign(CSS, { supports: () => false });
  document.body.innerHTML = "<details></details><details open></details>";
  openTargets();
  const folds = () => Array.from(document.querySelectorAll("details"), ({ open }) => open);
  window.dispatchEvent(new Event("beforeprint"));
  expect(folds()).toEqual([true, true]);
  window.dispatchEvent(new Event("afterprint"));
  expect(folds()).toEqual([false, true]);
});

test("a link that the router follows opens what is folded, too", () => {
  document.body.innerHTML = `<details><p id="word"></p></details>`;
  const update = { location: window.location, prevLocation: window.location } as unknown as RouteUpdate;
  onRouteUpdate?.(update, { plugins: [] });
  expect(document.querySelector("details")?.open).toBe(true);
});

test("a link opens what is folded under a name in other letters, which addresses have in percent signs", () => {
  document.body.innerHTML = `<details><p id="letter-Ж"></p></details>`;
  window.location.hash = "#letter-%D0%96";
  openTarget();
  expect(document.querySelector("details")?.open).toBe(true);
});
