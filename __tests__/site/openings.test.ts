/** What pages open on: the picture that their content names. */
import { addressesOf, items } from "../site-under-test";
import { at, pageAt } from "./built-site";

interface PageWithScene {
  path: string;
  scene: { alt: string; focus?: { x: number; y: number } };
}

/**
 * Those of home, of the ages, of the quiz and of the search open on the thing itself, words on somebody who stands beside them;
 * their scenes lead to them from elsewhere.
 */
const withScene: PageWithScene[] = items("pages").filter(
  ({ scene, cutout, template }) =>
    scene && !["home", "ages", "find", "quiz"].includes(template) && !(template === "words" && cutout),
);

/** The page of the ages opens on their line: its scene is for tiles and sheets of paper. */
const opensOnOther = addressesOf("ages");

test("a page with a picture to open on opens on it, fetched at once in the cut that the screen needs", () => {
  for (const { path, scene } of withScene.filter(({ path }) => !opensOnOther.includes(at(path)))) {
    const page = pageAt(at(path));
    const first = page("main picture").first();
    const { alt, loading, style } = first.find("img")[0]?.attribs ?? {};
    expect([path, alt]).toEqual([path, scene.alt]);
    expect([path, loading]).not.toEqual([path, "lazy"]);
    if (scene.focus) expect([path, style]).toEqual([path, `object-position:${scene.focus.x}% ${scene.focus.y}%`]);

    const cuts = first
      .find("source")
      .toArray()
      .map(({ attribs }) => ({ media: attribs.media, srcset: attribs.srcset, sizes: attribs.sizes }));
    const preloads = page('head link[rel="preload"][as="image"]')
      .toArray()
      .map(({ attribs }) => ({ media: attribs.media, srcset: attribs.imagesrcset, sizes: attribs.imagesizes }));
    expect([path, cuts.length]).toEqual([path, 2]);
    expect([path, preloads]).toEqual([path, cuts]);
  }
});

test("the first tile of Find and the newest of What's new are fetched at once, where no picture stands above them", () => {
  const firsts = { find: "#looked-for ~ ul > li:first-child", "whats-new": "main ul > li:first-child" };
  for (const [template, first] of Object.entries(firsts)) {
    for (const address of addressesOf(template)) {
      if (pageAt(address)("main picture").first().closest(first).length === 0) continue;
      expect([address, pageAt(address)(`${first} img[loading=lazy]`).length]).toEqual([address, 0]);
    }
  }
});

test("lessons and sheets to print do not repeat the picture of the page above them", () => {
  const below = ["lesson", "lessons-print", "ages-poster", "ages-questions", "press"].flatMap(addressesOf);
  for (const address of below) {
    const alts = pageAt(address)("main picture img").toArray();
    for (const { path, scene } of withScene.filter(({ path }) => address.startsWith(`${at(path)}/`))) {
      expect([address, path, alts.map(({ attribs }) => attribs.alt)]).not.toContainEqual(
        expect.arrayContaining([scene.alt]),
      );
    }
  }
});

test("a page's or a book's cut-out stands on its page, with its words for those who cannot see it", () => {
  const shown = [...items("pages"), ...items("books")].filter(({ cutout, template }) => cutout && template !== "home");
  for (const { path, cutout } of shown) {
    const alts = pageAt(at(path))("main picture img").toArray();
    expect([path, alts.map(({ attribs }) => attribs.alt)]).toEqual([path, expect.arrayContaining([cutout.alt])]);
  }
});
