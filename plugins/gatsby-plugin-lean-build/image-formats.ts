/** Replaces gatsbyImageData's resolver: AVIF in all widths, and one fallback file in the original's format. */
import type { CreateResolversArgs, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
// @ts-expect-error The plugin ships without types; Generate says what is used.
import { generateImageData } from "gatsby-plugin-sharp";
// @ts-expect-error
import { getPluginOptions } from "gatsby-plugin-sharp/plugin-options";
import sharp from "sharp";
import type { LeanBuildOptions } from "./options";
import type { ImageMetadataCache } from "./image-metadata-cache";

/** A picture as a Gatsby file node. */
interface PictureFile {
  name: string;
  absolutePath: string;
  internal: { contentDigest: string };
}

/** What a query asks of gatsbyImageData. */
interface ImageArguments {
  width: number;
  aspectRatio?: number;
  breakpoints?: number[];
  formats?: string[];
  avifOptions?: object;
  transformOptions?: { cropFocus?: unknown };
}

interface ImageNode {
  /** The id of its File node. */
  parent: string;
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): PictureFile };
}

/** The Gatsby APIs that gatsby-plugin-sharp needs. */
type Making = Pick<CreateResolversArgs, "pathPrefix" | "reporter" | "cache">;

/** The type of gatsby-plugin-sharp's generateImageData, which ships without types. */
type Generate = (request: Making & { file: PictureFile; args: ImageArguments }) => Promise<IGatsbyImageData>;

/** A picture's size in pixels as it is displayed, and whether its EXIF orientation swaps width and height. */
async function sizeAsSeen(file: string): Promise<{ width: number; height: number; isTurned: boolean }> {
  const { width: stored, autoOrient } = await sharp(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isTurned: stored !== autoOrient.width };
}

/** The size in pixels to which a picture is reduced for its dominant colour. */
const lookedAt = 200;

/** The placeholder colour. gatsby-plugin-sharp's own takes half a second a picture. */
async function dominantColor(file: string): Promise<string> {
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  const small = await sharp(file).resize(lookedAt, lookedAt, { fit: "inside" }).toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}

/** The files that a picture's data name, below public/static. */
const filesIn = ({ images }: IGatsbyImageData): string[] =>
  [...(images.fallback?.srcSet ?? "").matchAll(/\/static\/(\S+)/g)].map(([, file = ""]) => decodeURIComponent(file));

/** The fallback's width in pixels: one for all queries, since browsers without AVIF are old and few. */
const fallbackWidth = 720;

/** The fallback's arguments: without AVIF options and crop, so that all queries share one file. */
const askedOfFallback = ({ avifOptions, aspectRatio, transformOptions, ...args }: ImageArguments): ImageArguments => ({
  ...args,
  transformOptions: { ...transformOptions, cropFocus: undefined },
});

/** The sizes in pixels that pictures are made in. */
type Sizes = Pick<LeanBuildOptions, "widths" | "tallest">;

/** The widths to make of a picture, without those that make it taller than `tallest`. `shape` is width ÷ height. */
function widthsOf({ width, breakpoints = [] }: ImageArguments, shape: number, { widths: scale, tallest }: Sizes) {
  const widths = [...new Set([...breakpoints, width])].sort((a, b) => a - b);
  const other = widths.find((each) => scale && !scale.includes(each));
  if (scale && other) {
    const next = scale.find((each) => each > other) ?? scale.at(-1);
    throw new Error(
      `A query asks for a picture ${other} pixels wide. Pictures are made in widths of ${scale.join(", ")}: ask for ${next}.`,
    );
  }
  return widths.filter((each, index) => index === 0 || !tallest || each / shape <= tallest);
}

/** AVIF in all widths, and one fallback. WebP would take half as long again, and be in every srcset. */
export function avifWithFallback(making: Making, generate: Generate, sizes: Sizes, facts: ImageMetadataCache) {
  const reporter: Reporter = Object.assign(Object.create(making.reporter), {
    warn: (text: string) => {
      // The fallback is a file of its own here.
      if (!text.includes("specified only AVIF format")) making.reporter.warn(text);
    },
  });

  return async (image: ImageNode, { ...args }: ImageArguments, context: Context): Promise<IGatsbyImageData> => {
    const file = context.nodeModel.getNodeById({ id: image.parent });
    const { contentDigest } = file.internal;
    const seen = await facts.of(["size", contentDigest], () => sizeAsSeen(file.absolutePath));
    const shape = seen.width / seen.height;
    // gatsby-plugin-sharp rotates such a picture, but takes the aspect ratio from before that, and would crop it.
    const turned = seen.isTurned ? shape : undefined;
    const make = async (format: string, width: number) => {
      const given = { aspectRatio: turned, ...(format === "avif" ? args : askedOfFallback(args)) };
      const asked = { ...given, formats: [format], width, breakpoints: [width] };
      const from = ["image data", contentDigest, file.name, asked, making.pathPrefix, getPluginOptions()];
      const find = () => generate({ ...making, reporter, file, args: asked });
      // With npm start, files are made when a browser asks for them.
      return process.env.NODE_ENV === "development" ? find() : facts.of(from, find, filesIn);
    };

    const narrower = widthsOf(args, args.aspectRatio ?? shape, sizes);
    const widest = narrower.pop() ?? args.width;
    // Art direction: of a <picture> with several sources, one query makes the fallback for all; the others ask for AVIF alone.
    const isAvifAlone = args.formats?.join() === "avif";
    const [whole, old, ...others] = await Promise.all([
      make("avif", widest),
      isAvifAlone ? undefined : make("auto", fallbackWidth),
      // One job per width: the plugin de-duplicates only identical jobs.
      ...narrower.map((width) => make("avif", width)),
    ]);
    // JSON has no undefined: a value from the record may lack this key. It is set below, so that the order of keys is always the same.
    const { backgroundColor: _, ...rest } = whole;
    const srcSets = [...others, whole].map(({ images }) => images.fallback?.srcSet ?? "");
    return {
      ...rest,
      backgroundColor: await facts.of(["colour", contentDigest, lookedAt], () => dominantColor(file.absolutePath)),
      images: {
        sources: [{ type: "image/avif", srcSet: [...new Set(srcSets)].join(",") }],
        fallback: old?.images.fallback,
      },
    };
  };
}

/** Replaces gatsby-transformer-sharp's resolver. */
export function replaceImageResolver(
  { createResolvers, ...making }: Pick<CreateResolversArgs, "createResolvers"> & Making,
  sizes: Sizes,
  facts: ImageMetadataCache,
): void {
  createResolvers({
    ImageSharp: { gatsbyImageData: { resolve: avifWithFallback(making, generateImageData, sizes, facts) } },
  });
}
