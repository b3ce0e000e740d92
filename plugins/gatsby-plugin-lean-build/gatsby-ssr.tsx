import type { GatsbySSR } from "gatsby";
import { type GivenOptions, makes } from "./options";
import { putSiteStylesFirst } from "./site-styles-first";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page, options) => {
  if (makes(options as GivenOptions, "split-styles")) putSiteStylesFirst(page);
};
