/** What cameras write into pictures is found, and taken out without touching the picture. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { told, whatIsTold } from "../../src/content/check/picture-privacy";
import { cleanPicture } from "../../src/content/editing/clean-picture";
import { noisyPicture } from "../plain-picture";

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
    expect(await whatIsTold(bytes)).toEqual([told.place, told.camera, told.name]);
    const cleaned = await cleanPicture(bytes);
    const after = cleaned?.bytes ?? Buffer.alloc(0);
    expect(await whatIsTold(after)).toEqual([]);
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
  expect(await whatIsTold(bytes)).toEqual([told.place]);
});

test.each(["jpeg", "png"] as const)(
  "what lies behind the end of a %s is found and taken away; filling zeros are nothing",
  async (format) => {
    const bytes = await noise().toFormat(format).toBuffer();
    const hidden = Buffer.from("PK a whole archive");
    expect(await whatIsTold(bytes)).toEqual([]);
    expect(await whatIsTold(Buffer.concat([bytes, Buffer.alloc(64)]))).toEqual([]);
    expect(await whatIsTold(Buffer.concat([bytes, hidden]))).toEqual([told.hidden]);
    expect((await cleanPicture(Buffer.concat([bytes, hidden])))?.bytes.includes("PK a whole")).toBe(false);
  },
);

test("colours stay: a profile is part of the picture", async () => {
  const bytes = await noise().jpeg().withIccProfile("p3").toBuffer();
  const cleaned = await cleanPicture(bytes);
  expect((await sharp(cleaned?.bytes).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
});

test("what is no whole picture is left alone", async () => {
  const bytes = await noise().jpeg().toBuffer();
  expect(await cleanPicture(bytes.subarray(0, 5000))).toBeUndefined();
  expect(await cleanPicture(Buffer.from("no picture"))).toBeUndefined();
});

/** A PNG with a chunk of text put in after its header. */
function withText(png: Buffer, chunk: "tEXt" | "zTXt", keyword: string, text: Buffer): Buffer {
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
  expect(await whatIsTold(bytes)).toContain(told.notes);
  expect(await whatIsTold((await cleanPicture(bytes))?.bytes ?? bytes)).toEqual([]);
});

test.each([
  ["Author", "somebody's name"],
  ["Description", "a comment"],
])("%s in a PNG is %s", async (keyword, what) => {
  const bytes = withText(await noise().png().toBuffer(), "tEXt", keyword, Buffer.from("Mia, 12 Elm Road"));
  expect(await whatIsTold(bytes)).toEqual([what]);
});

test("what program wrote a PNG tells of nobody", async () => {
  const bytes = withText(await noise().png().toBuffer(), "tEXt", "Software", Buffer.from("GIMP"));
  expect(await whatIsTold(bytes)).toEqual([]);
});
