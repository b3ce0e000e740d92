/** How pictures are encoded. Called in gatsby-config, since gatsby-plugin-sharp counts the cores as soon as it is loaded. */
import { availableParallelism } from "node:os";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Effort 1 takes a tenth of the time of sharp's default 4, for files hardly larger. */
export const avifEffort = 1;

/** Patches sharp's avif(), to this effort unless another is given, and gives the encoder all cores. */
export function prepareEncoder(): void {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function fastAvif(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
  // gatsby-plugin-sharp leaves one core to webpack, which has finished by then: so report one core more than there is.
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
