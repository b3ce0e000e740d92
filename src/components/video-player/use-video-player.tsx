import * as React from "react";
import { mayLeadNowhere, pressIfOnline } from "../../../plugins/gatsby-plugin-wake-on-intent";
import { embedFor } from "../../content/kinds/video-embed";
import { isPlainClick } from "../external-link/is-plain-click";
import { useHistoryState } from "../history/use-history-state";
import { VideoPlayer } from "./video-player";

type Video = Pick<Queries.VideoCardFragment, "slug" | "title" | "url" | "captions">;

/** True if the browser has <dialog> and the video can be embedded. */
const canPlay = (url: string) => "showModal" in document.createElement("dialog") && embedFor(url) !== undefined;

/**
 * The page's one pop-up player. While it is open, the URL has the video's fragment: it can be shared, and Back closes
 * the player. Loading such a URL scrolls to the video's card but plays nothing: no third-party request before a click.
 */
export function useVideoPlayer(videos: readonly Video[]) {
  const overlay = useHistoryState("video");
  const opener = React.useRef<HTMLElement>(null);
  const playing = videos.find(({ slug }) => slug === overlay.value);

  React.useEffect(() => {
    if (playing) return () => opener.current?.focus({ preventScroll: true });
  }, [playing]);

  /** Click handler; follows the link where the video cannot be embedded. */
  const play = (event: React.MouseEvent<HTMLElement>, video: Pick<Video, "slug" | "url">) => {
    if (!isPlainClick(event) || !canPlay(video.url)) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    if (mayLeadNowhere(link)) {
      pressIfOnline(link);
      return;
    }
    opener.current = event.currentTarget;
    overlay.open(video.slug, `#${video.slug}`);
  };

  const embed = playing && embedFor(playing.url);
  const player = playing && embed && (
    <VideoPlayer
      key={playing.slug}
      title={playing.title}
      embed={embed}
      url={playing.url}
      captions={playing.captions}
      onClose={overlay.close}
    />
  );
  return { play, player };
}
