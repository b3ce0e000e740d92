/** Compares the width of fetched images with their displayed width and `sizes` attribute. */
import { expect, type Page } from "@playwright/test";
import { ownsContent } from "./site";

interface ShownPicture {
  file: string;
  /** Widths in physical pixels: of the fetched file, needed at this device pixel ratio, and offered by the srcset. */
  fetched: number;
  needed: number;
  /** The most that this device pixel ratio shows. */
  useful: number;
  offered: number[];
  /** The width in physical pixels that `sizes` states. */
  promised: number;
  /** Whether it covers a box whose height makes it wider than the box. */
  isCropped: boolean;
}

/** Loads all images of the page, lazy ones included, and measures them. */
function pictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    // As after the first scroll (scrolled-script.ts): the size of a picture that content-visibility skips takes a layout each.
    document.documentElement.dataset.scrolled = "";
    const all = [...document.querySelectorAll<HTMLImageElement>("picture > img")].filter(
      (image) => image.clientWidth > 0,
    );
    for (const image of all) image.loading = "eager";
    while (!all.every(({ complete }) => complete)) await new Promise((resolve) => setTimeout(resolve, 20));
    return all.map((image) => {
      const { currentSrc, naturalWidth, naturalHeight } = image;
      const candidates = [...(image.parentElement?.querySelectorAll<HTMLImageElement>("source, img") ?? [])]
        .map(({ srcset }) => srcset.split(/,\s*/).map((candidate) => candidate.trim().split(" ") as [string, string]))
        .find((list) => list.some(([url]) => new URL(url, location.href).href === currentSrc));
      const widths = (candidates ?? []).map(([url, width]) => ({ url, width: Number.parseInt(width, 10) }));
      // The content box; object-fit: cover draws wider than a box of another aspect ratio.
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(image);
      const width = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const height = image.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const drawn = objectFit === "cover" ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
      // The `sizes` of phones, which some pictures have on tablets too, cap the device pixel ratio (sizes.ts).
      const needed = drawn * Math.min(devicePixelRatio, image.fetchPriority === "high" ? 1.7 : 1.3);
      const useful = innerWidth < 640 ? needed : drawn * devicePixelRatio;
      return {
        file: new URL(currentSrc).pathname.replace(/^.*\//, ""),
        fetched: widths.find(({ url }) => new URL(url, location.href).href === currentSrc)?.width ?? 0,
        needed: Math.round(needed),
        useful: Math.round(useful),
        offered: widths.map(({ width }) => width).sort((a, b) => a - b),
        // With width descriptors, naturalWidth is the width that `sizes` states.
        promised: Math.round(naturalWidth * devicePixelRatio),
        isCropped: drawn > width,
      };
    });
  });
}

const isTooWide = ({ fetched, useful, offered }: ShownPicture) => {
  // `sizes` are rounded to a tenth of a vw.
  const nextStep = offered.find((offer) => offer >= useful * 1.02) ?? 0;
  return fetched > Math.max(useful * 1.3, nextStep);
};

/**
 * Asserts that no image is much larger than displayed, and that no `sizes` states less than the displayed width.
 * A box as high as the text beside it is asked of the fixture site alone: data/ may have a longer one.
 */
export async function expectFittingPictures(page: Page) {
  // Once more until they are chosen anew: right after print was emulated, the widths were those of a wide screen's `sizes`.
  await expect(async () => {
    const all = await pictures(page);
    const judged = all.filter(({ isCropped }) => ownsContent || !isCropped);
    // Browsers reuse a larger cached file of the same srcset.
    const isThereAnyway = ({ file, fetched }: ShownPicture) =>
      all.some((other) => other.file === file && other.fetched >= fetched && !isTooWide(other));
    expect(judged.filter((picture) => isTooWide(picture) && !isThereAnyway(picture))).toEqual([]);
    expect(judged.filter(({ promised, needed }) => promised < needed * 0.9)).toEqual([]);
  }).toPass();
}
