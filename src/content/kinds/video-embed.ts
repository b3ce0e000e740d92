/** How the pop-up player embeds a video: an iframe, or a <video> file. */
export type Embed = { kind: "frame"; url: string } | { kind: "file"; url: string };

/** A video's embed; undefined if none. youtube-nocookie.com, and Vimeo with dnt=1 (do not track). */
export function embedFor(address: string): Embed | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  if (/\.(?:mp4|webm)$/i.test(pathname)) return { kind: "file", url: address };
  const vimeo = origin === "https://vimeo.com" && /^\/(\d{6,12})$/.exec(pathname)?.[1];
  if (vimeo) return { kind: "frame", url: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1&texttrack=en` };
  const id = searchParams.get("v") ?? "";
  if (origin !== "https://www.youtube.com" || pathname !== "/watch" || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    kind: "frame",
    url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=en`,
  };
}
