import captionsStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!yet-another-react-lightbox/plugins/captions.css";
import lightboxStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!yet-another-react-lightbox/styles.css";
import { withPrefix } from "gatsby";
import * as React from "react";
import Lightbox, { type ControllerRef, useLightboxState } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { Icon } from "../../../components/icons/icons";
import { NameLinks } from "../../../components/in-the-story/name-links";
import { formatFile } from "../../../format";
import * as styles from "./lightbox.module.css";
import { type LightboxPicture, sourcesOf } from "./slides";

interface PictureLightboxProps {
  pictures: readonly LightboxPicture[];
  /** The index of the first picture to show. */
  index: number;
  /** The currentSrc of one of the page's pictures (see sourcesOf). */
  shownSource: string;
  onClose: () => void;
}

/** A full-screen lightbox (yet-another-react-lightbox), loaded on the first click. */
export function PictureLightbox({ pictures, index, shownSource, onClose }: PictureLightboxProps) {
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
  const controller = React.useRef<ControllerRef>(null);
  React.useEffect(() => {
    // Focus trap: the library's key handlers need the focus inside, and Tab would leave it after the last button.
    const keepFocus = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget && document.hasFocus()) controller.current?.focus();
    };
    document.addEventListener("focusout", keepFocus);
    return () => document.removeEventListener("focusout", keepFocus);
  }, []);
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
        close={onClose}
        plugins={[Captions, Zoom]}
        carousel={{ preload: 1 }}
        captions={{ descriptionMaxLines: 6 }}
        controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
        toolbar={{ buttons: [<DownloadOriginal key="download" pictures={pictures} />, "close"] }}
        render={{ iconError: MissingPicture }}
        labels={{ Lightbox: "Picture viewer", "Photo gallery": "Pictures" }}
      />
    </>
  );
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
