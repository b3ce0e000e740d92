import { type GatsbySSR, withPrefix } from "gatsby";
import * as React from "react";
import { arrivalScript } from "./src/components/hero/arrival-script";
import { saveDataScript } from "./src/components/hero/save-data-script";
import { scrolledScript } from "./src/components/picture/scrolled-script";
import { fontBytesScript } from "./src/fonts/font-bytes-script";
import { isInline, type SiteFont } from "./src/fonts/font-faces";
import { fontsId, siteFonts } from "./src/fonts/site-font-faces";
import { putSiteStylesFirst } from "./src/gatsby/site-styles-first";
import { language } from "./src/language";
import { putToSleep } from "./src/wake/sleep";

/** The compiled inline scripts of components, which gatsby-node defines for the build of the HTML. */
declare const COOKIE_NOTICE: string;
declare const STICKY_HEADER: string;
declare const PAUSE_SLIDES: string;
declare const READING_SETTINGS: string;

/** The fonts, cut to the words of the content, which gatsby-node makes before the build of the HTML. */
declare const SITE_FONTS: SiteFont[];

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  putToSleep(page);
  putSiteStylesFirst(page);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: language() });
  setHeadComponents([
    // A page is short, so it is first drawn when all of it is there: half a row of links would move as the others come.
    // Gatsby ends every page with its announcer.
    <link key="whole" rel="expect" href="#gatsby-announcer" blocking="render" />,
    ...SITE_FONTS.filter(({ cut }) => !isInline(cut.address)).map(({ family, cut }) => (
      <link
        key={family}
        rel="preload"
        href={withPrefix(cut.address)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our own.
    <style key="fonts" id={fontsId} dangerouslySetInnerHTML={{ __html: siteFonts() }} />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,

    // Before the first paint. One element, because the page's policy names the hash of each; the cookie notice comes last,
    // because a browser that refuses cookies may stop it.
    <script
      key="early"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own.
      dangerouslySetInnerHTML={{
        __html: [
          fontBytesScript,
          saveDataScript,
          arrivalScript,
          scrolledScript,
          STICKY_HEADER,
          PAUSE_SLIDES,
          READING_SETTINGS,
          COOKIE_NOTICE,
        ]
          .map((script) => script.trim().replace(/;$/, ""))
          .join(";"),
      }}
    />,
  ]);
};
