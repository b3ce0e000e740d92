/**
 * Finds what a picture's file says besides the picture: in EXIF, XMP, IPTC, PNG text and behind its end. Told is every
 * text that is not known to be harmless, since programs keep inventing fields for people's names.
 */
import { inflateSync } from "node:zlib";
import exifr from "exifr";
import { SaxesParser } from "saxes";
import { type PicturePart, pictureParts } from "./picture-parts";

/** Kinds of personal data, as phrases for messages. */
export const told = {
  place: "the place where it was taken",
  camera: "the model of the camera or phone",
  name: "somebody's name",
  comment: "a comment",
  program: "notes of a program",
  notes: "a camera's notes, perhaps with the place",
  hidden: "data behind its end",
};

/** Something that a file says. */
export interface Told {
  /** One of the phrases. */
  what: string;
  /** The words themselves, which the site may say in public anyway. */
  text?: string;
}

/** The phrases for what is told, without what is `known` in public. */
export const phrasesOf = (all: readonly Told[], known: (text: string) => boolean = () => false): string[] =>
  Object.values(told).filter((what) => all.some((one) => one.what === what && !(one.text && known(one.text))));

/** Names of fields, of EXIF, XMP and IPTC alike, by what they tell; any other text is a comment. */
const kindsOfFields: [what: string, names: RegExp][] = [
  [told.place, /^GPS|latitude|longitude|City|Sub-?location|^Location|State$|Country|GeoTag/i],
  [told.camera, /^(?:Make|Model|HostComputer|Lens\w*|UniqueCameraModel)$|SerialNumber$/i],
  [
    told.name,
    /Artist|Author|Copyright|creator(?!Tool)|Byline|Credit|Owner|Person|Contact|rights|^Source$|Writer|^Name$/i,
  ],
];

const kindOf = (name: string) => kindsOfFields.find(([, names]) => names.test(name))?.[0] ?? told.comment;

/** EXIF's texts that speak of the file and of programs alone. */
const harmlessExif =
  /^(?:Software|ProcessingSoftware|InteropIndex|ExifVersion|FlashpixVersion|PrintIM|DateTime\w*|CreateDate|ModifyDate|OffsetTime\w*|SubSecTime\w*|ComponentsConfiguration|FileSource|SceneType|CFAPattern|RelatedImageFileFormat|Padding|GPSVersionID|GPSDateStamp|GPSTimeStamp)$/;

/** IPTC's fields that speak of the file alone. */
const harmlessIptc =
  /^(?:\w*RecordVersion|CodedCharacterSet|OriginatingProgram|ProgramVersion|DateCreated|TimeCreated|DigitalCreation\w*|DateSent|TimeSent|ReleaseDate|ReleaseTime|Urgency|EditStatus|FileFormat|FileVersion|ImageOrientation|ImageType|PictureNumber)$/i;

/** XMP's properties that are made by programs for programs, by their namespaces' usual prefixes. */
const harmlessXmp =
  /^(?:x:xmptk|rdf:\w+|xml:\w+|dc:format|xmp:(?:CreatorTool|Rating|\w+Date)|xmpMM:\w+ID|st(?:Evt|Ref):(?:action|softwareAgent|changed|parameters|when|\w+ID)|photoshop:(?:ColorMode|ICCProfile|DateCreated|SidecarForExtension|LegacyIPTCDigest)|crs:(?!RawFileName|Name|Group)\w+|tiff:Orientation|exif:ColorSpace|exif:\w*(?:Version|VersionID|DateTime\w*|TimeStamp)|xmpRights:Marked|xmpG:(?:mode|type)|stDim:unit|Iptc4xmpExt:DigitalSourceType)$/;

/** Namespaces of programs, in which numbers, dates and marks are no words. */
const technical =
  /^(?:exif|exifEX|tiff|aux|crs|xmp|xmpMM|xmpTPg|xmpG|st\w+|photoshop|GCamera|HDRGainMap|hdrgm|Container|Item)$/;
const noWords = /^(?:[\d\s.,:;/+\-TZ]*|true|false|sRGB)$/i;

/** A value as text; bytes are read as the encodings of EXIF. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array)
    return Buffer.from(value)
      .toString("latin1")
      .replace(/^(?:ASCII|UNICODE|JIS)\0+/, "");
  return Array.isArray(value) ? value.map(textOf).join(" ") : String(value ?? "");
}

const plain = (text: string) => text.replace(/[\0\s]+/g, " ").trim();

/** What of EXIF and IPTC is not known to be harmless. */
async function exifTold(bytes: Buffer): Promise<Told[]> {
  const options = {
    ...{ tiff: true, ifd1: true, exif: true, gps: true, interop: true, iptc: true, xmp: false },
    ...{ makerNote: true, userComment: true, reviveValues: false, translateValues: false, mergeOutput: false },
  };
  const blocks: Record<string, unknown> = (await exifr.parse(bytes, options).catch(() => undefined)) ?? {};
  return Object.entries(blocks).flatMap(([block, content]): Told[] => {
    if (block === "makerNote") return plain(textOf(content)) ? [{ what: told.notes }] : [];
    if (!/^(?:ifd\d|exif|gps|interop|iptc|userComment)$/.test(block)) return [];
    const tags = block === "userComment" ? { UserComment: content } : (content ?? {});
    return Object.entries(tags).flatMap(([name, value]): Told[] => {
      const text = plain(textOf(value));
      if (text === "" || (block === "iptc" ? harmlessIptc : harmlessExif).test(name)) return [];
      if (block === "gps") return [{ what: told.place }];
      // Numbers speak of exposure and size; lists of bytes may be letters.
      const isNumber =
        typeof value === "number" || (Array.isArray(value) && value.every((one) => typeof one === "number"));
      if (block !== "iptc" && (isNumber || (noWords.test(text) && kindOf(name) === told.comment))) return [];
      return [{ what: kindOf(name), text }];
    });
  });
}

/** What of an XMP packet is not known to be harmless. */
function xmpTold(xml: string): Told[] {
  const found: Told[] = [];
  const parser = new SaxesParser({ fragment: false });
  const open: string[] = [];
  let isBroken = false;
  const look = (property: string, value: string) => {
    const text = plain(value);
    const [, prefix = "", name = ""] = /^(?:([^:]*):)?(.*)$/.exec(property) ?? [];
    if (text === "" || harmlessXmp.test(property) || prefix === "xmlns" || property === "xmlns") return;
    const what = kindOf(name);
    if (technical.test(prefix) && noWords.test(text) && what === told.comment) return;
    // A region or an area without its name is a place in the picture.
    if (/^(?:stArea|stDim|MPReg)$/.test(prefix) && noWords.test(text)) return;
    found.push(what === told.place ? { what } : { what, text });
  };
  /** The property that a text belongs to: the nearest around it that is no list. */
  const property = () => open.findLast((name) => !/^(?:rdf|xml):/.test(name)) ?? "";
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    for (const [attribute, value] of Object.entries(attributes)) look(attribute, value);
  });
  parser.on("text", (text) => look(property(), text));
  parser.on("cdata", (text) => look(property(), text));
  parser.on("closetag", () => void open.pop());
  parser.on("error", () => {
    isBroken = true;
  });
  parser.write(xml).close();
  return isBroken && found.length === 0 ? [{ what: told.program }] : found;
}

const packetOf = (text: string) =>
  /<(?:\w+:)?(?:xmpmeta|xapmeta|RDF)[\s>][\s\S]*<\/(?:\w+:)?(?:xmpmeta|xapmeta|RDF)>/.exec(text)?.[0];

/** The text of a PNG chunk behind its keyword; in iTXt two bytes on compression, language and translation come first. */
function textOfChunk({ name, content }: PicturePart): string {
  const rest = content.subarray(content.indexOf(0) + 1);
  if (name === "tEXt") return rest.toString("latin1");
  const isPacked = name === "zTXt" || rest[0] === 1;
  const text = name === "zTXt" ? rest.subarray(1) : rest.subarray(rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1);
  try {
    return (isPacked ? inflateSync(text, { maxOutputLength: 50_000_000 }) : text).toString("utf8");
  } catch {
    return "";
  }
}

/** All XMP of a JPEG's or PNG's parts: packets, and what was too long for one. */
function xmpOf(parts: readonly PicturePart[]): string[] {
  const packets = "http://ns.adobe.com/xap/1.0/\0";
  const extension = "http://ns.adobe.com/xmp/extension/\0";
  const starting = (id: string) => parts.filter(({ content }) => content.toString("latin1", 0, id.length) === id);
  const plainPackets = [
    ...starting(packets).map(({ content }) => content.toString("utf8", packets.length)),
    ...starting("XML:com.adobe.xmp\0").map(textOfChunk),
  ];
  // Each part of an extension begins with a digest, its length and its place: 40 bytes.
  const longer = Buffer.concat(starting(extension).map(({ content }) => content.subarray(extension.length + 40)));
  return [...plainPackets, ...(longer.length > 0 ? [longer.toString("utf8")] : [])];
}

/** Segments that say nothing beyond the picture; EXIF, XMP and Photoshop's are looked into. */
const knownSegments =
  /^(?:JFIF\0|JFXX\0|ICC_PROFILE\0|Adobe|MPF\0|Exif\0|http:\/\/ns\.adobe\.com\/(?:xap\/1\.0|xmp\/extension)\/\0|Photoshop 3\.0\0|AROT\0|urn:iso:std:iso:ts:21496:-1\0)/;

/** Photoshop's resources with texts: captions, addresses, names of layers and paths. */
const wordyResources = new Set([1006, 1008, 1035, 1045, 1053, 1086]);

function photoshopTold(content: Buffer): Told[] {
  const found: Told[] = [];
  for (let at = content.indexOf("8BIM"); at >= 0 && at + 12 <= content.length; at = content.indexOf("8BIM", at + 4)) {
    const nameLength = (content[at + 6] ?? 0) + 1;
    const head = at + 6 + nameLength + (nameLength % 2);
    if (head + 4 > content.length) break;
    const text = plain(content.toString("latin1", head + 4, head + 4 + content.readUInt32BE(head)));
    if (wordyResources.has(content.readUInt16BE(at + 4)) && /\p{L}/u.test(text))
      found.push({ what: told.comment, text });
  }
  return found;
}

/** PNG's chunks of pixels and colours. */
const knownChunks =
  /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|sPLT|hIST|pHYs|oFFs|sCAL|bKGD|tIME|acTL|fcTL|fdAT|eXIf|tEXt|zTXt|iTXt|iDOT|vpAg|orNT)$/;

/** PNG's keywords that speak of programs and colours alone. */
const harmlessKeyword = /^(?:XML:com\.adobe\.xmp|Software|Creation Time|date:.*|icc:.*|.*[Gg]amma)$/;

function partTold(part: PicturePart, format: "jpeg" | "png"): Told[] {
  const { name, content } = part;
  if (name === "COM")
    return content.some((byte) => byte > 32) ? [{ what: told.comment, text: plain(content.toString()) }] : [];
  if (name.startsWith("APP")) {
    if (content.toString("latin1", 0, 13) === "Photoshop 3.0") return photoshopTold(content);
    const isKnown = knownSegments.test(content.toString("latin1", 0, 50)) || content.every((byte) => byte === 0);
    // What "Save for Web" leaves is its quality, and any words after that.
    const isQuality = /^Ducky[^\p{L}]*$/u.test(content.toString("latin1"));
    return isKnown || isQuality ? [] : [{ what: told.program }];
  }
  if (/^(?:tEXt|zTXt|iTXt)$/.test(name)) {
    const keyword = content.toString("latin1", 0, content.indexOf(0));
    // Older programs write EXIF into a text chunk, in hexadecimal.
    if (/^Raw profile type (?:exif|APP1)$/.test(keyword)) return [{ what: told.notes }];
    const tag = keyword.replace(/^exif:/, "");
    if (harmlessKeyword.test(keyword) || harmlessExif.test(tag)) return [];
    const text = plain(textOfChunk(part));
    if (tag !== keyword && noWords.test(text) && kindOf(tag) === told.comment) return [];
    return [{ what: kindOf(tag), text }];
  }
  return format === "png" && !knownChunks.test(name) ? [{ what: told.program }] : [];
}

/** A drawing's notes that say where it lay and who drew it. */
function drawingTold(svg: string): Told[] {
  const metadata = [...svg.matchAll(/<(?:\w+:)?metadata\b[^>]*>([\s\S]*?)<\/(?:\w+:)?metadata>/g)];
  const paths = [
    ...svg.matchAll(/\s(?:\w+:)?(?:export-filename|docname|absref|docbase)\s*=\s*["'][^"']*[\\/][^"']*["']/g),
  ];
  const rdf = metadata.flatMap(([, inside = ""]) => drawingNotes(inside));
  return [...rdf, ...paths.map(() => ({ what: told.name }))];
}

/** Texts of Dublin Core and licences, without what is said of every drawing. */
const drawingNotes = (inside: string): Told[] =>
  [...inside.matchAll(/>([^<>]*\S[^<>]*)</g)].flatMap(([, text = ""]) =>
    /^\s*(?:image\/svg\+xml|[\d\s.,:+TZ-]+)\s*$/.test(text) ? [] : [{ what: told.name, text: plain(text) }],
  );

/** What a picture's file says besides the picture. */
export async function whatIsTold(bytes: Buffer): Promise<Told[]> {
  const picture = pictureParts(bytes);
  if (!picture) return /<svg/i.test(bytes.toString("latin1", 0, 100_000)) ? drawingTold(bytes.toString()) : [];
  const { format, parts, after } = picture;
  const found = [
    ...(await exifTold(bytes)),
    ...xmpOf(parts).flatMap((packet) => xmpTold(packetOf(packet) ?? packet)),
    ...parts.flatMap((part) => partTold(part, format)),
  ];
  // Ignore zero padding, which some cameras append.
  if (after.some((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x0d)) found.push({ what: told.hidden });
  return found;
}
