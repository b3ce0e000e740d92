/** The web app manifest, for installation on a home screen. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";
import { language } from "../language";
import { pathPrefix } from "../path-prefix";
import { writeIcons } from "./icons";
import { writeLogotypes } from "./logotypes";
import { readPalette } from "./palette-file";

/** Writes site.webmanifest and its icons. URLs are relative to the manifest, and so independent of the path prefix. */
export async function writeWebManifest(settings: Node | undefined, folder = "public"): Promise<void> {
  const { night } = readPalette();
  const manifest = {
    name: settings?.name,
    short_name: settings?.name,
    description: settings?.description,
    lang: language(),
    // Unlike other URLs, `id` is resolved against the origin, so it needs the path prefix.
    id: `${pathPrefix}/`,
    start_url: ".",
    display: "minimal-ui",
    background_color: night,
    theme_color: night,
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  await mkdir(folder, { recursive: true });
  await writeIcons(String(settings?.name), folder);
  await writeLogotypes(folder);
  await writeFile(path.join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
