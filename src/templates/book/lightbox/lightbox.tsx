import captionsStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!yet-another-react-lightbox/plugins/captions.css";
import lightboxStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!yet-another-react-lightbox/styles.css";
import { withPrefix } from "gatsby";
import * as React from "react";
import Lightbox, { useLightboxState } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { Icon } from "../../../components/icons/icons";
import { NameLinks } from "../../../components/in-the-story/name-links";
import { formatFile } from "../../../format";
import * as styles from "./lightbox.module.css";
import { pictureAttribute, pictureDialog, stageAttribute } from "./open-lightbox";
import { sourcesOf } from "./lightbox-picture";

/** The currentSrc of a picture that the page has loaded. */
const chosenSource = () =>
  [...document.querySelectorAll<HTMLImageElement>(`[${pictureAttribute}] img`)].find(({ currentSrc }) => currentSrc)
    ?.currentSrc ?? "";

interface PictureLightboxProps {
  pictures: readonly Queries.GalleryPictureFragment[];
  /** The index of the first picture to show. */
  index: number;
}

/** What React adds to the dialog that is open: yet-another-react-lightbox, loaded with the first picture. */
export function PictureLightbox({ pictures, index }: PictureLightboxProps) {
  const [shownSource] = React.useState(chosenSource);
  const slides = React.useMemo(
    () =>
      pictures.map((picture) => ({
        src: withPrefix(picture.download.url),
        srcSet: sourcesOf(picture, shownSource),
        width: picture.download.width,
        height: picture.download.height,
        alt: picture.alt,
        description: (
          <>
            <strong>{picture.title}.</strong> {picture.caption}{" "}
            {picture.characters && picture.characters.length > 0 && (
              <>
                With <NameLinks links={picture.characters} />.{" "}
              </>
            )}
            {formatFile(picture.download)}
          </>
        ),
      })),
    [pictures, shownSource],
  );
  React.useEffect(replaceStage, []);
  return (
    <>
      {[lightboxStyles, captionsStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="lightbox" />
      ))}
      <Lightbox
        open
        className={styles.lightbox}
        slides={slides}
        index={index}
        close={() => pictureDialog()?.close()}
        plugins={[Captions, Zoom]}
        // The dialog is there already, and keeps the focus.
        animation={{ fade: 0 }}
        noScroll={{ disabled: true }}
        portal={{ root: pictureDialog, container: { role: "group", "aria-modal": undefined } }}
        carousel={{ preload: 1 }}
        on={{ view: (shown) => shown.index !== index && hideStage() }}
        captions={{ descriptionMaxLines: 6 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        toolbar={{ buttons: [<DownloadOriginal key="download" pictures={pictures} />, "close"] }}
        render={{ iconError: MissingPicture }}
        labels={{ Lightbox: "Pictures of the book", "Photo gallery": "Pictures" }}
      />
    </>
  );
}
const hideStage = () => pictureDialog()?.querySelector(`[${stageAttribute}]`)?.setAttribute("hidden", "");

/** The picture that the dialog shows stays below the lightbox's own until that has loaded, or has failed to. */
function replaceStage() {
  const dialog = pictureDialog();
  const settled = ({ target }: Event) => {
    if ((target as Element).closest(".yarl__slide_current")) hideStage();
  };
  for (const event of ["load", "error"]) dialog?.addEventListener(event, settled, true);
  return () => {
    for (const event of ["load", "error"]) dialog?.removeEventListener(event, settled, true);
  };
}

/** Fallback for a picture that failed to load: its text alternative. */
function MissingPicture() {
  const { currentSlide } = useLightboxState();
  return (
    <p className={styles.missing}>
      This picture did not come. {currentSlide && "alt" in currentSlide ? currentSlide.alt : ""}
    </p>
  );
}

/** A real link rather than the library's download button: it offers the browser's context menu. */
function DownloadOriginal({ pictures }: Pick<PictureLightboxProps, "pictures">) {
  const download = pictures[useLightboxState().currentIndex]?.download;
  if (!download) return null;
  return (
    <a
      className="yarl__button"
      href={withPrefix(download.url)}
      download={download.fileName}
      title="Download the original"
      aria-label="Download the original"
    >
      <Icon name="download" size={32} />
    </a>
  );
}
