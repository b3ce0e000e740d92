/**
 * Optional: pictures are resized by Netlify's image CDN instead of by the build. NETLIFY_IMAGE_CDN=true turns it on.
 */
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { gatsbyImageResolver } from "gatsby-plugin-utils/polyfill-remote-file";
import sharp from "sharp";

export const usesImageCdn = () => process.env.NETLIFY_IMAGE_CDN === "true";

/** The module that builds the CDN's URLs; Gatsby takes its path. */
export const imageAddressModule = () => path.resolve("src/hosting/netlify-image-address.js");

interface ImageFile extends Node {
  absolutePath: string;
  base: string;
}

/** The sizes that a query asks of gatsbyImageData. */
export interface RequestedSizes {
  width: number;
  aspectRatio?: number;
  breakpoints?: number[];
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): ImageFile };
}

/** Replaces the resolver of gatsbyImageData by one that returns CDN URLs, so that the build processes no pictures. */
export function resizeOnHost({
  createResolvers,
  actions,
  store,
}: Pick<CreateResolversArgs, "createResolvers" | "actions" | "store">): void {
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (
          image: { parent: string },
          { width, aspectRatio, breakpoints = [], quality }: RequestedSizes & { quality?: number },
          context: Context,
        ) => {
          const file = context.nodeModel.getNodeById({ id: image.parent });
          const { format, autoOrient: shown } = await sharp(file.absolutePath).metadata();
          const result = await gatsbyImageResolver(
            {
              url: await publish(file),
              filename: file.base,
              mimeType: `image/${format}`,
              // After EXIF orientation.
              width: shown.width,
              height: shown.height,
              internal: file.internal,
              id: file.id,
              parent: file.parent,
              children: file.children,
            },
            // The one layout that offers exactly the requested widths.
            {
              layout: "fullWidth",
              width,
              aspectRatio,
              breakpoints: [...breakpoints, width],
              quality,
              placeholder: "none",
            },
            actions,
            store,
          );
          const height = Math.round(width / (aspectRatio ?? shown.width / shown.height));
          return { ...result, layout: "constrained", width, height };
        },
      },
    },
  });
}

/** Copies the original into public/, for the CDN to fetch, and returns its path. */
async function publish({ absolutePath, base, internal }: ImageFile): Promise<string> {
  const address = `/static/${internal.contentDigest}/${base}`;
  const target = path.join("public", address);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(absolutePath, target);
  return address;
}
