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
  placeholder?: string;
}

interface ImageNode {
  /** The id of the file that the picture is in. */
  parent: string;
}

interface PictureFile {
  absolutePath: string;
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

/** The plugin warns of AVIF without another format. It has one here, which is asked for by itself. */
const withoutThatWarning = (reporter: Reporter): Reporter =>
  Object.assign(Object.create(reporter), {
    warn: (text: string) => {
      if (!text.includes("specified only AVIF format")) reporter.warn(text);
    },
  });

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
    const make = (changes: Partial<ImageArguments>) =>
      generate({
        ...making,
        reporter: withoutThatWarning(making.reporter),
        file,
        args: { ...args, ...changes },
      });

    const { images, ...facts } = await make({ formats: ["avif"] });
    const old = await make({ formats: ["auto"], breakpoints: [args.width], placeholder: "none" });
    const avif = { type: "image/avif" as const, srcSet: images.fallback?.srcSet ?? "" };
    return { ...facts, images: { sources: [avif], fallback: old.images.fallback } };
  };
}

/** Puts this resolver in the place of gatsby-transformer-sharp's. */
export function makeOneFallback({
  createResolvers,
  ...making
}: Pick<CreateResolversArgs, "createResolvers"> & Making): void {
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: oneFallback(making, generateImageData) } } });
}
