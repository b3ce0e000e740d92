/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://series-example.translate.goog/shop"}
 */
import { isAtOriginalUrl } from "../archived-copy";

test("a page is a copy at Google Translate's proxy, which keeps its path", () => {
  document.body.innerHTML = '<script data-path="/shop"></script>';
  expect(isAtOriginalUrl()).toBe(false);
});
