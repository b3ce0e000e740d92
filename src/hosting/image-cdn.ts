/** Lets the host resize the pictures instead of the machine that builds the site: one setting, NETLIFY_IMAGE_CDN=true. */
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { gatsbyImageResolver } from "gatsby-plugin-utils/polyfill-remote-file";
import sharp from "sharp";

/** Whether the setting is on. */
export const usesImageCdn = () => process.env.NETLIFY_IMAGE_CDN === "true";

/** The file from which Gatsby's image CDN support takes the addresses. */
export const imageAddressModule = () => path.resolve("src/hosting/netlify-image-address.js");

interface ImageFile extends Node {
  absolutePath: string;
  base: string;
}

interface ImageArguments {
  width: number;
  aspectRatio?: number;
  breakpoints?: number[];
  quality?: number;
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): ImageFile };
}

/** Gives every picture the host's addresses in place of files that the build would have to make. */
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
          { width, aspectRatio, breakpoints = [], quality }: ImageArguments,
          context: Context,
        ) => {
          const file = context.nodeModel.getNodeById({ id: image.parent });
          const { format, autoOrient: shown } = await sharp(file.absolutePath).metadata();
          const result = await gatsbyImageResolver(
            {
              url: await publish(file),
              filename: file.base,
              mimeType: `image/${format}`,
              // As people see it: cameras note down that a picture lies on its side.
              width: shown.width,
              height: shown.height,
              internal: file.internal,
              id: file.id,
              parent: file.parent,
              children: file.children,
            },
            // Of Gatsby's layouts, only this one offers just the widths that are asked for.
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

/** Puts the picture itself into public/ and tells its address. */
async function publish({ absolutePath, base, internal }: ImageFile): Promise<string> {
  const address = `/static/${internal.contentDigest}/${base}`;
  const target = path.join("public", address);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(absolutePath, target);
  return address;
}
