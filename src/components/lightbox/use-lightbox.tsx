import * as React from "react";
import { isPlainClick } from "../external-link/is-plain-click";
import { useEntry } from "../history/use-entry";
import type { PictureLightbox } from "./lightbox";
import { Lost } from "./lost";
import type { LightboxPicture } from "./slides";

interface Viewer {
  Lightbox: typeof PictureLightbox;
  shownSource: string;
}

/** The currentSrc of the link's picture, or of another one while that has not loaded. */
const chosenSource = (link: Element) =>
  [link, document]
    .flatMap((scope) => Array.from(scope.querySelectorAll<HTMLImageElement>("picture img")))
    .find(({ currentSrc }) => currentSrc)?.currentSrc ?? "";

/** State of a lightbox with these pictures. Code-split: loaded on the first click. Back closes it. */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const entry = useEntry("picture");
  const [viewer, setViewer] = React.useState<Viewer>();
  const [lost, setLost] = React.useState(false);

  /** Click handler of a picture's link. If the lightbox fails to load, the link is followed, unless offline. */
  const open = (event: React.MouseEvent<HTMLAnchorElement>, slug: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setLost(false);
    const link = event.currentTarget;
    const shownSource = chosenSource(link);
    import("./lightbox").then(
      ({ PictureLightbox: Lightbox }) =>
        // A transition, so that React waits for the lazy component's style sheets.
        React.startTransition(() => {
          setViewer({ Lightbox, shownSource });
          entry.open(slug);
        }),
      () =>
        fetch(link.href, { method: "HEAD" }).then(
          () => window.location.assign(link.href),
          () => setLost(true),
        ),
    );
  };

  const index = pictures.findIndex(({ slug }) => slug === entry.value);
  const lightbox = (
    <>
      {viewer && index >= 0 && (
        <viewer.Lightbox pictures={pictures} index={index} shownSource={viewer.shownSource} onClose={entry.close} />
      )}
      {lost && <Lost onClose={() => setLost(false)} />}
    </>
  );
  return { open, lightbox };
}
