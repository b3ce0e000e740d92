/** Who made it, as the content says, on pages of words. */
import { items } from "../site-under-test";
import { at, pageAt, texts } from "./built-site";

test("a page of words with a part for people names everybody who made the books, and has no such part without them", () => {
  const people = items("people").map(({ name }) => name);
  for (const { path, template, sections } of items("pages")) {
    const part = template === "text" && sections.find(({ id }: { id: string }) => id === "people");
    if (!part) continue;
    expect(texts(at(path), "section:has(> div > #people) h3")).toEqual(people);
    if (people.length === 0 && part.text.length === 0) expect(pageAt(at(path))("#people")).toHaveLength(0);
  }
});
