/** @jest-environment jsdom */
import { stickyAttribute, stickyHeader } from "../../src/components/header/sticky-script";

const state = () => document.documentElement.getAttribute(stickyAttribute);

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

test("the header comes along from the threshold on, and goes back above it", () => {
  Object.assign(window, { scrollY: 245 });
  stickyHeader(245);
  expect(state()).toBe("on");
  scrollTo(244);
  expect(state()).toBe("off");
  scrollTo(245);
  expect(state()).toBe("on");
});
