/** What journalists and bloggers come for, on one page. */
import { addressesOf, items } from "../site-under-test";
import { mainText, pageAt } from "./built-site";

test("the page for the press has the pack, what each book is about and its cover, and a way to every portrait", () => {
  for (const press of addressesOf("press")) {
    const $ = pageAt(press);
    expect($("main a[download][href$='.zip']")).toHaveLength(1);
    for (const { hook, coverAlt, readingAge } of items("books")) {
      expect(mainText(press)).toContain(hook);
      expect(mainText(press)).toContain(`${readingAge.from} to ${readingAge.to}`);
      expect($("main img").filter((_, { attribs }) => attribs.alt === coverAlt)).toHaveLength(1);
    }
    for (const address of addressesOf("character"))
      expect([address, $(`main a[href="${address}"]`).length]).toEqual([address, 1]);
  }
});
