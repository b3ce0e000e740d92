/** The web app manifest: what a phone shows when the site is put on its home screen. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";
import { language } from "../language";
import { pathPrefix } from "../path-prefix";
import { readPalette, writeIcons } from "./brand";

/** Writes site.webmanifest and the icons that it names. Its addresses are relative, so that a path prefix changes nothing. */
export async function writeWebManifest(settings: Node | undefined, folder = "public"): Promise<void> {
  const { night } = readPalette();
  const manifest = {
    name: settings?.name,
    short_name: settings?.name,
    description: settings?.description,
    lang: language(),
    // Resolved against the origin, so unlike the other addresses it needs the path prefix.
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
  await writeFile(path.join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
