import type { PluginOptions } from "gatsby";
import type { Model } from "./check/content";

export interface CheckedContentOptions {
  /** What the content is. A function, since Gatsby reads and copies options that are data. */
  model: () => Model;
}

export type GivenOptions = PluginOptions & CheckedContentOptions;
