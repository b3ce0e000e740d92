import type { GatsbySSR } from "gatsby";
import * as React from "react";
import { fontStyles, fontsId } from "./font-styles";

/** Without preloads: Chromium withholds the first paint for preloaded fonts, and they compete with the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, without user input
    <style key="fonts" id={fontsId} dangerouslySetInnerHTML={{ __html: fontStyles() }} />,
  ]);
};
