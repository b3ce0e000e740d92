/** The web app manifest: what a phone shows when the site is put on its home screen. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { themeColour } from "../head/theme";
import { language } from "../language";
import { pathPrefix } from "../path-prefix";

const maskableIcon = "icon-maskable-512.png";

/** Writes site.webmanifest from the site's settings. Its addresses are relative, so that a path prefix changes nothing. */
export async function writeWebManifest(settings: Node | undefined, folder = "public"): Promise<void> {
  const manifest = {
    name: settings?.name,
    short_name: settings?.name,
    description: settings?.description,
    lang: language(),
    // Resolved against the origin, so unlike the other addresses it needs the path prefix.
    id: `${pathPrefix}/`,
    start_url: ".",
    display: "minimal-ui",
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512" },
      { src: maskableIcon, type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  await mkdir(folder, { recursive: true });
  // Phones cut maskable icons to a circle of four fifths of their width.
  const icon = await sharp("static/icon-512.png").resize(360).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: themeColour } })
    .composite([{ input: icon }])
    .png({ compressionLevel: 9 })
    .toFile(path.join(folder, maskableIcon));
  await writeFile(path.join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
