import { type GatsbySSR, withPrefix } from "gatsby";
import * as React from "react";
import { arrivalScript } from "./src/components/hero/arrival-script";
import { autoplayScript } from "./src/components/hero/autoplay-script";
import { scrolledScript } from "./src/components/picture/scrolled-script";
import { fontBytesScript } from "./src/fonts/font-bytes-script";
import { isInline, type SiteFont } from "./src/fonts/font-faces";
import { fontsId, siteFonts } from "./src/fonts/site-font-faces";
import { language } from "./src/language";

/** Components' inline scripts, compiled, minified and defined by webpack-config.ts for server-side rendering. */
declare const COOKIE_NOTICE: string;
declare const STICKY_HEADER: string;
declare const PAUSE_SLIDES: string;
declare const READING_SETTINGS: string;

/** The subset fonts, defined likewise. */
declare const SITE_FONTS: SiteFont[];

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export { putSiteStylesFirst as onPreRenderHTML } from "./src/gatsby/site-styles-first";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: language() });
  setHeadComponents([
    // Render-blocking until the end of the document (Gatsby's announcer is last): pages are short, and painting half of
    // one would cause layout shift.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, without user input
    <style key="fonts" id={fontsId} dangerouslySetInnerHTML={{ __html: siteFonts() }} />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,

    // Before the first paint. One element, since the Content Security Policy has a hash per element; the cookie notice
    // is last, because it throws in browsers that block cookies.
    <script
      key="early"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, without user input
      dangerouslySetInnerHTML={{
        __html: [
          fontBytesScript,
          autoplayScript,
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
