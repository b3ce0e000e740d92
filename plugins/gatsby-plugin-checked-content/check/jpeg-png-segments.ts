/** Parses JPEG files into segments and PNG files into chunks, without decoding the picture. */

/** A JPEG segment or PNG chunk. */
export interface PictureSegment {
  /** "APP1", "SOF", "scan" … of a JPEG; the chunk type of a PNG. */
  name: string;
  /** All bytes, header and checksum included. */
  bytes: Buffer;
  /** The payload alone. */
  content: Buffer;
}

/** A file's parts, and trailing data after the end of the image. */
interface PictureSegments {
  format: "jpeg" | "png";
  parts: PictureSegment[];
  after: Buffer;
}

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");

function markerName(marker: number): string {
  if (marker >= 0xe0 && marker <= 0xef) return `APP${marker - 0xe0}`;
  return { 254: "COM", 218: "scan" }[marker] ?? `0x${marker.toString(16)}`;
}

/** Where the entropy-coded data after a scan header ends: at the next marker other than stuffing or restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isCoded = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isCoded) return at;
  }
  return bytes.length;
}

function jpegParts(bytes: Buffer): PictureSegments | undefined {
  const parts: PictureSegment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return { format: "jpeg", parts, after: bytes.subarray(at + 2) };
    const headEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === 0xda ? endOfScan(bytes, headEnd) : headEnd;
    const content = bytes.subarray(at + 4, headEnd);
    parts.push({ name: markerName(marker), bytes: bytes.subarray(at, end), content });
    at = end;
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === 0xd9;
  return isWhole ? { format: "jpeg", parts, after: bytes.subarray(at + 2) } : undefined;
}

function pngParts(bytes: Buffer): PictureSegments | undefined {
  const parts: PictureSegment[] = [];
  for (let at = pngStart.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    parts.push({ name, bytes: bytes.subarray(at, end), content: bytes.subarray(at + 8, end - 4) });
    if (name === "IEND") return { format: "png", parts, after: bytes.subarray(end) };
    at = end;
  }
  return undefined;
}

/** Parses a JPEG or PNG; undefined for other formats and truncated files. */
export function segmentsOf(bytes: Buffer): PictureSegments | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegParts(bytes);
  return bytes.subarray(0, pngStart.length).equals(pngStart) ? pngParts(bytes) : undefined;
}

/** Serialises parts, without trailing data. */
export function joinSegments(format: PictureSegments["format"], parts: readonly Buffer[]): Buffer {
  return format === "png"
    ? Buffer.concat([pngStart, ...parts])
    : Buffer.concat([Buffer.from("ffd8", "hex"), ...parts, Buffer.from("ffd9", "hex")]);
}
