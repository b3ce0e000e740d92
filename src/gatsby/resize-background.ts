/** Allows palette colours as the `background` of images in queries (letterboxing). */
import type { CreateResolversArgs } from "gatsby";
import { type Colours, coloursOf } from "../content/kinds/palette";
import { readPalette } from "../publish/palette-file";

interface ResizeArguments {
  background?: string;
}

interface Resolving {
  originalResolver: (source: unknown, args: ResizeArguments, context: unknown, info: unknown) => unknown;
}

/** Wraps gatsby-transformer-sharp's resolver. */
export function allowBrandColours({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  const colours = coloursOf(readPalette());
  createResolvers({
    ImageSharp: {
      resize: {
        resolve: (source: unknown, args: ResizeArguments, context: unknown, info: Resolving) => {
          const background = colours[args.background as keyof Colours] ?? args.background;
          return info.originalResolver(source, { ...args, background }, context, info);
        },
      },
    },
  });
}
