/** Addresses that look right and are not. */
import { lookAlike } from "../model/look-alikes";
import { addressInCode, addressTrouble } from "../model/web-address";

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
  expect(lookAlike(new URL(address).hostname)?.read).toBe(read);
  expect(addressTrouble(address)).toContain(read);
});

test.each([
  "https://www.amazon.co.uk/dp/1",
  "https://bücher.de/x",
  "https://www.københavn.dk",
  "https://книги.рф",
  "https://www.лабиринт.ru",
  "https://βιβλία.gr",
  "https://本屋.jp",
  "https://corner-books.example",
  "https://www.1984books.com",
])("%s is what it looks like", (address) => expect(addressTrouble(address)).toBeUndefined());

test("a good address is still good after all those of a long series", () => {
  const troubles = Array.from({ length: 20_000 }, () => addressTrouble("https://bücher.de/x"));
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
