/** Takes out of a picture file what it tells besides the picture. The picture is not encoded anew: its bytes stay as they are. */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { joinParts, type PicturePart, pictureParts } from "../check/picture-parts";

/** What came of cleaning. */
export interface Cleaned {
  bytes: Buffer;
  /** How many bytes shorter the file is. */
  removed: number;
}

/** Segments of a JPEG that programs write notes into; of these, colours need some. */
const isNote = ({ name, content }: PicturePart): boolean => {
  if (name === "COM") return true;
  if (!name.startsWith("APP")) return false;
  const holds = (id: string) => content.toString("latin1", 0, id.length) === id;
  return !(
    (name === "APP0" && holds("JFIF\0")) ||
    (name === "APP2" && holds("ICC_PROFILE\0")) ||
    (name === "APP14" && holds("Adobe"))
  );
};

/** Chunks of a PNG that its colours and its animation need; those with a capital letter in front every PNG needs. */
const shownChunks = /^(?:[A-Z]|(?:tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|bKGD|cICP|acTL|fcTL|fdAT)$)/;

/** EXIF that says one thing: which way up the picture is. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from("4d4d002a00000008" + "0001" + "0112000300000001" + "00000000" + "00000000", "hex");
  block.writeUInt16BE(orientation, 18);
  return block;
}

function orientationPart(format: "jpeg" | "png", orientation: number): Buffer {
  const block = orientationBlock(orientation);
  if (format === "jpeg") {
    const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), block]);
    const head = Buffer.from("ffe10000", "hex");
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  }
  const named = Buffer.concat([Buffer.from("eXIf", "latin1"), block]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(block.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The decoded picture, as it is stored. */
const pixelsOf = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).raw().toBuffer();

/**
 * The same picture without location, names, comments and what is hidden behind its end; which way up it is stays. Undefined
 * when the file is no whole JPEG or PNG.
 */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned | undefined> {
  const taken = pictureParts(bytes);
  if (!taken) return undefined;
  const { format, parts } = taken;
  const { orientation = 1 } = await sharp(bytes).metadata();
  const shown = parts.filter((part) => (format === "jpeg" ? !isNote(part) : shownChunks.test(part.name)));
  const kept = shown.map((part) => part.bytes);
  // JFIF wants to be first, and so does a PNG's header; which way up comes next.
  const at = ["APP0", "IHDR"].includes(shown[0]?.name ?? "") ? 1 : 0;
  if (orientation > 1) kept.splice(at, 0, orientationPart(format, orientation));
  const cleaned = joinParts(format, kept);
  if (!(await pixelsOf(cleaned)).equals(await pixelsOf(bytes))) {
    throw new Error("The picture would not be the same afterwards, so nothing was changed.");
  }
  return { bytes: cleaned, removed: bytes.length - cleaned.length };
}
