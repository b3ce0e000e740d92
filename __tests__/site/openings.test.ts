/** What pages open on: the picture that their content names. */
import { items } from "../site-under-test";
import { at, pageAt } from "./built-site";

interface PageWithScene {
  path: string;
  scene: { alt: string; focus?: { x: number; y: number } };
}

const withScene: PageWithScene[] = items("pages").filter(({ scene }) => scene);

test("there are pages that open on a picture", () => {
  expect(withScene).not.toEqual([]);
});

test.each(withScene)(
  "$path opens on its picture, fetched at once in the cut that the screen needs",
  ({ path, scene }) => {
    const page = pageAt(at(path));
    const first = page("main picture").first();
    expect(first.find("img").attr("alt")).toBe(scene.alt);
    expect(first.find("img").attr("loading")).not.toBe("lazy");
    if (scene.focus)
      expect(first.find("img").attr("style")).toBe(`object-position:${scene.focus.x}% ${scene.focus.y}%`);

    const cuts = first
      .find("source")
      .toArray()
      .map(({ attribs }) => ({ media: attribs.media, srcset: attribs.srcset, sizes: attribs.sizes }));
    const preloads = page('head link[rel="preload"][as="image"]')
      .toArray()
      .map(({ attribs }) => ({ media: attribs.media, srcset: attribs.imagesrcset, sizes: attribs.imagesizes }));
    expect(cuts).toHaveLength(2);
    expect(preloads).toEqual(cuts);
  },
);
