/** One file of each picture for the browsers from before 2020, which know neither AVIF nor WebP. */
import type { CreateResolversArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

interface ImageArguments {
  width: number;
  breakpoints?: number[];
  formats?: string[];
  placeholder?: string;
}

type Resolver = (image: object, args: ImageArguments, context: object, info: ResolverInfo) => Promise<IGatsbyImageData>;

interface ResolverInfo {
  originalResolver: Resolver;
}

/**
 * Has gatsby-plugin-image make the original's format in one width, and AVIF and WebP in all. By itself it would make all
 * formats in all widths, while pages name one file of the oldest (see Picture): the encodes nobody looks at.
 */
export const resolveWithOneFallback: Resolver = async (image, args, context, info) => {
  const { images, ...modern } = await info.originalResolver(
    image,
    { ...args, formats: ["webp", "avif"] },
    context,
    info,
  );
  const old = await info.originalResolver(
    image,
    { ...args, formats: ["auto"], breakpoints: [args.width], placeholder: "none" },
    context,
    info,
  );
  const webp = images.fallback?.srcSet ? [{ type: "image/webp", srcSet: images.fallback.srcSet }] : [];
  return { ...modern, images: { sources: [...(images.sources ?? []), ...webp], fallback: old.images.fallback } };
};

/** Puts this resolver in the place of gatsby-transformer-sharp's, which it calls. */
export function makeOneFallback({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: resolveWithOneFallback } } });
}
