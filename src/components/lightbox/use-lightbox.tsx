import * as React from "react";
import { isPlainClick } from "../external-link/is-plain-click";
import type { PictureLightbox } from "./lightbox";
import type { LightboxPicture } from "./slides";

interface Opened {
  Lightbox: typeof PictureLightbox;
  index: number;
  shownSource: string;
}

/** A lightbox over the page with these pictures. Its code is loaded when the first of them is opened. */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const [opened, setOpened] = React.useState<Opened>();

  /** For the click on a picture's link, which is followed if the lightbox cannot be loaded. */
  const open = (event: React.MouseEvent<HTMLAnchorElement>, slug: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const index = pictures.findIndex((picture) => picture.slug === slug);
    const shownSource = link.querySelector("img")?.currentSrc ?? "";
    import("./lightbox").then(
      // As a transition, so that React waits for the style sheets.
      ({ PictureLightbox: Lightbox }) => React.startTransition(() => setOpened({ Lightbox, index, shownSource })),
      () => window.location.assign(link.href),
    );
  };

  const lightbox = opened && (
    <opened.Lightbox
      pictures={pictures}
      index={opened.index}
      shownSource={opened.shownSource}
      onClose={() => setOpened(undefined)}
    />
  );
  return { open, lightbox };
}
