import { withPrefix } from "gatsby";
import * as React from "react";
import type { Embed } from "../../content/kinds/video-embed";
import { siteOf } from "../../format";
import { language } from "../../language";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { ExternalLink } from "../external-link/external-link";
import { Icon } from "../icons/icons";
import * as styles from "./video-player.module.css";

interface VideoPlayerProps {
  title: string;
  embed: Embed;
  /** The video's page on its own site. */
  url: string;
  /** The path of a WebVTT file, for a video file. */
  captions: string | null;
  onClose: () => void;
}

/** A modal <dialog> with the video. Unmounted when closed, which stops playback. */
export function VideoPlayer({ title, embed, url, captions, onClose }: VideoPlayerProps) {
  const ref = React.useRef<HTMLDialogElement>(null);
  const titleId = React.useId();

  React.useEffect(() => ref.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div>
        <div className={styles.bar}>
          <h2 id={titleId} className={patterns.minor}>
            {title}
          </h2>
          <button className={button.small} type="button" onClick={onClose}>
            <Icon name="close" size={20} />
            Close
          </button>
        </div>
        {embed.kind === "frame" ? (
          <iframe
            className={styles.video}
            src={embed.url}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The player needs scripts and its origin's storage, but no pop-ups: the link to the video site is outside the frame.
            sandbox="allow-scripts allow-same-origin"
            // YouTube refuses embeds without a referrer; the origin is enough.
            referrerPolicy="strict-origin"
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: only videos in which somebody speaks have captions.
          <video className={styles.video} src={embed.url} title={title} controls autoPlay playsInline>
            {captions && <track kind="captions" src={withPrefix(captions)} srcLang={language()} default />}
          </video>
        )}
        <p className={styles.elsewhere}>
          Nothing to see? <ExternalLink href={url}>Watch it on {siteOf(url)}</ExternalLink>
        </p>
      </div>
    </dialog>
  );
}
