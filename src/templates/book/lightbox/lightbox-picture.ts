import { withPrefix } from "gatsby";
import { imageData } from "../../../components/picture/picture";

/** A picture URL's format: the file extension, or the `fm` parameter of an image CDN. */
function formatOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "https://series.example");
  return searchParams.get("fm") ?? pathname.slice(pathname.lastIndexOf(".") + 1);
}

/**
 * A picture's srcset for the lightbox, which supports one format only: the one that the browser has chosen from the
 * page's own <picture> elements. The original comes last, for zooming in.
 *
 * @param shownSource the currentSrc of one of the page's pictures
 */
export function sourcesOf({ image, download }: Queries.GalleryPictureFragment, shownSource: string) {
  const { images, width, height } = imageData(image);
  const isChosen = (srcSet: string) => formatOf(srcSet.trim().split(/\s/)[0] ?? "") === formatOf(shownSource);
  const srcSets = [...(images.sources ?? []), images.fallback].flatMap((source) => source?.srcSet ?? []);
  const chosen = srcSets.find(isChosen) ?? images.fallback?.srcSet ?? "";
  const responsive = chosen
    .split(",")
    .filter(Boolean)
    .map((candidate) => {
      const [src = "", descriptor = ""] = candidate.trim().split(/\s+/);
      const candidateWidth = Number.parseInt(descriptor, 10);
      return { src, width: candidateWidth, height: Math.round((candidateWidth * height) / width) };
    });
  return [...responsive, { src: withPrefix(download.url), width: download.width, height: download.height }];
}
