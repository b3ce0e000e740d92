/** Finds personal data in picture metadata (EXIF, XMP, IPTC, PNG text) and data hidden after the picture. */
import { inflateSync } from "node:zlib";
import exifr from "exifr";
import type { Metadata } from "sharp";
import { type PicturePart, pictureParts } from "./picture-parts";

/** What a picture file tells about people besides the picture. */
export interface Told {
  /** It says where it was taken. */
  location?: true;
  /** What else it tells, in words: "the model of the camera or phone". */
  personal?: string[];
  /** How many bytes lie behind the end of the picture. */
  hiddenBytes?: number;
}

/** EXIF tags by what they tell. */
const telling: Record<string, readonly string[]> = {
  "the model of the camera or phone": ["Make", "Model", "HostComputer", "LensModel"],
  "a serial number": ["SerialNumber", "BodySerialNumber", "LensSerialNumber", "CameraSerialNumber"],
  "somebody's name": ["Artist", "XPAuthor", "OwnerName", "CameraOwnerName", "Copyright"],
  "a comment": ["UserComment", "XPComment", "ImageDescription", "XPTitle", "XPSubject"],
};

/** The same as XMP properties; IPTC datasets follow by number. */
const tellingXmp: Record<string, RegExp> = {
  "the model of the camera or phone": /tiff:Model/,
  "a serial number": /SerialNumber/,
  "somebody's name": /dc:creator|PersonInImage|PersonDisplayName|OwnerName/,
};
const placeInXmp = /exif:GPSL|photoshop:City|Iptc4xmpCore:Location|Iptc4xmpExt:Location/;
/** IPTC datasets for city and sublocation, and for by-line and credit. */
const placeInIptc = [0x5a, 0x5c];
const nameInIptc = [0x50, 0x7a];

/** An IPTC dataset starts with the tag marker 0x1C, record 2 and its number. */
const hasIptc = (iptc: Buffer | undefined, fields: readonly number[]) =>
  fields.some((field) => iptc?.includes(Buffer.from([0x1c, 2, field])));

async function readExif(exif: Buffer | undefined): Promise<Record<string, unknown>> {
  if (!exif) return {};
  const block = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const options = { tiff: true, exif: true, gps: true, makerNote: false, reviveValues: false };
  return (await exifr.parse(block, options).catch(() => undefined)) ?? {};
}

/** PNG text keywords that tell of nobody. */
const harmlessKeyword = /^(?:XML:com\.adobe\.xmp|Software|date:.*|exif:.*|icc:.*|.*[Gg]amma)$/;

/** Keywords of a PNG's text chunks, and the EXIF that ImageMagick writes into one in hexadecimal. */
function textOfPng(parts: readonly PicturePart[]): { keywords: string[]; exif?: Buffer } {
  const texts = parts
    .filter(({ name }) => /^(?:tEXt|zTXt|iTXt)$/.test(name))
    .map(({ name, content }) => {
      const end = content.indexOf(0);
      return { name, keyword: content.toString("latin1", 0, end), text: content.subarray(end + 1) };
    });
  const profile = texts.find(({ keyword }) => /^Raw profile type (?:exif|APP1)$/.test(keyword));
  const figures = profile && (profile.name === "zTXt" ? inflated(profile.text.subarray(1)) : profile.text);
  // A line break, the profile's name, its length, and then the bytes in hexadecimal figures.
  const hexadecimal = figures
    ?.toString("latin1")
    .replace(/^\s*\S+\s+\d+/, "")
    .replace(/\s/g, "");
  return {
    keywords: texts.map(({ keyword }) => keyword),
    ...(hexadecimal ? { exif: Buffer.from(hexadecimal, "hex") } : {}),
  };
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes);
  } catch {
    return undefined;
  }
}

const says = (value: unknown) => value !== undefined && String(value).replace(/[\0\s]/g, "") !== "";

/** The personal data in a picture, from its bytes and the metadata that sharp reads. */
export async function whatIsTold(bytes: Buffer, metadata: Metadata): Promise<Told> {
  const xmp = metadata.xmp?.toString("utf8") ?? "";
  const { parts = [], after } = pictureParts(bytes) ?? {};
  const text = textOfPng(parts);
  const exif = { ...(await readExif(text.exif)), ...(await readExif(metadata.exif)) };
  const isAuthor = (keyword: string) => /^(?:Author|Copyright)$/i.test(keyword);
  const authors = text.keywords.some(isAuthor);
  const comments =
    parts.some(({ name, content }) => name === "COM" && content.length > 0) ||
    text.keywords.some(
      (keyword) => !isAuthor(keyword) && !harmlessKeyword.test(keyword) && !keyword.startsWith("Raw profile"),
    );
  const personal = Object.keys(telling).filter(
    (what) =>
      telling[what]?.some((field) => says(exif[field])) ||
      tellingXmp[what]?.test(xmp) ||
      (what === "somebody's name" && (authors || hasIptc(metadata.iptc, nameInIptc))) ||
      (what === "a comment" && comments),
  );
  const isPlaced =
    says(exif.GPSLatitude) || says(exif.GPSLongitude) || placeInXmp.test(xmp) || hasIptc(metadata.iptc, placeInIptc);
  // Some cameras fill a file up with zeros; nothing can be hidden in those.
  const hiddenBytes = after?.some((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x0d) ? after.length : 0;
  return {
    ...(isPlaced ? { location: true } : {}),
    ...(personal.length > 0 ? { personal } : {}),
    ...(hiddenBytes > 0 ? { hiddenBytes } : {}),
  };
}
