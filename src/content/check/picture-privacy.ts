/** Finds personal data in picture metadata (EXIF, XMP, IPTC, PNG text) and data hidden after the picture. */
import exifr from "exifr";
import { pictureParts } from "./picture-parts";

/** Kinds of personal data, as phrases for messages. */
export const told = {
  place: "the place where it was taken",
  camera: "the model of the camera or phone",
  name: "somebody's name",
  comment: "a comment",
  notes: "a camera's notes, perhaps with the place",
  hidden: "data behind its end",
};

/** Tag names of EXIF, XMP and IPTC by kind of personal data. */
const telling: [what: string, tags: RegExp][] = [
  [told.place, /^(?:GPSL(?:atitude|ongitude)|latitude|longitude|City|Sublocation|Location)/i],
  [told.camera, /^(?:Make|Model|HostComputer|LensModel)$|SerialNumber$/],
  [told.name, /^(?:Artist|XPAuthor|Author|Copyright|creator|Byline|Credit)$|OwnerName$|^Person/i],
  [told.comment, /^(?:UserComment|XPComment|ImageDescription|XPTitle|XPSubject)$/],
];

/** PNG text keywords without personal data. */
const harmlessKeyword = /^(?:XML:com\.adobe\.xmp|Software|date:.*|exif:.*|icc:.*|.*[Gg]amma)$/;

const says = (value: unknown) => value !== undefined && String(value).replace(/[\0\s]/g, "") !== "";

/** The personal data in a picture file. */
export async function whatIsTold(bytes: Buffer): Promise<string[]> {
  const { parts = [], after } = pictureParts(bytes) ?? {};
  const options = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, makerNote: false, reviveValues: false };
  const tags = (await exifr.parse(bytes, options).catch(() => undefined)) ?? {};
  const found = new Set(
    telling.flatMap(([what, names]) =>
      Object.keys(tags).some((tag) => names.test(tag) && says(tags[tag])) ? what : [],
    ),
  );
  for (const { name, content } of parts) {
    if (name === "COM" && content.length > 0) found.add(told.comment);
    const keyword = /^(?:tEXt|zTXt|iTXt)$/.test(name) ? content.toString("latin1", 0, content.indexOf(0)) : "";
    if (/^(?:Author|Copyright)$/i.test(keyword)) found.add(told.name);
    // Older programs write EXIF into a text chunk, in hexadecimal.
    else if (/^Raw profile type (?:exif|APP1)$/.test(keyword)) found.add(told.notes);
    else if (keyword && !harmlessKeyword.test(keyword)) found.add(told.comment);
  }
  // Ignore zero padding, which some cameras append.
  if (after?.some((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x0d)) found.add(told.hidden);
  return Object.values(told).filter((what) => found.has(what));
}
