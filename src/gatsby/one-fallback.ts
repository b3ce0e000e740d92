/** Which files gatsby-plugin-image makes of each picture. */
import type { CreateResolversArgs, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
// @ts-expect-error The plugin ships without types; Generate says what is used.
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";

interface ImageArguments {
  width: number;
  aspectRatio?: number;
  breakpoints?: number[];
  formats?: string[];
}

interface ImageNode {
  /** The id of the file that the picture is in. */
  parent: string;
}

interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): PictureFile };
}

/** What gatsby-plugin-sharp needs of Gatsby to make files. */
type Making = Pick<CreateResolversArgs, "pathPrefix" | "reporter" | "cache">;

/** gatsby-plugin-sharp's function behind gatsbyImageData; it ships without types. */
type Generate = (request: Making & { file: PictureFile; args: ImageArguments }) => Promise<IGatsbyImageData>;

/**
 * The shape of a picture that is to be turned before it is shown, as cameras note it down. gatsby-plugin-sharp turns it,
 * but takes its shape from before, and would cut away what no longer fits.
 */
async function shapeOfTurned(file: string): Promise<number | undefined> {
  const { width, autoOrient } = await sharp(file).metadata();
  return width === autoOrient.width ? undefined : autoOrient.width / autoOrient.height;
}

/** Small enough to be looked at in a moment, and large enough for every colour that one would name. */
const lookedAt = 200;

const colours = new Map<string, Promise<string>>();

/**
 * The colour that stands where a picture will be. gatsby-plugin-sharp has it too, but decodes the whole original for it
 * in each of its processes, and measures much else that nobody asks for: half a second for each picture.
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

/** The plugin warns of AVIF without another format. It has one here, which is asked for by itself. */
const withoutThatWarning = (reporter: Reporter): Reporter =>
  Object.assign(Object.create(reporter), {
    warn: (text: string) => {
      if (!text.includes("specified only AVIF format")) reporter.warn(text);
    },
  });

/** How wide a picture may be for browsers that do not know AVIF: they are old, and so are the screens before them. */
const wideForOldBrowsers = 1000;

/** The widths asked for, narrow ones first. */
const widthsOf = ({ width, breakpoints = [] }: ImageArguments) =>
  [...new Set([...breakpoints, width])].sort((a, b) => a - b);

/** The widest of the widths asked for that old browsers get; the narrowest where all are wider. */
function fallbackWidth(args: ImageArguments): number {
  const widths = widthsOf(args);
  const narrow = widths.filter((each) => each <= wideForOldBrowsers);
  return narrow.length > 0 ? Math.max(...narrow) : Math.min(...widths);
}

/**
 * Makes AVIF in all widths, and the original's format in one, for browsers that do not know AVIF: a few in a hundred.
 * By itself the plugin would make the other format in all widths as well. WebP beside AVIF would take half as long again
 * to make, for files that weigh half as much again, and its names would be a part of every page.
 */
export function oneFallback(making: Making, generate: Generate) {
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

    const narrower = widthsOf(args).filter((width) => width !== args.width);
    const [whole, old, ...others] = await Promise.all([
      make("avif", args.width),
      make("auto", fallbackWidth(args)),
      // Each width is an order of its own: the plugin fulfils every order once, but orders that overlap in full.
      ...narrower.map((width) => make("avif", width)),
    ]);
    const srcSets = [...others, whole].map(({ images }) => images.fallback?.srcSet ?? "");
    return {
      ...whole,
      backgroundColor: await dominantColor(file),
      images: {
        sources: [{ type: "image/avif", srcSet: [...new Set(srcSets)].join(",") }],
        fallback: old.images.fallback,
      },
    };
  };
}

/** Puts this resolver in the place of gatsby-transformer-sharp's. */
export function makeOneFallback({
  createResolvers,
  ...making
}: Pick<CreateResolversArgs, "createResolvers"> & Making): void {
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: oneFallback(making, generateImageData) } } });
}
