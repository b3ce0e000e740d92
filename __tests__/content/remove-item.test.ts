/** A page goes with what only it shows, and with its place in menus. */
import { readContent } from "../../src/content/check/check-content";
import type { Entry } from "../../src/content/check/read-folder";
import { planRemoval } from "../../src/content/editing/remove-item";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

function removal(entries: readonly Entry[], typeName: string, slug: string, withItems: boolean) {
  const item = readContent(entries)
    .content.itemsOf(typeName)
    .find((one) => one.slug === slug);
  if (!item) throw new Error(`no ${slug}`);
  return planRemoval(entries, item, withItems);
}

test("a page alone stays while menus name it and items need it", () => {
  expect(removal(sampleEntries(), "Page", "roblox", false).isNeeded).toBe(true);
});

test("a page with its items goes out of the menus, and takes the items and their pictures with it", () => {
  const { files, site, problems, isNeeded } = removal(sampleEntries(), "Page", "roblox", true);
  expect(isNeeded).toBe(false);
  expect(files).toEqual(
    expect.arrayContaining(["pages/roblox.json", "free-t-shirts/bmx.json", "free-t-shirts/bmx.png"]),
  );
  expect(files.filter((file) => !/^(?:pages\/roblox|roblox-items\/|free-t-shirts\/)/.test(file))).toEqual([]);
  expect(site?.text).not.toContain('"roblox"');
  expect(problems).toEqual([]);
});

test("texts that still link to a page that goes are told", () => {
  const shop = { ...sampleValue("pages/shop.json"), intro: ["See [the shirts](/roblox)."] };
  const { problems, isNeeded } = removal(sampleWith(jsonEntry("pages/shop.json", shop)), "Page", "roblox", true);
  expect(isNeeded).toBe(false);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["data/pages/shop.json link-to-nowhere"]);
});

test("the quiz goes with its page", () => {
  const { files, isNeeded } = removal(sampleEntries(), "Page", "quiz", true);
  expect(isNeeded).toBe(false);
  expect(files).toEqual(expect.arrayContaining(["pages/quiz.json", "quiz.json"]));
});
