/** @jest-environment jsdom */
import { queryParameter, setQueryParameters } from "../../src/components/history/query-string";

test("a parameter that is written into the address leaves the others, the fragment and the router's own state", () => {
  window.history.replaceState({ key: "1" }, "", "/lessons?from=letter&age=8#key");
  setQueryParameters({ subject: "art & craft", age: "" });
  expect(window.location.href).toMatch(/\/lessons\?from=letter&subject=art\+%26\+craft#key$/);
  expect([queryParameter("subject"), queryParameter("age")]).toEqual(["art & craft", ""]);
  expect(window.history.state).toEqual({ key: "1" });
});
