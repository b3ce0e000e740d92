import { type GatsbySSR, withPrefix } from "gatsby";
import * as React from "react";
import { fontBytesScript } from "./font-bytes-script";
import { isInline } from "./font-faces";
import { fontStyles, fontsId, subsetFonts } from "./font-styles";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...subsetFonts()
      .filter(({ cut }) => !isInline(cut.address))
      .map(({ family, cut }) => (
        <link
          key={family}
          rel="preload"
          href={withPrefix(cut.address)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, without user input
    <style key="fonts" id={fontsId} dangerouslySetInnerHTML={{ __html: fontStyles() }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input
    <script key="font-bytes" dangerouslySetInnerHTML={{ __html: fontBytesScript }} />,
  ]);
};
