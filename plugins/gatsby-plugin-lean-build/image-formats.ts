/** Replaces gatsbyImageData's resolver: AVIF in all widths, and one fallback file in the original's format. */
import type { CreateResolversArgs, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
// @ts-expect-error The plugin ships without types; Generate says what is used.
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";

/** A picture as a Gatsby file node. */
interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}

/** What a query asks of gatsbyImageData. */
interface ImageArguments {
  width: number;
  aspectRatio?: number;
  breakpoints?: number[];
  formats?: string[];
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

/**
 * The aspect ratio of a picture with an EXIF rotation. gatsby-plugin-sharp rotates it, but takes the aspect ratio from
 * before, and would crop it.
 */
async function shapeOfTurned(file: string): Promise<number | undefined> {
  const { width, autoOrient } = await sharp(file).metadata();
  return width === autoOrient.width ? undefined : autoOrient.width / autoOrient.height;
}

/** The size in pixels to which a picture is reduced for its dominant colour. */
const lookedAt = 200;

const colours = new Map<string, Promise<string>>();

/**
 * The placeholder colour. gatsby-plugin-sharp's own decodes the full-size original in each worker and computes
 * statistics that nobody uses: half a second per picture.
 */
function dominantColor({ absolutePath, internal }: PictureFile): Promise<string> {
  const known = colours.get(internal.contentDigest);
  if (known) return known;
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  const colour = sharp(absolutePath)
    .resize(lookedAt, lookedAt, { fit: "inside" })
    .toBuffer()
    .then((small) => sharp(small).stats())
    .then(({ dominant: { r, g, b } }) => `#${hex(r)}${hex(g)}${hex(b)}`);
  colours.set(internal.contentDigest, colour);
  return colour;
}

/** Filters the plugin's warning about AVIF without a fallback, which is generated separately here. */
const withoutThatWarning = (reporter: Reporter): Reporter =>
  Object.assign(Object.create(reporter), {
    warn: (text: string) => {
      if (!text.includes("specified only AVIF format")) reporter.warn(text);
    },
  });

/**
 * The fallback's widths in pixels. Few, so that queries share a cut's file; none larger, since browsers without AVIF are
 * old, and so are their screens.
 */
const fallbackWidths = [240, 720, 960];

/** The smallest of them that is as wide as the largest requested. */
const fallbackWidth = ({ width }: ImageArguments) => fallbackWidths.find((each) => each >= width) ?? 960;

/** The requested widths in pixels, ascending; throws for one that is not on the scale. */
function widthsOf({ width, breakpoints = [] }: ImageArguments, scale?: readonly number[]): number[] {
  const widths = [...new Set([...breakpoints, width])].sort((a, b) => a - b);
  const other = widths.find((each) => scale && !scale.includes(each));
  if (scale && other) {
    const next = scale.find((each) => each > other) ?? scale.at(-1);
    throw new Error(
      `A query asks for a picture ${other} pixels wide. Pictures are made in widths of ${scale.join(", ")}: ask for ${next}.`,
    );
  }
  return widths;
}

/**
 * AVIF in all widths, and the original's format in one, for the few per cent of browsers without AVIF (unless a query
 * asks for AVIF alone). By default the plugin generates all widths of both. WebP as well would take half as long again,
 * for files half as large again, and its srcset would be in every page.
 */
export function avifWithFallback(making: Making, generate: Generate, scale?: readonly number[]) {
  return async (image: ImageNode, { ...args }: ImageArguments, context: Context): Promise<IGatsbyImageData> => {
    const file = context.nodeModel.getNodeById({ id: image.parent });
    const shape = args.aspectRatio ?? (await shapeOfTurned(file.absolutePath));
    if (shape) args.aspectRatio = shape;
    const make = (format: string, width: number) =>
      generate({
        ...making,
        reporter: withoutThatWarning(making.reporter),
        file,
        args: { ...args, formats: [format], width, breakpoints: [width] },
      });

    const narrower = widthsOf(args, scale).filter((width) => width !== args.width);
    // Of a <picture> with several sources, one of which has the fallback for all.
    const isAvifAlone = args.formats?.join() === "avif";
    const [whole, old, ...others] = await Promise.all([
      make("avif", args.width),
      isAvifAlone ? undefined : make("auto", fallbackWidth(args)),
      // One job per width: the plugin de-duplicates only identical jobs.
      ...narrower.map((width) => make("avif", width)),
    ]);
    const srcSets = [...others, whole].map(({ images }) => images.fallback?.srcSet ?? "");
    return {
      ...whole,
      backgroundColor: await dominantColor(file),
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
  scale?: readonly number[],
): void {
  createResolvers({
    ImageSharp: { gatsbyImageData: { resolve: avifWithFallback(making, generateImageData, scale) } },
  });
}
