/** How pictures are encoded. For gatsby-config: gatsby-plugin-sharp looks at the cores as soon as it is loaded. */
import { availableParallelism } from "node:os";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * gatsby-plugin-sharp has no option for it, and sharp's default of 4 takes more than ten times as long as 1 for files
 * that are hardly smaller (measured on the artwork at 360 to 1600 pixels).
 */
export const avifEffort = 1;

/** Patches sharp's avif(), to this effort unless another is given, and gives the encoder all cores. */
export function prepareEncoder(): void {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function fastAvif(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
  // It leaves one core to webpack, which has finished by then: so report one core more than there is.
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
