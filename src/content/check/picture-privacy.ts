/** Finds what cameras and phones write into a picture file about people, and what others hide in it. */
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

/** EXIF fields by what they tell. */
const telling: Record<string, readonly string[]> = {
  "the model of the camera or phone": ["Make", "Model", "HostComputer", "LensModel"],
  "a serial number": ["SerialNumber", "BodySerialNumber", "LensSerialNumber", "CameraSerialNumber"],
  "somebody's name": ["Artist", "XPAuthor", "OwnerName", "CameraOwnerName", "Copyright"],
  "a comment": ["UserComment", "XPComment", "ImageDescription", "XPTitle", "XPSubject"],
};

/** The same in XMP, which is text, and in IPTC, whose fields are numbered. */
const tellingXmp: Record<string, RegExp> = {
  "the model of the camera or phone": /tiff:Model/,
  "a serial number": /SerialNumber/,
  "somebody's name": /dc:creator|PersonInImage|PersonDisplayName|OwnerName/,
};
const placeInXmp = /exif:GPSL|photoshop:City|Iptc4xmpCore:Location|Iptc4xmpExt:Location/;
/** The numbers of IPTC's fields for cities and streets, and for authors. */
const placeInIptc = [0x5a, 0x5c];
const nameInIptc = [0x50, 0x7a];

/** Fields of IPTC begin with two bytes that are always the same, and their number. */
const hasIptc = (iptc: Buffer | undefined, fields: readonly number[]) =>
  fields.some((field) => iptc?.includes(Buffer.from([0x1c, 2, field])));

async function readExif(exif: Buffer | undefined): Promise<Record<string, unknown>> {
  if (!exif) return {};
  const block = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const options = { tiff: true, exif: true, gps: true, makerNote: false, reviveValues: false };
  return (await exifr.parse(block, options).catch(() => undefined)) ?? {};
}

/** Words in a PNG that only describe the file, and tell of nobody. */
const harmlessKeyword = /^(?:XML:com\.adobe\.xmp|Software|date:.*|exif:.*|icc:.*|.*[Gg]amma)$/;

/** What the text in a PNG says, and the EXIF that older programs write there as figures. */
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

/** What a picture tells besides itself, from its bytes and what sharp has found in them. */
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
