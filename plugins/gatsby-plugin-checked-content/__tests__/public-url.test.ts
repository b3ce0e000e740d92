/** Addresses that look right and are not. */
import { album } from "../../../src/content/kinds/album";
import { merchItem } from "../../../src/content/kinds/merch-item";
import { robloxItem } from "../../../src/content/kinds/roblox-item";
import { site } from "../../../src/content/kinds/site";
import { video } from "../../../src/content/kinds/video";
import { suggestLink } from "../check/coerce-values";
import { homoglyphOf } from "../model/homoglyphs";
import { addressInCode, urlProblem } from "../model/public-url";

test.each([
  ["https://www.аmazon.co.uk/x", "www.amazon.co.uk"],
  ["https://www.xn--mazon-3ve.com/x", "www.amazon.com"],
  ["https://аррӏе.com", "apple.com"],
  ["https://www.wɑterstones.com", "www.waterstones.com"],
  ["https://bοοkshop.org", "bookshop.org"],
  ["https://amaz0n.com", "amazon.com"],
  ["https://arnazon.com", "amazon.com"],
  ["https://amazọn.com", "amazon.com"],
  ["https://waterstоnes.com", "waterstones.com"],
])("%s only looks like %s", (address, read) => {
  expect(homoglyphOf(new URL(address).hostname)?.read).toBe(read);
  expect(urlProblem(address)).toContain(read);
});

test.each([
  "https://www.amazon.co.uk/dp/1",
  "https://bücher.de/x",
  "https://www.københavn.dk",
  "https://книги.рф",
  "https://сорока.рф/x",
  "https://www.лабиринт.ru",
  "https://βιβλία.gr",
  "https://本屋.jp",
  "https://corner-books.example",
  "https://www.1984books.com",
  "https://en.wikipedia.org/wiki/Once_Upon_a_Time...",
  "https://git.example/compare/v1...v2",
])("%s is what it looks like", (address) => expect(urlProblem(address)).toBeUndefined());

test("a good address is still good after all those of a long series", () => {
  const troubles = Array.from({ length: 20_000 }, () => urlProblem("https://bücher.de/x"));
  expect(troubles.findIndex((trouble) => trouble !== undefined)).toBe(-1);
});

test.each([
  [
    '<form action="https://a.example/post?u=5f&amp;id=1a" method="post" id="mc-embedded">',
    "https://a.example/post?u=5f&id=1a",
  ],
  ["<iframe style='x' width=540 src='https://a.example/serve/x'></iframe>", "https://a.example/serve/x"],
  ["https://a.example/post?u=5f&#038;id=1a", "https://a.example/post?u=5f&id=1a"],
])("of %s the address is meant", (code, address) => expect(addressInCode(code)).toBe(address));

test.each([
  ["https://shop.example/?q=a&quot;b", "&quot;"],
  ["https://www.amazon.co.uk/Discovery-Quan…/dp/B0CN12", "left out"],
  ["https://www.amazon.co.uk/Discovery-Quan...", "left out"],
  ["https://shop.example/hoodie.", "at its end"],
  ["https://shop.example/hoodie)", "at its end"],
  ["https://www.google.com/url?sa=t&url=https%3A%2F%2Fshop.example%2Fhoodie", "by way of www.google.com"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fshop.example&h=AT0", "by way of l.facebook.com"],
  ["https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fshop.example&data=05", "by way of eur01"],
  ["https://shop.example/hoodie?fbclid=IwAR0", "who copied it"],
  ["https://bit.ly/3xYz", "take the address that you arrive at"],
  ["https://www.tinyurl.com/raptor", "take the address that you arrive at"],
  ["https://amzn.to/3xYz", "take the address that you arrive at"],
  ["https://admin.shopify.com/store/saltmarrow/products/1", "signed in"],
  ["https://studio.youtube.com/video/dQw4w9WgXcQ/edit", "signed in"],
  ["https://us21.admin.mailchimp.com/audience/forms", "signed in"],
  ["https://app.kit.com/designers/forms/123456/edit", "signed in"],
  ["https://docs.google.com/document/d/1aB/edit?usp=sharing", "signed in"],
  ["https://saltmarrow.example/wp-admin/post.php?post=1", "signed in"],
  ["https://amzn.asia/d/1", "take the address that you arrive at"],
  ["https://vm.tiktok.com/Z1", "take the address that you arrive at"],
  ["https://urldefense.proofpoint.com/v2/url?u=https-3A__shop.example", "take the address that you arrive at"],
  ["https://shop-example.translate.goog/x", "take the address that you arrive at"],
  ["https://author.amazon.com/books/1", "signed in"],
  ["https://shop.example/account/orders/12", "signed in"],
  ["https://shop.example/login", "signed in"],
  ["https://www.amazon.co.uk/s?k=discovery", "a search"],
  ["https://www.google.com/search?q=discovery", "a search"],
  ["https://www.amazon.co.uk/gp/cart/view.html", "a basket"],
  ["https://shop.example/cart", "a basket"],
  ["https://m.media-amazon.com/images/I/81x.jpg", "a picture's file"],
  ["https://shop.example/p?preview=true&preview_key=1", "a preview"],
  ["https://shop.local/", "no public site"],
  ["https://shop..example/", "no public site"],
])("%s is refused", (address, why) => expect(urlProblem(address)).toContain(why));

test.each([
  "https://en.wikipedia.org/wiki/Mars_(planet)",
  "https://web.archive.org/web/2024/https://shop.example/",
  "https://shop.example/hoodie?ref=newsletter&utm_source=site&copy=2",
  "https://sites.google.com/view/saltmarrow?url=hoodie",
  "https://app.kit.com/forms/123456/subscriptions",
  "https://docs.google.com/forms/d/e/1aB/viewform",
  "https://create.example/admin-raptor",
  "https://saltmarrow.example/cart/40123456789:1",
  "https://dashboard.example/portal",
  "https://shop.example/login/the-book",
  "https://en.wikipedia.org/wiki/Help!",
  "https://www.youtube.com/playlist?list=PL1&t=3",
  "https://forum.example/x?qid=1&s=2&si=3",
])("%s is taken", (address) => expect(urlProblem(address)).toBeUndefined());

const shop = merchItem.shape.url;

test.each([
  ["https://shop.example/?a=1&amp;amp;b=2", shop, "https://shop.example/?a=1&b=2"],
  ["[Shop](https://shop.example/a).", shop, "https://shop.example/a"],
  ["<https://shop.example/a>", shop, "https://shop.example/a"],
  ["https://shop.example/a,", shop, "https://shop.example/a"],
  ["https://shop.example/a?x=1&fbclid=IwAR0", shop, "https://shop.example/a?x=1"],
  ["https://l.facebook.com/l.php?u=https%3A%2F%2Fshop.example%2Fa%3Ffbclid%3D1", shop, "https://shop.example/a"],
  ["https://open.spotify.com/album/1?si=abc", shop, "https://open.spotify.com/album/1"],
  ["https://www.tiktok.com/@a/video/1?_t=8&_r=1", shop, "https://www.tiktok.com/@a/video/1"],
  ["https://x.com/a/status/1?s=46&t=abc", shop, "https://x.com/a/status/1"],
  ["https://www.amazon.co.uk/dp/1?crid=1&dib=2&keywords=a&qid=1&sr=8-1", shop, "https://www.amazon.co.uk/dp/1"],
  ["https://www.etsy.com/listing/1?click_key=1&click_sum=2", shop, "https://www.etsy.com/listing/1"],
  ["https://www.instagram.com/p/x?igsh=MWx&utm_source=qr", shop, "https://www.instagram.com/p/x"],
  ["https://www.amazon.co.uk/s?k=discovery", shop, undefined],
  ["https://shop.example@other.example/", shop, undefined],
  ["https://shop.example/a\\b", shop, "https://shop.example/a/b"],
  ["HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ", video.shape.url, "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["https://studio.youtube.com/video/dQw4w9WgXcQ/edit", video.shape.url, "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["https://player.vimeo.com/video/123456789", video.shape.url, "https://vimeo.com/123456789"],
  ["https://www.youtube.com/playlist?list=PL123", video.shape.url, undefined],
  [
    "spotify:album:4aawyAB9vmqN3uQ7FjRGTy",
    album.shape.embedUrl,
    "https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy",
  ],
  ["https://music.apple.com/gb/album/x/1", album.shape.embedUrl, "https://embed.music.apple.com/gb/album/x/1"],
  ["https://roblox.com/de/catalog/123/Black/", robloxItem.shape.url, "https://www.roblox.com/catalog/123/Black"],
  ["https://series.example/home", site.shape.url, "https://series.example"],
])("by %s in a field of that kind is meant what it leads to", (written, field, meant) =>
  expect(suggestLink(written, field)).toBe(meant),
);
