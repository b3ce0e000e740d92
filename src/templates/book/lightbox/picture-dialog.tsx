import * as React from "react";
import * as button from "../../../components/button/button.module.css";
import { Icon } from "../../../components/icons/icons";
import { InlineScript } from "../../../components/inline-script/inline-script";
import { Unhydrated } from "../../../components/unhydrated/unhydrated";
import type { PictureLightbox } from "./lightbox";
import {
  closeAttribute,
  dialogAttribute,
  openedEvent,
  pictureDialog,
  slugInHistory,
  stageAttribute,
  wordsAttribute,
} from "./open-lightbox";
import openLightbox from "./open-lightbox.inline";
import * as styles from "./picture-dialog.module.css";

/**
 * The dialog that shows a picture large, at once and asleep; once React and the lightbox are there, they go on in it,
 * with Previous, Next and Zoom. Where they do not come, it stays as it is.
 */
export function PictureDialog({ pictures }: { pictures: readonly Queries.GalleryPictureFragment[] }) {
  const [slug, setSlug] = React.useState<string>();
  const [Lightbox, setLightbox] = React.useState<typeof PictureLightbox>();

  React.useEffect(() => {
    const follow = () => setSlug(pictureDialog()?.open ? slugInHistory() : undefined);
    follow();
    for (const event of [openedEvent, "popstate"]) window.addEventListener(event, follow);
    return () => {
      for (const event of [openedEvent, "popstate"]) window.removeEventListener(event, follow);
    };
  }, []);

  React.useEffect(() => {
    if (!slug || Lightbox) return;
    import(/* webpackChunkName: "lightbox" */ "./lightbox").then(
      // A transition, so that React waits for its style sheets.
      ({ PictureLightbox }) => React.startTransition(() => setLightbox(() => PictureLightbox)),
      () => undefined,
    );
  }, [slug, Lightbox]);

  const index = pictures.findIndex((picture) => picture.slug === slug);
  return (
    <>
      <Unhydrated name="pictures">
        <dialog className={styles.dialog} aria-label="Picture viewer" hidden {...{ [dialogAttribute]: true }}>
          <div className={styles.bar}>
            <button className={button.small} type="button" data-works-asleep {...{ [closeAttribute]: true }}>
              <Icon name="close" size={20} />
              Close
            </button>
          </div>
          <div className={styles.stage} {...{ [stageAttribute]: true }} />
          <div className={styles.below}>
            <p role="alert" hidden>
              The big picture did not come. Are you still online?
            </p>
            <div className={styles.words} {...{ [wordsAttribute]: true }} />
          </div>
        </dialog>
      </Unhydrated>
      <InlineScript script={openLightbox} />
      {Lightbox && index >= 0 && <Lightbox pictures={pictures} index={index} />}
    </>
  );
}
