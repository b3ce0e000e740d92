import type { PluginOptions } from "gatsby";

/** What this plugin changes, each explained in README.md. */
export const changes = [
  "clean-cache",
  "single-process",
  "image-cache",
  "query-cache",
  "bundle-cache",
  "avif-with-fallback",
  "no-unused-files",
  "sort-derived-fields",
  "stop-endless-retries",
  "numbered-classes",
  "split-styles",
  "later-styles",
  "swc",
  "one-compiler",
  "no-eslint",
  "lean-renderer",
  "webpack-cache-key",
  "stable-hash",
  "no-chunk-map",
] as const;

export type Change = (typeof changes)[number];

export interface LeanBuildOptions {
  /** The widths in pixels that queries may ask of pictures. */
  widths?: readonly number[];
  /** The height in pixels above which no picture is made: of tall ones, without their largest widths. */
  tallest?: number;
  /** Changes to leave out, by their names in README.md. */
  without?: Change[];
}

export type GivenOptions = PluginOptions & LeanBuildOptions;

/** Whether a change is made. */
export const makes = ({ without = [] }: LeanBuildOptions, change: Change): boolean => !without.includes(change);
