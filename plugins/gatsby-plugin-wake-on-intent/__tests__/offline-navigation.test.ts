/** @jest-environment jsdom */
import { guardNavigation, noteShown } from "../offline-navigation";

test.each([
  ["Back", 1, "forward"],
  ["Forward", 3, "back"],
] as const)("%s to a page that cannot be had goes on to the entry of the page that is shown", async (_, key, way) => {
  Object.assign(window, { ___loader: { loadPage: async () => undefined, loadPageSync: () => undefined } });
  Object.assign(window, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  const gone = jest.spyOn(history, way).mockImplementation(() => {});
  noteShown({ pathname: "/shop", key: "2" });
  guardNavigation();
  window.dispatchEvent(new PopStateEvent("popstate", { state: { key: `${key}` } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(gone).toHaveBeenCalled();
});
