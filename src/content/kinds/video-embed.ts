/** How a video is played on the site itself. */
export type Embed = { kind: "frame"; url: string } | { kind: "file"; url: string };

/**
 * How to play the video at an address, or undefined if only its own site can. Videos of YouTube come from its address
 * that sets no cookies before they play; it is also the only frame that the site's policy allows.
 */
export function embedFor(address: string): Embed | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  if (/\.(mp4|webm)$/.test(pathname)) return { kind: "file", url: address };
  const id = searchParams.get("v") ?? "";
  if (origin !== "https://www.youtube.com" || pathname !== "/watch" || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    kind: "frame",
    url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=en`,
  };
}
