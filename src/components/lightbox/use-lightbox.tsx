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

/** The address that the browser has chosen for a picture: the link's own, or another's where that has not come yet. */
const chosenSource = (link: Element) =>
  [link, document]
    .flatMap((scope) => Array.from(scope.querySelectorAll<HTMLImageElement>("picture img")))
    .find(({ currentSrc }) => currentSrc)?.currentSrc ?? "";

/** A lightbox over the page with these pictures. Its code is loaded when the first of them is opened; Back closes it. */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const entry = useEntry("picture");
  const [viewer, setViewer] = React.useState<Viewer>();
  const [lost, setLost] = React.useState(false);

  /** For the click on a picture's link. If the lightbox cannot be loaded it is followed, as long as that leads anywhere. */
  const open = (event: React.MouseEvent<HTMLAnchorElement>, slug: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setLost(false);
    const link = event.currentTarget;
    const shownSource = chosenSource(link);
    import("./lightbox").then(
      ({ PictureLightbox: Lightbox }) =>
        // As a transition, so that React waits for the style sheets.
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
