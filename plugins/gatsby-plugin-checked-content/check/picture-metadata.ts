/** Finds personal metadata in EXIF, XMP, IPTC and PNG texts: all text that is not known to be harmless. */
import { inflateSync } from "node:zlib";
import exifr from "exifr";
import { SaxesParser } from "saxes";
import { type PictureSegment, segmentsOf } from "./jpeg-png-segments";

/** Kinds of personal data, as phrases for messages. */
export const told = {
  place: "the place where it was taken",
  camera: "the model of the camera or phone",
  name: "somebody's name",
  comment: "a comment",
  program: "notes of a program",
  notes: "a camera's notes, perhaps with the place",
  hidden: "data behind its end",
  preview: "a small copy of the picture, perhaps from before it was cut or painted over",
};

/** A finding: something that a file tells. */
export interface Told {
  /** One of the phrases. */
  what: string;
  /** The text itself; no finding if the site publishes it anyway. */
  text?: string;
}

/** The phrases for findings, without those whose text is `known` to be public. */
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

/** EXIF tags that tell of the file and of programs only. */
const harmlessExif =
  /^(?:Software|ProcessingSoftware|InteropIndex|ExifVersion|FlashpixVersion|PrintIM|DateTime\w*|CreateDate|ModifyDate|OffsetTime\w*|SubSecTime\w*|ComponentsConfiguration|FileSource|SceneType|CFAPattern|RelatedImageFileFormat|Padding|GPSVersionID|GPSDateStamp|GPSTimeStamp)$/;

/** IPTC data sets by what they tell: of the file only (undefined), of places, of people. All others are comments. */
const iptcDatasets: [what: string | undefined, datasets: RegExp][] = [
  [undefined, /^(?:1:(?:0|20|22|40|60|70|80|90)|2:(?:0|3|7|10|22|30|35|37|38|55|60|62|63|65|70|75|130|131|135)|3:.*)$/],
  [told.place, /^2:(?:26|27|90|92|95|100|101)$/],
  [told.name, /^2:(?:80|85|110|115|116|118|122)$/],
];

/** XMP properties that programs write for programs, with the usual prefixes of their namespaces. */
const harmlessXmp =
  /^(?:x:xmptk|rdf:\w+|xml:\w+|dc:format|xmp:(?:CreatorTool|Rating|\w+Date)|xmpMM:\w+ID|st(?:Evt|Ref):(?:action|softwareAgent|changed|parameters|when|\w+ID)|photoshop:(?:ColorMode|ICCProfile|DateCreated|SidecarForExtension|LegacyIPTCDigest)|crs:(?!RawFileName|Name|Group)\w+|tiff:Orientation|exif:ColorSpace|exif:\w*(?:Version|VersionID|DateTime\w*|TimeStamp)|xmpRights:Marked|xmpG:(?:mode|type)|stDim:unit|Iptc4xmpExt:DigitalSourceType)$/;

/** Prefixes of technical namespaces: in these, values of numbers, dates and flags (noWords) tell nothing. */
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

/** Readable texts in raw bytes, of one or two bytes a letter, which a parser may have passed over. */
function textsIn(bytes: Buffer): string[] {
  const wide = [bytes, bytes.subarray(1)].map((some) => some.subarray(0, some.length & ~1).toString("utf16le"));
  return [bytes.toString("latin1"), ...wide].flatMap((text) =>
    [...text.matchAll(/[\x20-\x7e]{5,}/g)]
      .map(([run]) => run.trim())
      // The names of encodings stand before texts that may be empty.
      .filter((run) => /[a-z]{3}/i.test(run) && !/^(?:ASCII|UNICODE)$/.test(run)),
  );
}

/** Findings in an EXIF block (TIFF): all that is not known to be harmless. */
async function exifTold(block: Buffer): Promise<Told[]> {
  const options = {
    ...{ tiff: true, ifd1: true, exif: true, gps: true, interop: true, iptc: false, xmp: false },
    ...{ makerNote: true, userComment: true, reviveValues: false, translateValues: false, mergeOutput: false },
  };
  const blocks: Record<string, unknown> = (await exifr.parse(block, options).catch(() => undefined)) ?? {};
  const known: string[] = [];
  const found = Object.entries(blocks).flatMap(([name, content]): Told[] => {
    if (name === "makerNote") return plain(textOf(content)) ? [{ what: told.notes }] : [];
    if (!/^(?:ifd\d|exif|gps|interop|userComment)$/.test(name)) return [];
    const tags = name === "userComment" ? { UserComment: content } : (content ?? {});
    return Object.entries(tags).flatMap(([tag, value]): Told[] => {
      const text = plain(textOf(value));
      known.push(text);
      if (tag === "ThumbnailLength") return [{ what: told.preview }];
      if (text === "" || harmlessExif.test(tag)) return [];
      if (name === "gps") return [{ what: told.place }];
      // Numbers speak of exposure and size; lists of bytes may be letters.
      const isNumber =
        typeof value === "number" || (Array.isArray(value) && value.every((one) => typeof one === "number"));
      if (isNumber || (noWords.test(text) && kindOf(tag) === told.comment)) return [];
      return [{ what: kindOf(tag), text }];
    });
  });
  // The raw bytes of a camera's notes or of a thumbnail may look like any text.
  if (found.some(({ what }) => what === told.notes || what === told.preview)) return found;
  const all = known.join("\n");
  return [...found, ...textsIn(block).flatMap((text) => (all.includes(text) ? [] : [{ what: told.comment, text }]))];
}

/** The processing instructions that frame an XMP packet. */
const isFrame = /^(?:xpacket|adobe-xap-filters)$/;

/** Findings in the XML of an XMP packet: all that is not known to be harmless. */
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
  parser.on("comment", (text) => look("comment", text));
  parser.on("processinginstruction", ({ target, body }) => isFrame.test(target) || look("comment", body));
  parser.on("closetag", () => void open.pop());
  parser.on("error", () => {
    isBroken = true;
  });
  parser.write(xml).close();
  return isBroken && found.length === 0 ? [{ what: told.program }] : found;
}

const packet = /<(?:\w+:)?(?:xmpmeta|xapmeta|RDF)[\s>][\s\S]*<\/(?:\w+:)?(?:xmpmeta|xapmeta|RDF)>/;

/** Findings in a segment with an XMP packet: in its XML, and in any text around that beside the usual frame. */
function xmpPartTold(part: string): Told[] {
  const [xml = part] = packet.exec(part) ?? [];
  const around = plain(part.replace(xml, () => "").replace(/<\?(?:xpacket|adobe-xap-filters)[^>]*\?>/g, ""));
  return [...xmpTold(xml), ...(/\p{L}/u.test(around) ? [{ what: told.comment, text: around }] : [])];
}

/** The text of a PNG text chunk. Before it stand a keyword and, in iTXt, two bytes on compression, a language and a translation. */
function textOfChunk({ name, content }: PictureSegment): string {
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

/** The contents of the segments that begin with an identifier, such as "Exif\0\0", without that. */
const behind = (parts: readonly PictureSegment[], start: string): Buffer[] =>
  parts.flatMap(({ content }) =>
    content.toString("latin1", 0, start.length) === start ? [content.subarray(start.length)] : [],
  );

/** All XMP of a JPEG or PNG: packets, and extensions of a packet that was too long for one segment. */
function xmpOf(parts: readonly PictureSegment[]): string[] {
  const inText = parts.filter(({ content }) => content.toString("latin1", 0, 18) === "XML:com.adobe.xmp\0");
  // Each part of an extension begins with a digest, its length and its place: 40 bytes.
  const longer = Buffer.concat(
    behind(parts, "http://ns.adobe.com/xmp/extension/\0").map((content) => content.subarray(40)),
  );
  return [
    ...behind(parts, "http://ns.adobe.com/xap/1.0/\0").map((content) => content.toString()),
    ...inText.map(textOfChunk),
    ...(longer.length > 0 ? [longer.toString()] : []),
  ];
}

/** All EXIF blocks of a JPEG or PNG: one is usual, but some programs write several. */
const exifOf = (parts: readonly PictureSegment[]): Buffer[] => [
  ...behind(parts, "Exif\0\0"),
  ...parts.filter(({ name, content }) => name === "eXIf" && content[0] !== 0x45).map(({ content }) => content),
];

/** Segments that say nothing beyond the picture; EXIF, XMP and Photoshop's are looked into. */
const knownSegments =
  /^(?:JFIF\0|JFXX\0|ICC_PROFILE\0|Adobe|MPF\0|Exif\0|http:\/\/ns\.adobe\.com\/(?:xap\/1\.0|xmp\/extension)\/\0|Photoshop 3\.0\0|AROT\0|urn:iso:std:iso:ts:21496:-1\0)/;

/** Photoshop resources that hold numbers, flags and Photoshop's own words. Those of IPTC, EXIF and XMP are looked into. */
const harmlessResources = new Set([
  ...[1000, 1003, 1005, 1007, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023],
  ...[1024, 1025, 1026, 1027, 1030, 1032, 1034, 1037, 1039, 1040, 1041, 1042, 1043, 1044, 1046, 1047, 1049, 1057, 1061],
  ...[1062, 1064, 1066, 1067, 1069, 1071, 1072, 1074, 1075, 1076, 1077, 1078, 1082, 1083, 2999, 3000, 10000],
]);

/** Findings in IPTC data sets, each of which is a marker, record and number, length, and text. */
function iptcTold(data: Buffer): Told[] {
  const found: Told[] = [];
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c; ) {
    const name = `${data[at + 1]}:${data[at + 2]}`;
    const end = at + 5 + data.readUInt16BE(at + 3);
    const text = plain(data.toString("utf8", at + 5, end));
    const known = iptcDatasets.find(([, datasets]) => datasets.test(name));
    const what = known ? known[0] : told.comment;
    if (text && what) found.push(what === told.place ? { what } : { what, text });
    at = end;
  }
  return found;
}

/** Findings in Photoshop resources: all that is not known to be harmless. */
async function photoshopTold(data: Buffer): Promise<Told[]> {
  const found: Told[] = [];
  let at = 0;
  while (at + 12 <= data.length && data.toString("latin1", at, at + 4) === "8BIM") {
    const id = data.readUInt16BE(at + 4);
    const nameLength = data[at + 6] ?? 0;
    const head = at + 7 + nameLength + ((nameLength + 1) % 2);
    if (head + 4 > data.length) break;
    const size = data.readUInt32BE(head);
    const content = data.subarray(head + 4, head + 4 + size);
    if (id === 1028) found.push(...iptcTold(content));
    else if (id === 1033 || id === 1036) found.push({ what: told.preview });
    else if (id === 1058 || id === 1059) found.push(...(await exifTold(content)));
    else if (id === 1060) found.push(...xmpPartTold(content.toString()));
    else if (!harmlessResources.has(id)) {
      // Texts are in one byte a letter, or in two, high byte first.
      const wide = Buffer.from(content.subarray(0, content.length & ~1)).swap16();
      const texts = [content.toString("latin1"), wide.toString("utf16le")].map(plain);
      const text = texts.flatMap((each) => each.match(/[\x20-\x7e]{3,}/g) ?? []).find((each) => /[a-z]{2}/i.test(each));
      if (text) found.push({ what: told.comment, text });
    }
    at = head + 4 + size + (size % 2);
  }
  // The rest holds resources of other programs, or broken ones.
  if (textsIn(data.subarray(at)).length > 0) found.push({ what: told.program });
  return found;
}

/** PNG chunks of pixels and colours, and those that are looked into. */
const knownChunks =
  /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|sPLT|hIST|pHYs|oFFs|sCAL|bKGD|tIME|acTL|fcTL|fdAT|eXIf|tEXt|zTXt|iTXt|iDOT|vpAg|orNT)$/;

/** Keywords of PNG text chunks that tell of programs and colours only. */
const harmlessKeyword = /^(?:XML:com\.adobe\.xmp|Software|Creation Time|date:.*|icc:.*|.*[Gg]amma)$/;

/** Findings in a segment or chunk by itself. */
function partTold(part: PictureSegment, format: "jpeg" | "png"): Told[] {
  const { name, content } = part;
  if (name === "COM")
    return content.some((byte) => byte > 32) ? [{ what: told.comment, text: plain(content.toString()) }] : [];
  if (name.startsWith("APP")) {
    // A JFIF segment that is longer than its numbers holds a thumbnail.
    const start = content.toString("latin1", 0, 5);
    if (start === "JFXX\0" || (start === "JFIF\0" && content.length > 14)) return [{ what: told.preview }];
    const isKnown = knownSegments.test(content.toString("latin1", 0, 50)) || content.every((byte) => byte === 0);
    // "Save for Web" notes its quality in a Ducky segment, after which there may be words.
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

/** Findings in a drawing (SVG): its metadata, and paths on the computer of whoever drew it. */
function drawingTold(svg: string): Told[] {
  const metadata = [...svg.matchAll(/<(?:\w+:)?metadata\b[^>]*>([\s\S]*?)<\/(?:\w+:)?metadata>/g)];
  const paths = [
    ...svg.matchAll(/\s(?:\w+:)?(?:export-filename|docname|absref|docbase)\s*=\s*["'][^"']*[\\/][^"']*["']/g),
  ];
  const rdf = metadata.flatMap(([, inside = ""]) => drawingNotes(inside));
  return [...rdf, ...paths.map(() => ({ what: told.name }))];
}

/** Texts in a drawing's metadata (Dublin Core, licences), without those that every drawing has. */
const drawingNotes = (inside: string): Told[] =>
  [...inside.matchAll(/>([^<>]*\S[^<>]*)<|\sdc:\w+\s*=\s*["']([^"']*)/g)].flatMap(
    ([, element, text = element ?? ""]) =>
      /^\s*(?:image\/svg\+xml|[\d\s.,:+TZ-]+)\s*$/.test(text) ? [] : [{ what: told.name, text: plain(text) }],
  );

/** All findings in a picture's file. */
export async function findMetadata(bytes: Buffer): Promise<Told[]> {
  const picture = segmentsOf(bytes);
  if (!picture) return /<svg/i.test(bytes.toString("latin1", 0, 100_000)) ? drawingTold(bytes.toString()) : [];
  const { format, parts, after } = picture;
  const found = [
    ...(await Promise.all(exifOf(parts).map(exifTold))).flat(),
    ...xmpOf(parts).flatMap(xmpPartTold),
    // A segment has room for 64 KB; what is longer goes on in the next one.
    ...(await photoshopTold(Buffer.concat(behind(parts, "Photoshop 3.0\0")))),
    ...parts.flatMap((part) => partTold(part, format)),
  ];
  // Ignore zero padding, which some cameras append.
  if (after.some((byte) => byte !== 0 && byte !== 0x0a && byte !== 0x0d)) found.push({ what: told.hidden });
  return found;
}
