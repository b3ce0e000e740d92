/** How wide the pictures are that a page fetches, against how wide it shows them. */
import { expect, type Page } from "@playwright/test";

interface ShownPicture {
  file: string;
  /** Pixels across: of the file, of what this screen needs to show it sharp, and of the files on offer. */
  fetched: number;
  needed: number;
  offered: number[];
  /** The pixels across that the `sizes` attribute asks for on this screen. */
  promised: number;
}

/** Fetches every picture of the page, in view or not, and measures it. */
function pictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
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
      // The box without its padding; a picture that covers its box is drawn wider than a box of another shape.
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(image);
      const width = image.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const height = image.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const drawn = objectFit === "cover" ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
      // A phone's pixels are too small for more: see dense-sizes.ts.
      const needed = drawn * Math.min(devicePixelRatio, image.fetchPriority === "high" ? 1.7 : 1.3);
      return {
        file: new URL(currentSrc).pathname.replace(/^.*\//, ""),
        fetched: widths.find(({ url }) => new URL(url, location.href).href === currentSrc)?.width ?? 0,
        needed: Math.round(needed),
        offered: widths.map(({ width }) => width).sort((a, b) => a - b),
        // A browser's idea of a picture's own width is what `sizes` says.
        promised: Math.round(naturalWidth * devicePixelRatio),
      };
    });
  });
}

const isTooWide = ({ fetched, needed, offered }: ShownPicture) => {
  const nextStep = offered.find((offer) => offer >= needed) ?? 0;
  return fetched > Math.max(needed * 1.3, nextStep);
};

/** No picture of the page is much wider than can be seen, and none is promised narrower. */
export async function expectFittingPictures(page: Page) {
  const all = await pictures(page);
  // A page may show one picture large and small: browsers rather take the wider file, which they hold already.
  const isThereAnyway = ({ file, fetched }: ShownPicture) =>
    all.some((other) => other.file === file && other.fetched >= fetched && !isTooWide(other));
  expect(all.filter((picture) => isTooWide(picture) && !isThereAnyway(picture))).toEqual([]);
  expect(all.filter(({ promised, needed }) => promised < needed * 0.9)).toEqual([]);
}
