import { z } from "zod";
import * as field from "./fields";

/** A music album that a streaming service plays. */
export const album = z.strictObject({
  order: field.order("among the albums"),
  title: field.text("The album's title.", "ChapterVerse One - The Beginning", 100),
  embedUrl: field.linkLike(
    /^https:\/\/(?:open\.spotify\.com\/embed\/album\/[A-Za-z0-9]{22}|embed\.music\.apple\.com\/[a-z]{2}\/album\/[^\s"<>]+|bandcamp\.com\/EmbeddedPlayer\/[^\s"<>]+|w\.soundcloud\.com\/player\/\?[^\s"<>]+)$/,
    "The address of the album's player on Spotify, Apple Music, Bandcamp or SoundCloud: choose Share there, then Embed, and take the address that follows src=.",
    "https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy",
    "the player of an album, on Spotify without what follows a question mark: no single song, playlist or podcast of Spotify can be shown",
  ),
  image: field.image("The album's square cover.", "chapterverse-one-the-beginning.jpg", 600, field.square),
  alt: field.alt("Album cover: a huge vinyl record shines like a portal over the sea."),
  caption: field.text("A line about the album.", "One song for every chapter of Book One."),
  keywords: field.keywords("songs", "audiobook"),
});
