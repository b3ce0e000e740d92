import type { PluginOptions } from "gatsby";

export interface LeanBuildOptions {
  /** The widths in pixels that queries may ask of pictures. */
  widths?: readonly number[];
  /** The height in pixels above which no picture is made: tall pictures lack their largest widths. */
  tallest?: number;
}

export type GivenOptions = PluginOptions & LeanBuildOptions;
