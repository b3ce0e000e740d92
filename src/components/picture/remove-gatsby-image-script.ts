import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/** Removes gatsby-plugin-image's inline script and style: the site does not use GatsbyImage (see picture.tsx). */
export function removeGatsbyImageScript({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
    ),
  );
}
