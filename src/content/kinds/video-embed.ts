/** How a video is played on the site itself. */
export type Embed = { kind: "frame"; url: string } | { kind: "file"; url: string };

/**
 * How to play the video at an address, or undefined if only its own site can. Videos of YouTube come from its address
 * that sets no cookies before they play, those of Vimeo with its wish not to track.
 */
export function embedFor(address: string): Embed | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  if (/\.(mp4|webm)$/.test(pathname)) return { kind: "file", url: address };
  const vimeo = origin === "https://vimeo.com" && /^\/(\d{6,12})$/.exec(pathname)?.[1];
  // "dnt" asks Vimeo to set no cookies and to count nobody.
  if (vimeo) return { kind: "frame", url: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  const id = searchParams.get("v") ?? "";
  if (origin !== "https://www.youtube.com" || pathname !== "/watch" || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    kind: "frame",
    url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=en`,
  };
}
