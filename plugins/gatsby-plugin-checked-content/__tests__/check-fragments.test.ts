import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonEntry, sampleValue, sampleWith } from "../../../__tests__/content/sample";
import { temporaryFolder } from "../../../__tests__/temporary-folder";
import { readContent } from "../../../src/content/check/check";
import { fragmentLinks } from "../check/links";
import { checkFragments } from "../check-fragments";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** What is warned of where the questions' page links to a part of the quiz, which content alone does not tell. */
function warnings(address: string): string[] {
  mkdirSync(path.join(folder, "which-traveller"));
  writeFileSync(
    path.join(folder, "which-traveller/index.html"),
    '<main id="main"><article class="a" id="finn"></article></main>',
  );
  const asked = "questions/how-old.json";
  const entries = sampleWith(jsonEntry(asked, { ...sampleValue(asked), answer: [`See [the quiz](${address}).`] }));
  const { content } = readContent(entries.filter(({ path: file }) => !/^pages\/(?!quiz|home)/.test(file)));
  const warn = jest.fn();
  checkFragments(content, { warn }, folder);
  return warn.mock.calls.map(([report]) => report);
}

test("a link to a part that its page has is right", () => {
  expect(warnings("/which-traveller#finn")).toEqual([]);
});

test("a link to a part that is not there is told with its file and field, and the nearest part is proposed", () => {
  const [report] = warnings("/which-traveller#fin");
  expect(report).toContain("data/questions/how-old.json");
  expect(report).toContain("answer (1st)");
  expect(report).toContain('The page /which-traveller has no part "#fin"');
  expect(report).toContain('Did you mean "/which-traveller#finn"?');
});

test("a link to a part is looked up on the page that shows the text, where it names no other", async () => {
  const shop = "pages/shop.json";
  const { content } = readContent(
    sampleWith(jsonEntry(shop, { ...sampleValue(shop), intro: ["Look at [the hoodie](#hoodie)."] })),
  );
  expect(fragmentLinks(content)).toContainEqual({
    place: expect.objectContaining({ file: `data/${shop}`, field: "intro (1st)" }),
    page: expect.objectContaining({ path: "/shop" }),
    id: "hoodie",
  });
  const answer = {
    ...sampleValue("questions/how-old.json"),
    answer: ["See [below](#how-much) and [the shop](/shop#hoodie)."],
  };
  const { content: asked } = readContent(sampleWith(jsonEntry("questions/how-old.json", answer)));
  expect(fragmentLinks(asked).map(({ page, id }) => `${page.path}#${id}`)).toEqual(
    expect.arrayContaining(["/questions#how-much", "/shop#hoodie"]),
  );
  const { content: drafted } = readContent([...sampleWith(), jsonEntry("questions/_how-now.json", answer)]);
  expect(fragmentLinks(drafted)).toEqual([]);
});
