/** @jest-environment jsdom */
import { guardNavigation, noteShown } from "../offline-navigation";

test("of two links that were pressed the later is followed, though the page of the other comes last", async () => {
  const navigate = jest.fn();
  const come: ((page: object) => void)[] = [];
  const loadPage = () => new Promise((resolve) => come.push(resolve));
  const gatsby = Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
  guardNavigation();
  gatsby.___navigate("/shop");
  gatsby.___navigate("/music");
  for (const resolve of come.reverse()) resolve({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate.mock.calls).toEqual([["/music", undefined]]);
});

test("where a page's data do not come but the site answers, its document is opened, in place of this entry for a redirect", async () => {
  const ways = { ___push: jest.fn(), ___replace: jest.fn() };
  Object.assign(window, { ...ways, ___loader: { loadPage: async () => undefined }, fetch: async () => ({ ok: true }) });
  guardNavigation();
  const { ___push, ___replace } = window as unknown as typeof ways;
  const entries = history.length;
  await ___push("/#a");
  expect([location.hash, history.length]).toEqual(["#a", entries + 1]);
  await ___replace("/#b");
  expect([location.hash, history.length]).toEqual(["#b", entries + 1]);
});

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
