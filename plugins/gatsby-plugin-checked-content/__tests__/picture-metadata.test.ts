/** What cameras write into pictures is found, and taken out without touching the picture. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { noisyPicture } from "../../../__tests__/plain-picture";
import { findMetadata as allThatIsTold, phrasesOf, told } from "../check/picture-metadata";
import { cleanPicture } from "../editing/clean-picture";

const findMetadata = async (bytes: Buffer) => phrasesOf(await allThatIsTold(bytes));

const noise = () => noisyPicture(300, 200);

/** A picture as a phone makes it: held upright, at a place, by somebody. */
const fromPhone = (format: "jpeg" | "png") =>
  noise()
    .toFormat(format)
    .withExif({
      IFD0: { Make: "Phone", Model: "Phone 15", Artist: "Ann Smith", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test.each(["jpeg", "png"] as const)(
  "a %s from a phone tells its place, its owner and its model; cleaned, it tells nothing",
  async (format) => {
    const bytes = await fromPhone(format);
    expect(await findMetadata(bytes)).toEqual([told.place, told.camera, told.name]);
    const cleaned = await cleanPicture(bytes);
    const after = cleaned?.bytes ?? Buffer.alloc(0);
    expect(await findMetadata(after)).toEqual([]);
    expect(after.includes("Phone")).toBe(false);
    expect((await sharp(after).metadata()).orientation).toBe(6);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    // Once is enough: a second time there is nothing left to take out.
    expect((await cleanPicture(after))?.removed).toBe(0);
  },
);

test("a place in XMP, which programs write beside EXIF, is found", async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="51,30N"/></x:xmpmeta>';
  const bytes = await noise().jpeg().withXmp(xmp).toBuffer();
  expect(await findMetadata(bytes)).toEqual([told.place]);
});

test.each(["jpeg", "png"] as const)(
  "what lies behind the end of a %s is found and taken away; filling zeros are nothing",
  async (format) => {
    const bytes = await noise().toFormat(format).toBuffer();
    const hidden = Buffer.from("PK a whole archive");
    expect(await findMetadata(bytes)).toEqual([]);
    for (const filling of ["\0".repeat(64), "\r\n"])
      expect(await findMetadata(Buffer.concat([bytes, Buffer.from(filling)]))).toEqual([]);
    expect(await findMetadata(Buffer.concat([bytes, hidden]))).toEqual([told.hidden]);
    expect((await cleanPicture(Buffer.concat([bytes, hidden])))?.bytes.includes("PK a whole")).toBe(false);
  },
);

test.each(["jpeg", "png"] as const)("colours stay: a profile is part of the picture, in a %s", async (format) => {
  const bytes = await noise().toFormat(format).withIccProfile("p3").toBuffer();
  const cleaned = await cleanPicture(bytes);
  expect((await sharp(cleaned?.bytes).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
});

test("what is no whole picture is left alone", async () => {
  const bytes = await noise().jpeg().toBuffer();
  expect(await cleanPicture(bytes.subarray(0, 5000))).toBeUndefined();
  expect(await cleanPicture(Buffer.from("no picture"))).toBeUndefined();
});

/** A PNG with a chunk of text put in after its header. */
function withText(png: Buffer, chunk: "tEXt" | "zTXt" | "iTXt", keyword: string, text: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(`${keyword}\0`, "latin1"), text]);
  const named = Buffer.concat([Buffer.from(chunk, "latin1"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), length, named, checksum, png.subarray(headerEnd)]);
}

test("notes of a camera that older programs write into a PNG as figures are found", async () => {
  const { exif = Buffer.alloc(0) } = await sharp(await fromPhone("png")).metadata();
  const figures = `\nexif\n${String(exif.length).padStart(8)}\n${exif.toString("hex").replace(/.{72}/g, "$&\n")}\n`;
  const text = Buffer.concat([Buffer.from([0]), deflateSync(figures)]);
  const bytes = withText(await noise().png().toBuffer(), "zTXt", "Raw profile type exif", text);
  expect(await findMetadata(bytes)).toContain(told.notes);
  expect(await findMetadata((await cleanPicture(bytes))?.bytes ?? bytes)).toEqual([]);
});

test.each([
  ["Author", "somebody's name"],
  ["Description", "a comment"],
])("%s in a PNG is %s", async (keyword, what) => {
  const bytes = withText(await noise().png().toBuffer(), "tEXt", keyword, Buffer.from("Mia, 12 Elm Road"));
  expect(await findMetadata(bytes)).toEqual([what]);
});

test("what program wrote a PNG tells of nobody", async () => {
  const bytes = withText(await noise().png().toBuffer(), "tEXt", "Software", Buffer.from("GIMP"));
  expect(await findMetadata(bytes)).toEqual([]);
});

/** A JPEG or PNG with this in an XMP packet, as programs write it; in a PNG packed or not. */
async function withXmp(format: "jpeg" | "png" | "packed png" | "zTXt", inside: string, attributes = "") {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  if (format === "jpeg") return noise().jpeg().withXmp(xmp).toBuffer();
  const png = await noise().png().toBuffer();
  const packed = deflateSync(xmp);
  if (format === "zTXt") return withText(png, "zTXt", "XML:com.adobe.xmp", Buffer.from([0, ...packed]));
  const text = format === "png" ? Buffer.from(`\0\0\0\0${xmp}`) : Buffer.from([1, 0, 0, 0, ...packed]);
  return withText(png, "iTXt", "XML:com.adobe.xmp", text);
}

const bag = (property: string, text: string) =>
  `<${property}><rdf:Bag><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Bag></${property}>`;

test.each(["jpeg", "png"] as const)(
  "whatever a %s says in XMP is told, however the program names it",
  async (format) => {
    const faces = `<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource">
    <mwg-rs:Area stArea:x="0.5" stArea:unit="normalized"/><mwg-rs:Name>Mia</mwg-rs:Name></rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`;
    for (const [inside, what] of [
      [faces, told.name],
      [
        '<MP:RegionInfo><MPRI:Regions><rdf:Bag><rdf:li MPReg:PersonDisplayName="Mia"/></rdf:Bag></MPRI:Regions></MP:RegionInfo>',
        told.name,
      ],
      [bag("Iptc4xmpExt:PersonInImage", "Mia"), told.name],
      [bag("dc:description", "Mia at the lake"), told.comment],
      [bag("dc:subject", "Mia"), told.comment],
      [bag("lr:hierarchicalSubject", "People|Mia"), told.comment],
      [bag("digiKam:TagsList", "People/Mia"), told.comment],
      [bag("of-tomorrow:whoWasThere", "Mia"), told.comment],
      ["<photoshop:City>Leeds</photoshop:City>", told.place],
    ] as const) {
      const bytes = await withXmp(format, inside);
      expect([inside, await findMetadata(bytes)]).toEqual([inside, expect.arrayContaining([what])]);
      expect(await findMetadata((await cleanPicture(bytes))?.bytes ?? bytes)).toEqual([]);
    }
  },
);

test("XMP is told where a PNG packs it, and where a JPEG goes on with it in another segment", async () => {
  const creator = bag("dc:creator", "Mia");
  for (const format of ["packed png", "zTXt"] as const)
    expect([format, await findMetadata(await withXmp(format, creator))]).toEqual([format, [told.name]]);
  const more = `http://ns.adobe.com/xmp/extension/\0${"0".repeat(40)}<x:xmpmeta>${creator}</x:xmpmeta>`;
  const bytes = withSegment(await noise().jpeg().toBuffer(), 0xe1, Buffer.from(more));
  expect(await findMetadata(bytes)).toEqual([told.name]);
});

test("what programs note for themselves tells of nobody", async () => {
  const notes = `<xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="Adobe Photoshop" stEvt:when="2025-06-01T10:00:00Z"/>
    </rdf:Seq></xmpMM:History><exif:PixelXDimension>300</exif:PixelXDimension><exif:LightSource>0</exif:LightSource>`;
  const attributes =
    'xmp:CreatorTool="Adobe Photoshop 26.0" dc:format="image/jpeg" xmpMM:DocumentID="xmp.did:0f" crs:WhiteBalance="As Shot"';
  expect(await findMetadata(await withXmp("jpeg", notes, attributes))).toEqual([]);
});

test("what the site says of itself is no news", async () => {
  const bytes = await withXmp("jpeg", bag("dc:creator", "B. Author") + bag("dc:title", "Raptor moon"));
  const known = (text: string) => ["B. Author", "Raptor moon"].includes(text);
  expect(phrasesOf(await allThatIsTold(bytes), known)).toEqual([]);
  expect(phrasesOf(await allThatIsTold(bytes), (text) => text === "B. Author")).toEqual([told.comment]);
});

/** A JPEG segment, put in at the front. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

test("captions and keywords in IPTC, and segments that nobody knows, are told", async () => {
  const field = (number: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, number, 0, text.length]), Buffer.from(text)]);
  const photoshop = (...fields: Buffer[]) => {
    const data = Buffer.concat(fields);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([Buffer.from("Photoshop 3.0\0"), Buffer.from("8BIM\x04\x04\0\0", "latin1"), size, data]);
  };
  const jpeg = await noise().jpeg().toBuffer();
  for (const [marker, content, what] of [
    [0xed, photoshop(field(120, "Mia at the lake")), told.comment],
    [0xed, photoshop(field(25, "Mia")), told.comment],
    [0xed, photoshop(field(80, "Ann Smith")), told.name],
    [0xed, photoshop(field(118, "Ann Smith")), told.name],
    [0xeb, Buffer.from("JP\0\x01made by Ann"), told.program],
    [0xec, Buffer.from("PictureInfo\0Ann"), told.program],
  ] as const) {
    const bytes = withSegment(jpeg, marker, content);
    expect([String(content), await findMetadata(bytes)]).toEqual([String(content), [what]]);
    expect(await findMetadata((await cleanPicture(bytes))?.bytes ?? bytes)).toEqual([]);
  }
});

/** A resource of Photoshop's. */
function resource(id: number, data: Buffer, name = ""): Buffer {
  const [number, size] = [Buffer.alloc(2), Buffer.alloc(4)];
  number.writeUInt16BE(id);
  size.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.alloc((name.length + 1) % 2)]);
  return Buffer.concat([Buffer.from("8BIM"), number, named, size, data, Buffer.alloc(data.length % 2)]);
}

/** A JPEG with these of Photoshop's resources. */
const withResources = async (...resources: Buffer[]) =>
  withSegment(await noise().jpeg().toBuffer(), 0xed, Buffer.concat([Buffer.from("Photoshop 3.0\0"), ...resources]));

test("EXIF is told wherever it stands: in a second segment, behind its fields, and where no parser reads it", async () => {
  const jpeg = await noise().jpeg().toBuffer();
  const { exif = Buffer.alloc(0) } = await sharp(await fromPhone("jpeg")).metadata();
  const harmless = await noise().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await findMetadata(harmless)).toEqual([]);
  expect(await findMetadata(withSegment(harmless, 0xe1, exif))).toContain(told.place);
  expect(await findMetadata(await withResources(resource(1058, exif.subarray(6))))).toContain(told.place);
  const { exif: plain = Buffer.alloc(0) } = await sharp(harmless).metadata();
  const behind = Buffer.concat([plain, Buffer.from("Mia, 12 Elm Road")]);
  expect(await findMetadata(withSegment(jpeg, 0xe1, behind))).toEqual([told.comment]);
  const broken = Buffer.from("Exif\0\0MM\0*\0\0\xff\xffMia, 12 Elm Road", "latin1");
  expect(await findMetadata(withSegment(jpeg, 0xe1, broken))).toEqual([told.comment]);
});

test("small pictures beside the picture are told, which may show what was cut away", async () => {
  const jpeg = await noise().jpeg().toBuffer();
  const small = await noise().resize(16).jpeg().toBuffer();
  const inJfif = Buffer.concat([Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02", "latin1"), Buffer.alloc(12, 9)]);
  // A directory without fields, then one of three: the compression, the place of the small picture and its length.
  const field = (tag: string, type: string, value: string) => `${tag}${type}00000001${value}`;
  const length = small.length.toString(16).padStart(8, "0");
  const inExif = Buffer.concat([
    Buffer.from("Exif\0\0"),
    Buffer.from("4d4d002a00000008" + "0000" + "0000000e" + "0003", "hex"),
    Buffer.from(field("0103", "0003", "00060000") + field("0201", "0004", "00000038"), "hex"),
    Buffer.from(`${field("0202", "0004", length)}00000000`, "hex"),
    small,
  ]);
  for (const bytes of [
    withSegment(jpeg, 0xe1, inExif),
    withSegment(jpeg, 0xe0, inJfif),
    withSegment(jpeg, 0xe0, Buffer.concat([Buffer.from("JFXX\0\x10", "latin1"), small])),
    await withResources(resource(1036, Buffer.concat([Buffer.alloc(28), small]))),
  ]) {
    expect(await findMetadata(bytes)).toEqual([told.preview]);
    expect(await findMetadata((await cleanPicture(bytes))?.bytes ?? bytes)).toEqual([]);
  }
});

test("of Photoshop's resources, what is not known to be harmless is told", async () => {
  const caption = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, 15]), Buffer.from("Mia at the lake")]);
  expect(await findMetadata(await withResources(resource(1028, caption, "IPTC")))).toEqual([told.comment]);
  expect(await findMetadata(await withResources(resource(4999, Buffer.from("Mia at the lake"))))).toEqual([
    told.comment,
  ]);
  const inSlices = Buffer.from("Mia at the lake", "utf16le").swap16();
  expect(await findMetadata(await withResources(resource(1050, inSlices)))).toEqual([told.comment]);
  // A segment has room for 64 KB.
  const [first, rest] = [resource(1028, caption).subarray(0, 12), resource(1028, caption).subarray(12)];
  const start = Buffer.concat([Buffer.from("Photoshop 3.0\0"), first]);
  expect(await findMetadata(withSegment(await withResources(rest), 0xed, start))).toEqual([told.comment]);
  const numbers = [resource(1005, Buffer.alloc(16, 1)), resource(1030, Buffer.from([0, 5, 0, 0, 0, 1]))];
  const version = resource(1057, Buffer.from("Adobe Photoshop", "utf16le").swap16());
  expect(await findMetadata(await withResources(...numbers, version))).toEqual([]);
});

test("comments and instructions in XMP, and what stands around it, are told", async () => {
  expect(await findMetadata(await withXmp("jpeg", "<!-- Mia, 12 Elm Road -->"))).toEqual([told.comment]);
  expect(await findMetadata(await withXmp("png", "<?note Mia, 12 Elm Road?>"))).toEqual([told.comment]);
  const around = Buffer.from("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta></x:xmpmeta> Mia, 12 Elm Road");
  expect(await findMetadata(withSegment(await noise().jpeg().toBuffer(), 0xe1, around))).toEqual([told.comment]);
});

test("a drawing's notes on its maker and its folder are told", async () => {
  const drawing = (inside: string, attributes = "") =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<path d="M0 0"/></svg>`);
  const metadata = (inside: string) => `<metadata><rdf:RDF><cc:Work>${inside}</cc:Work></rdf:RDF></metadata>`;
  expect(
    await findMetadata(
      drawing(metadata("<dc:creator><cc:Agent><dc:title>Ann Smith</dc:title></cc:Agent></dc:creator>")),
    ),
  ).toEqual([told.name]);
  expect(await findMetadata(drawing(metadata('<rdf:Description dc:creator="Ann Smith"/>')))).toEqual([told.name]);
  expect(await findMetadata(drawing("", 'inkscape:export-filename="/home/ann/wheel.png"'))).toEqual([told.name]);
  expect(
    await findMetadata(drawing(metadata("<dc:format>image/svg+xml</dc:format>"), 'sodipodi:docname="wheel.svg"')),
  ).toEqual([]);
});
