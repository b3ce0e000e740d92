import type { GatsbySSR } from "gatsby";
import { type GivenOptions, makes } from "./options";
import { orderStyles } from "./style-order";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page, options) => {
  if (makes(options as GivenOptions, "split-styles")) orderStyles(page);
};
