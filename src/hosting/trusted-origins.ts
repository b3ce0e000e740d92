/** Which other sites the pages work with, read from the content. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TrustedOrigins } from "./description";

/** YouTube's videos play from an address of its own that sets no cookies. */
const playerOrigins: Record<string, string> = {
  "https://www.youtube.com": "https://www.youtube-nocookie.com",
};

/** Reads the origins from the site's settings, videos and albums. */
export function readTrustedOrigins(dataFolder: string): TrustedOrigins {
  const site = readJson(path.join(dataFolder, "site.json"));
  const videos = readItems(path.join(dataFolder, "videos")).map((video) => originOf(video.url));
  const albums = readItems(path.join(dataFolder, "music")).map((album) => originOf(album.embedUrl));
  const players = videos.map((origin) => playerOrigins[origin]).filter((origin) => origin !== undefined);
  return {
    forms: [originOf(site.newsletter.action)],
    frames: unique([...players, ...albums]),
    media: unique(videos.filter((origin) => !playerOrigins[origin])),
  };
}

const originOf = (address: string) => new URL(address).origin;
const unique = (values: string[]) => [...new Set(values)].sort();
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const readItems = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readJson(path.join(folder, name)));
