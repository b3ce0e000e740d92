import type { GatsbyBrowser } from "gatsby";

/** Copies the links of later styles into the head: where they stand, React may remove them. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  for (const link of document.querySelectorAll("link[data-later]")) document.head.append(link.cloneNode());
};
