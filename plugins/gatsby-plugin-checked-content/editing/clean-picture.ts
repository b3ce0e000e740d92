/** Strips metadata from JPEG and PNG files losslessly, without re-encoding the image data. */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { joinSegments, type PictureSegment, segmentsOf } from "../check/jpeg-png-segments";

interface Cleaned {
  bytes: Buffer;
  /** The number of bytes removed. */
  removed: number;
}

/** Whether a JPEG segment holds metadata; those that affect colours do not count. */
const isNote = ({ name, content }: PictureSegment): boolean => {
  if (name === "COM") return true;
  if (!name.startsWith("APP")) return false;
  const holds = (id: string) => content.toString("latin1", 0, id.length) === id;
  return !(
    // JFIF without a thumbnail.
    (name === "APP0" && holds("JFIF\0") && content.length === 14) ||
    (name === "APP2" && holds("ICC_PROFILE\0")) ||
    (name === "APP14" && holds("Adobe"))
  );
};

/** PNG chunks to keep: critical ones (upper-case initial), and those for colours and animation. */
const shownChunks = /^(?:[A-Z]|(?:tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|bKGD|cICP|acTL|fcTL|fdAT)$)/;

/** A minimal EXIF block with the orientation alone. */
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

/** The decoded pixels, to prove that stripping has not changed them. */
const pixelsOf = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).raw().toBuffer();

/** Strips metadata and trailing data, but orientation. Undefined if it is no intact JPEG or PNG. */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned | undefined> {
  const taken = segmentsOf(bytes);
  if (!taken) return undefined;
  const { format, parts } = taken;
  const { orientation = 1 } = await sharp(bytes).metadata();
  const shown = parts.filter((part) => (format === "jpeg" ? !isNote(part) : shownChunks.test(part.name)));
  const kept = shown.map((part) => part.bytes);
  // JFIF and IHDR have to come first; the orientation follows.
  const at = ["APP0", "IHDR"].includes(shown[0]?.name ?? "") ? 1 : 0;
  if (orientation > 1) kept.splice(at, 0, orientationPart(format, orientation));
  const cleaned = joinSegments(format, kept);
  if (!(await pixelsOf(cleaned)).equals(await pixelsOf(bytes))) {
    throw new Error("The picture would not be the same afterwards, so nothing was changed.");
  }
  return { bytes: cleaned, removed: bytes.length - cleaned.length };
}
