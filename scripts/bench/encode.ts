/** The same encodes as in a build, by sharp alone: what no build can be faster than. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import sharp, { type FailOnOptions, type FitEnum, type ResizeOptions, type Sharp } from "sharp";
import { encodeAvifFast } from "../../src/gatsby/fast-avif";

/** One encoded file, as gatsby-plugin-sharp was asked for it. */
export interface Encode {
  /** The original. */
  input: string;
  output: string;
  args: {
    width?: number;
    height?: number;
    fit?: keyof FitEnum;
    cropFocus?: ResizeOptions["position"];
    background?: string;
    toFormat: "jpg" | "png" | "webp" | "avif";
    quality?: number;
    jpegQuality?: number;
    pngQuality?: number;
    webpQuality?: number;
    jpegProgressive?: boolean;
    pngCompressionLevel?: number;
  };
  pluginOptions: {
    failOn?: FailOnOptions;
    stripMetadata?: boolean;
    useMozJpeg?: boolean;
    defaultQuality?: number;
  };
}

/** Encodes all files, one per core at a time. */
export async function encodeAll(encodes: Encode[]): Promise<{ seconds: number; bytes: number }> {
  encodeAvifFast();
  sharp.concurrency(1);
  const folder = mkdtempSync(path.join(tmpdir(), "encodes-"));
  const waiting = [...encodes.entries()];
  let bytes = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, encode] = next;
      const { size } = await pipeline(encode).toFile(path.join(folder, String(index)));
      bytes += size;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, { recursive: true });
  return { seconds, bytes };
}

function pipeline({ input, args, pluginOptions }: Encode): Sharp {
  const { fit, cropFocus, background, quality = pluginOptions.defaultQuality } = args;
  const picture = sharp(input, { failOn: pluginOptions.failOn })
    .rotate()
    .resize(round(args.width), round(args.height), { fit, position: cropFocus, background });
  if (!pluginOptions.stripMetadata) picture.withMetadata();
  switch (args.toFormat) {
    case "avif":
      return picture.avif({ quality });
    case "webp":
      return picture.webp({ quality: args.webpQuality || quality });
    case "png":
      return picture.png({
        quality: args.pngQuality || quality,
        compressionLevel: args.pngCompressionLevel ?? 9,
        adaptiveFiltering: false,
      });
    case "jpg":
      return picture.jpeg({
        quality: args.jpegQuality || quality,
        progressive: args.jpegProgressive ?? true,
        mozjpeg: pluginOptions.useMozJpeg,
      });
  }
}

const round = (size: number | undefined) => size && Math.round(size);
