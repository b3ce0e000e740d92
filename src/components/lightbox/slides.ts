import { withPrefix } from "gatsby";
import { imageData, type PictureFile } from "../picture/picture";

/** A picture that the lightbox can show. */
export interface LightboxPicture {
  readonly slug: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly image: PictureFile;
  readonly download: Queries.OriginalDownloadFragment;
}

/** The format of a picture as its address tells it: where a host resizes pictures, by a parameter, else by the file's name. */
function formatOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "https://series.example");
  return searchParams.get("fm") ?? pathname.slice(pathname.lastIndexOf(".") + 1);
}

/**
 * The sources of a picture for the lightbox, which knows one format only: the one that the browser has chosen for the
 * page's own pictures. The original comes last, for zooming in.
 *
 * @param shownSource the address that the browser has chosen for one of the page's pictures
 */
export function sourcesOf({ image, download }: LightboxPicture, shownSource: string) {
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
