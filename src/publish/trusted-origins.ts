/** Third-party origins for the Content Security Policy, derived from the content. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TrustedOrigins } from "../../plugins/gatsby-adapter-static-hosts";
import { filesToIgnore } from "../../plugins/gatsby-plugin-checked-content";
import { kinds } from "../content/kinds/kinds";
import { type Embed, embedFor } from "../content/kinds/video-embed";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Origins of newsletter, videos and albums; from files, since Gatsby's data is gone when policies are written. */
export function readTrustedOrigins(dataFolder: string): TrustedOrigins {
  const site = readJson(path.join(dataFolder, "site.json"));
  const ignored = filesToIgnore(kinds, false, dataFolder);
  const readItems = (kind: string) =>
    (existsSync(path.join(dataFolder, kind)) ? readdirSync(path.join(dataFolder, kind)) : [])
      .map((name) => path.join(dataFolder, kind, name))
      .filter((file) => file.endsWith(".json") && !ignored.some((isIgnored) => isIgnored(file)))
      .map((file) => readJson(file));
  const videoItems = readItems("videos");
  const videos = videoItems.map((video) => embedFor(video.url));
  const albums = readItems("music").map((album) => originOf(album.embedUrl));
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
