import * as React from "react";
import { isPlainClick } from "../../../components/external-link/is-plain-click";
import { useHistoryState } from "../../../components/history/use-history-state";
import type { PictureLightbox } from "./lightbox";
import { LightboxError } from "./lightbox-error";
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
  const overlay = useHistoryState("picture");
  const [viewer, setViewer] = React.useState<Viewer>();
  const [failed, setFailed] = React.useState(false);

  /** Click handler of a picture's link. If the lightbox fails to load, the link is followed, unless offline. */
  const open = (event: React.MouseEvent<HTMLAnchorElement>, slug: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setFailed(false);
    const link = event.currentTarget;
    const shownSource = chosenSource(link);
    import("./lightbox").then(
      ({ PictureLightbox: Lightbox }) =>
        // A transition, so that React waits for the lazy component's style sheets.
        React.startTransition(() => {
          setViewer({ Lightbox, shownSource });
          overlay.open(slug);
        }),
      () =>
        fetch(link.href, { method: "HEAD" }).then(
          () => window.location.assign(link.href),
          () => setFailed(true),
        ),
    );
  };

  const index = pictures.findIndex(({ slug }) => slug === overlay.value);
  const lightbox = (
    <>
      {viewer && index >= 0 && (
        <viewer.Lightbox pictures={pictures} index={index} shownSource={viewer.shownSource} onClose={overlay.close} />
      )}
      {failed && <LightboxError onClose={() => setFailed(false)} />}
    </>
  );
  return { open, lightbox };
}
