/** Third-party origins for the Content Security Policy, derived from the content. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { TrustedOrigins } from "../../plugins/gatsby-adapter-static-hosts";
import { type Embed, embedFor } from "../content/kinds/video-embed";
import { readJson } from "../content/read-json";

/** Collects the origins of the newsletter form, videos and albums; any of them may be missing. */
export function readTrustedOrigins(dataFolder: string): TrustedOrigins {
  const site = readJson(path.join(dataFolder, "site.json"));
  const videoItems = readItems(path.join(dataFolder, "videos"));
  const videos = videoItems.map((video) => embedFor(video.url));
  const albums = readItems(path.join(dataFolder, "music")).map((album) => originOf(album.embedUrl));
  const originsOf = (kind: Embed["kind"]) =>
    videos.flatMap((embed) => (embed?.kind === kind ? [originOf(embed.url)] : []));
  return {
    forms: site.newsletter ? [originOf(site.newsletter.action)] : [],
    frames: unique([...originsOf("frame"), ...albums]),
    // Captions are this site's own files, and count as media.
    media: [...(videoItems.some(({ captions }) => captions) ? ["'self'"] : []), ...unique(originsOf("file"))],
  };
}

const originOf = (address: string) => new URL(address).origin;
const unique = (values: string[]) => [...new Set(values)].sort();
const readItems = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => readJson(path.join(folder, name)));
