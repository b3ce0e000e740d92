/** What pages open on: the picture that their content names. */
import { items } from "../site-under-test";
import { at, pageAt } from "./built-site";

interface PageWithScene {
  path: string;
  scene: { alt: string; focus?: { x: number; y: number } };
}

const withScene: PageWithScene[] = items("pages").filter(({ scene }) => scene);

test("a page with a picture to open on opens on it, fetched at once in the cut that the screen needs", () => {
  for (const { path, scene } of withScene) {
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
