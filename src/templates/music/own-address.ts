/**
 * The album's page at its service, where the player's address tells it (open.spotify.com/embed/album/…,
 * embed.music.apple.com/…): for whom the player does not come. Elsewhere the player's own address.
 */
export const ownAddress = (embedUrl: string): string =>
  embedUrl
    .replace(/^https:\/\/open\.spotify\.com\/embed\//, "https://open.spotify.com/")
    .replace(/^https:\/\/embed\.music\.apple\.com\//, "https://music.apple.com/");
