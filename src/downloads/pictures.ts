/** Picture downloads: originals byte for byte, and wallpapers cropped around their focal point. */
import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ScreenName } from "../content/kinds/artwork-kinds";
import { type Credits, rightsLine } from "../content/kinds/format-credits";
import { escapeMarkup } from "../escape-markup";
import { generateOnce } from "./file-cache";
import type { ItemFile, PictureFile } from "./file-nodes";

/** The GraphQL fields of a download. Sizes in pixels and bytes. */
interface Download {
  url: string;
  fileName: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
}

/** The download's file name. */
export const originalName = (prefix: string, { name }: ItemFile, picture: PictureFile) =>
  `${prefix}-${name}${path.extname(picture.absolutePath)}`;

/** Copies an item's picture to public/downloads and returns the download's GraphQL fields. */
export async function offerOriginal(item: ItemFile, picture: PictureFile, prefix: string): Promise<Download> {
  const fileName = originalName(prefix, item, picture);
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const [{ bytes }, { autoOrient: size }] = await Promise.all([
    generateOnce(url, ["original", picture.internal.contentDigest], (target) => copyFile(picture.absolutePath, target)),
    sharp(picture.absolutePath).metadata(),
  ]);
  return { url, fileName, format: fileName.endsWith(".png") ? "PNG" : "JPG", ...size, bytes };
}

/** The target sizes in pixels: the largest common screen of each kind of device. */
export const screens = {
  phone: { width: 1440, height: 3120 },
  tablet: { width: 2732, height: 2048 },
  desktop: { width: 1920, height: 1080 },
} as const satisfies Record<ScreenName, Size>;

/** The smallest crop, as a share of the screen. 0.45 lets 2560 × 1440 pass for all screens. */
const leastScale = 0.45;

interface Size {
  width: number;
  height: number;
}

/** In percent of the picture's width and height, from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The crop region in the original and the output size, in pixels; undefined if the original is too small. */
export function cutFor(original: Size, screen: Size, focus: FocalPoint) {
  const scale = Math.min(original.width / screen.width, original.height / screen.height);
  if (scale < leastScale) return undefined;
  const width = Math.min(original.width, Math.round(screen.width * scale));
  const height = Math.min(original.height, Math.round(screen.height * scale));
  const start = (length: number, cut: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - cut / 2, 0), length - cut));
  return {
    region: {
      left: start(original.width, width, focus.x),
      top: start(original.height, height, focus.y),
      width,
      height,
    },
    // Never upscale: the device does that as well.
    size: scale > 1 ? screen : { width, height },
  };
}

/** XMP with the IPTC fields on licence and credit that search engines show. */
function rights(title: string, site: Credits, terms: string): string {
  const localised = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(value)}</rdf:li></rdf:Alt>`;
  const creator = escapeMarkup(site.illustrator ?? site.author);
  const line = rightsLine(site);
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" photoshop:Credit="${creator}" xmpRights:Marked="True" xmpRights:WebStatement="${escapeMarkup(terms)}"><dc:title>${localised(title)}</dc:title><dc:creator><rdf:Seq><rdf:li>${creator}</rdf:li></rdf:Seq></dc:creator>${line ? `<dc:rights>${localised(line)}</dc:rights>` : ""}<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>${escapeMarkup(terms)}</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** A wallpaper's source and metadata. */
interface Wallpaper {
  title: string;
  focus?: FocalPoint;
  credits: Credits;
  /** The absolute URL of the terms of use. */
  terms: string;
  /** The prefix of its file name. */
  prefix: string;
}

/** A picture for a profile, in pixels. */
const avatarSize = 512;

/** Cuts a square around a portrait's focal point and returns the download's GraphQL fields. */
export async function offerSquare(
  item: ItemFile,
  picture: PictureFile,
  { focus = { x: 50, y: 35 }, prefix }: { focus?: FocalPoint; prefix: string },
): Promise<Download> {
  const { autoOrient: original } = await sharp(picture.absolutePath).metadata();
  const edge = Math.min(original.width, original.height);
  const { region = { left: 0, top: 0, width: edge, height: edge } } =
    cutFor(original, { width: edge, height: edge }, focus) ?? {};
  const size = Math.min(avatarSize, edge);
  const fileName = `${prefix}-${item.name}-square.jpg`;
  const url = `/downloads/${item.relativeDirectory}/${fileName}`;
  const encoding = { quality: 88, progressive: true };
  const madeFrom = ["square", picture.internal.contentDigest, region, size, encoding];
  const { bytes } = await generateOnce(url, madeFrom, (target) =>
    sharp(picture.absolutePath, { autoOrient: true })
      .extract(region)
      .resize(size, size)
      .flatten({ background: "#ffffff" })
      .jpeg(encoding)
      .toFile(target),
  );
  return { url, fileName, format: "JPG", width: size, height: size, bytes };
}

/** Crops a wallpaper for every screen that it is large enough for and returns the downloads' GraphQL fields. */
export async function offerFitted(
  item: ItemFile,
  picture: PictureFile,
  { title, focus = { x: 50, y: 50 }, credits, terms, prefix }: Wallpaper,
): Promise<object[]> {
  const { autoOrient: original } = await sharp(picture.absolutePath).metadata();
  const offers = Object.entries(screens).map(async ([screen, pixels]) => {
    const cut = cutFor(original, pixels, focus);
    if (!cut) return [];
    const fileName = `${prefix}-${item.name}-${screen}.jpg`;
    const url = `/downloads/${item.relativeDirectory}/${fileName}`;
    const encoding = { quality: 88, progressive: true };
    const xmp = rights(title, credits, terms);
    const madeFrom = ["fitted", picture.internal.contentDigest, cut, encoding, xmp];
    const file = await generateOnce(url, madeFrom, (target) =>
      sharp(picture.absolutePath, { autoOrient: true })
        .extract(cut.region)
        .resize(cut.size)
        .withXmp(xmp)
        .jpeg(encoding)
        .toFile(target),
    );
    return [{ screen: screen.toUpperCase(), url, fileName, format: "JPG", ...cut.size, ...file }];
  });
  return (await Promise.all(offers)).flat();
}
