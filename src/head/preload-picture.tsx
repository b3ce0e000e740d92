import type { RenderBodyArgs } from "gatsby";
import * as React from "react";

/** The first <picture> whose image has high priority: the page's likely LCP image. */
const likelyLargest = /<picture[^>]*>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"/;

/** An attribute's value, without React's escapes: it is rendered, and so escaped, again. */
const attributeOf = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/**
 * <link rel="preload"> for each crop of a page's LCP image, before its styles. Taken from the page's own HTML (Gatsby passes it
 * to onRenderBody), so that no page has to name its picture a second time, or could name another or other sizes.
 */
export function preloadPicture({ bodyHtml = "" }: RenderBodyArgs & { bodyHtml?: string }): React.ReactElement[] {
  const sources = likelyLargest.exec(bodyHtml)?.[1]?.match(/<source [^>]*>/g) ?? [];
  return sources.map((source) => (
    <link
      key={source}
      rel="preload"
      as="image"
      media={attributeOf(source, "media")}
      type={attributeOf(source, "type")}
      imageSrcSet={attributeOf(source, "srcSet")}
      imageSizes={attributeOf(source, "sizes")}
      fetchPriority="high"
    />
  ));
}
