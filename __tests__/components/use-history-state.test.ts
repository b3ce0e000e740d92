/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { pushEntry } from "../../src/components/history/push-entry";
import { setQueryParameters } from "../../src/components/history/query-string";
import { useHistoryState } from "../../src/components/history/use-history-state";

test("an overlay that is closed twice at once goes back by one entry, stays on its page, and is opened again by Forward", () => {
  // The browser goes back in a task of its own; until then the entry is still there.
  const back = jest.spyOn(window.history, "back").mockImplementation(() => {});
  const { result } = renderHook(() => useHistoryState("overlay"));
  act(() => result.current.open("open"));
  act(() => result.current.close());
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(1);

  const arrive = (state: object) => {
    window.history.replaceState(state, "");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  };
  arrive({});
  arrive({ overlay: "open" });
  expect(result.current.value).toBe("open");
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(2);
});

test("an overlay's entry keeps the router's own state, by which Back is known for no navigation", () => {
  window.history.replaceState({ key: "1" }, "");
  const { result } = renderHook(() => useHistoryState("overlay"));
  act(() => result.current.open("open"));
  expect(window.history.state).toEqual({ key: "1", overlay: "open" });
});

test("a browser that takes no more history entries, as WebKit after a hundred in half a minute, stops neither an overlay nor a search", () => {
  for (const way of ["pushState", "replaceState"] as const)
    jest.spyOn(window.history, way).mockImplementation(() => {
      throw new DOMException("Too many calls.", "SecurityError");
    });
  expect(() => pushEntry("video", "x")).not.toThrow();
  expect(() => setQueryParameters({ q: "pip" })).not.toThrow();
  jest.restoreAllMocks();
});
