import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/** Takes out gatsby-plugin-image's inline script and style for GatsbyImage, which this site does not use (see picture.tsx). */
export function removeGatsbyImageScript({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
    ),
  );
}
