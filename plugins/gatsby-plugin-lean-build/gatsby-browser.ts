import type { GatsbyBrowser } from "gatsby";

/** The links of later styles stand where React may replace them: copies in the head stay. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  for (const link of document.querySelectorAll("link[data-later]")) document.head.append(link.cloneNode());
};
