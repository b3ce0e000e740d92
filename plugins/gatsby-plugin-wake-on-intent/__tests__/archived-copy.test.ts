/** @jest-environment jsdom */
import { isAtOriginalUrl } from "../archived-copy";

beforeEach(() => {
  document.head.innerHTML = "";
});

/** Whether the page that was built for `own` takes itself to be there at this path. */
function isThere(own: string | undefined, pathname: string) {
  document.body.innerHTML = own === undefined ? "<script></script>" : `<script data-path="${own}"></script>`;
  window.history.replaceState(null, "", pathname);
  return isAtOriginalUrl();
}

test.each([
  ["/shop", "/shop"],
  ["/shop", "/shop/"],
  ["/shop", "/shop?q=1#part"],
  ["/", "/"],
  ["/prefix/", "/prefix"],
  ["/prefix/shop", "/prefix/shop"],
  ["/caf\u00e9/shop", "/caf%C3%A9/shop"],
  [undefined, "/an-address/that-is-none"],
])("the page of %s is at its own address at %s", (own, pathname) => expect(isThere(own, pathname)).toBe(true));

test.each([
  ["/shop", "/web/20261127/https://series.example/shop"],
  ["/shop", "/mirror/shop.html"],
  ["/shop", "/shop.html"],
  ["/", "/shop"],
  ["/shop", "/"],
  ["/prefix/shop", "/shop"],
  [undefined, "/%zz"],
])("the page of %s is a copy at %s", (own, pathname) => expect(isThere(own, pathname)).toBe(false));

test("a page is a copy where <base> names another site", () => {
  expect(isThere("/shop", "/shop")).toBe(true);
  document.head.innerHTML = '<base href="https://series.example/shop">';
  expect(isAtOriginalUrl()).toBe(false);
});
