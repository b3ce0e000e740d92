/** @jest-environment jsdom */
import { openTarget } from "../../src/components/disclosure/open-target";

test("a link to what is folded within a fold opens both, and no other", () => {
  Object.assign(window, { CSS: { escape: (id: string) => id } });
  document.body.innerHTML = `<details id="outer"><details id="inner"><p id="word"></p></details><details id="other">
    </details></details>`;
  window.location.hash = "#word";
  openTarget();
  expect([...document.querySelectorAll("[open]")].map(({ id }) => id)).toEqual(["outer", "inner"]);
});
