/** Which files gatsby-plugin-image makes of each picture. */
import type { CreateResolversArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
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

interface Context {
  nodeModel: { getNodeById(query: { id: string }): { absolutePath: string } };
}

type Resolver = (
  image: ImageNode,
  args: ImageArguments,
  context: Context,
  info: ResolverInfo,
) => Promise<IGatsbyImageData>;

interface ResolverInfo {
  originalResolver: Resolver;
}

/**
 * The shape of a picture that is to be turned before it is shown, as cameras note it down. gatsby-plugin-sharp turns it,
 * but takes its shape from before, and would cut away what no longer fits.
 */
async function shapeOfTurned(file: string): Promise<number | undefined> {
  const { width, autoOrient } = await sharp(file).metadata();
  return width === autoOrient.width ? undefined : autoOrient.width / autoOrient.height;
}

/**
 * Makes AVIF and WebP in all widths, and the original's format in one, for browsers from before 2020, which know neither.
 * By itself the plugin would make all formats in all widths, of which pages name one file of the oldest (see Picture):
 * nobody would ever look at the others.
 */
export const resolveWithOneFallback: Resolver = async (image, { ...args }, context, info) => {
  const { absolutePath } = context.nodeModel.getNodeById({ id: image.parent });
  const shape = args.aspectRatio ?? (await shapeOfTurned(absolutePath));
  if (shape) args.aspectRatio = shape;
  const resolve = (changes: Partial<ImageArguments>) =>
    info.originalResolver(image, { ...args, ...changes }, context, info);

  const { images, ...modern } = await resolve({ formats: ["webp", "avif"] });
  const old = await resolve({ formats: ["auto"], breakpoints: [args.width], placeholder: "none" });
  const webp = images.fallback?.srcSet ? [{ type: "image/webp", srcSet: images.fallback.srcSet }] : [];
  return { ...modern, images: { sources: [...(images.sources ?? []), ...webp], fallback: old.images.fallback } };
};

/** Puts this resolver in the place of gatsby-transformer-sharp's, which it calls. */
export function makeOneFallback({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: resolveWithOneFallback } } });
}
