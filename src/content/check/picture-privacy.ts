/** Finds what cameras and phones write into a picture file about people, and what others hide in it. */
import exifr from "exifr";
import type { Metadata } from "sharp";
import { pictureParts } from "./picture-parts";

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
  "somebody's name": ["Artist", "XPAuthor", "OwnerName", "CameraOwnerName"],
  "a comment": ["UserComment", "XPComment"],
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

const says = (value: unknown) => value !== undefined && String(value).replace(/[\0\s]/g, "") !== "";

/** What a picture tells besides itself, from its bytes and what sharp has found in them. */
export async function whatIsTold(bytes: Buffer, metadata: Metadata): Promise<Told> {
  const exif = await readExif(metadata.exif);
  const xmp = metadata.xmp?.toString("utf8") ?? "";
  const { parts = [], after } = pictureParts(bytes) ?? {};
  const comments = parts.some(({ name, content }) => name === "COM" && content.length > 0);
  const personal = Object.keys(telling).filter(
    (what) =>
      telling[what]?.some((field) => says(exif[field])) ||
      tellingXmp[what]?.test(xmp) ||
      (what === "somebody's name" && hasIptc(metadata.iptc, nameInIptc)) ||
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
