import { type GatsbySSR, withPrefix } from "gatsby";
import * as React from "react";
import { arrivalScript } from "./src/components/hero/arrival-script";
import { autoplayScript } from "./src/components/hero/autoplay-script";
import { scrolledScript } from "./src/components/picture/scrolled-script";
import { withoutImageScript } from "./src/components/picture/without-image-script";
import { joinScripts } from "./src/head/join-scripts";
import { plainScript } from "./src/head/plain-script";
import { language } from "./src/language";

/** Components' inline scripts, compiled, minified and defined by webpack-config.ts for server-side rendering. */
declare const COOKIE_NOTICE: string;
declare const STICKY_HEADER: string;
declare const READING_SETTINGS: string;

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  withoutImageScript(page);
  joinScripts(page);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: language() });
  setHeadComponents([
    // Render-blocking until the end of the document (Gatsby's announcer is last): pages are short, and painting half of
    // one would cause layout shift.
    <link key="whole" rel="expect" href="#gatsby-announcer" blocking="render" />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,

    // Before the first paint. The cookie notice is last, because it throws in browsers that block cookies.
    ...[
      plainScript,
      autoplayScript,
      arrivalScript,
      scrolledScript,
      STICKY_HEADER,
      READING_SETTINGS,
      COOKIE_NOTICE,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, without user input
    ].map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
  ]);
};
