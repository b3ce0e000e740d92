import * as React from "react";
import { embedFor } from "../../content/kinds/video-embed";
import { isPlainClick } from "../external-link/is-plain-click";
import { VideoPlayer } from "./video-player";

interface Video {
  readonly slug: string;
  readonly title: string;
  readonly url: string;
}

/**
 * The page's one pop-up player. While it is open, the address names the video, so that it can be shared and Back closes
 * it. Opening such an address shows the video's card but plays nothing: no other site is asked for anything before the
 * visitor presses play.
 */
export function useVideoPlayer(videos: readonly Video[]) {
  const [playing, setPlaying] = React.useState<Video>();
  const opener = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    const followHistory = () => setPlaying(videos.find(({ slug }) => slug === window.history.state?.video));
    window.addEventListener("popstate", followHistory);
    return () => window.removeEventListener("popstate", followHistory);
  }, [videos]);

  React.useEffect(() => {
    if (playing) return () => opener.current?.focus({ preventScroll: true });
  }, [playing]);

  /** For the click on a video's link, which is left alone where the video cannot be played here. */
  const play = (event: React.MouseEvent<HTMLElement>, video: Video) => {
    if (!isPlainClick(event) || !embedFor(video.url)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    // The router's own state stays in the entry, or it would take going back for a change of page.
    window.history.pushState({ ...window.history.state, video: video.slug }, "", `#${video.slug}`);
    setPlaying(video);
  };

  const close = () => {
    setPlaying(undefined);
    if (window.history.state?.video) window.history.back();
  };

  const embed = playing && embedFor(playing.url);
  const player = playing && embed && (
    <VideoPlayer key={playing.slug} title={playing.title} embed={embed} onClose={close} />
  );
  return { play, player };
}
