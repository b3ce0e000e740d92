/** The web app manifest: what a phone shows when the site is put on its home screen. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";
import { themeColour } from "../head/theme";

/** Writes site.webmanifest from the site's settings. Its addresses are relative, so that a path prefix changes nothing. */
export async function writeWebManifest(settings: Node | undefined, folder = "public"): Promise<void> {
  const manifest = {
    name: settings?.name,
    short_name: settings?.name,
    description: settings?.description,
    lang: "en-GB",
    start_url: ".",
    display: "minimal-ui",
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
