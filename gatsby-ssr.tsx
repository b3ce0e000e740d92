import { type GatsbySSR, withPrefix } from "gatsby";
import * as React from "react";
import cookieNotice from "./src/components/cookie-notice/accept-cookies.inline";
import openTargets from "./src/components/disclosure/open-target.inline";
import stickyHeader from "./src/components/header/sticky-header.inline";
import { arrivalScript } from "./src/components/hero/arrival-script";
import { mainEndId, screenEndId } from "./src/components/later-styles/later-styles";
import { renderBlockEndId } from "./src/components/opening/render-block-end";
import { scrolledScript } from "./src/components/picture/scrolled-script";
import { removeGatsbyImageScript } from "./src/components/picture/remove-gatsby-image-script";
import readingSettings from "./src/components/reading-settings/apply-settings.inline";
import { joinScripts } from "./src/head/join-scripts";
import { preloadPicture } from "./src/head/preload-picture";
import { cascadeLayersFallback } from "./src/head/cascade-layers-fallback";
import { language } from "./src/language";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  removeGatsbyImageScript(page);
  joinScripts(page);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  // Gatsby passes it, though its types have it not.
  const { bodyHtml = "" } = page as { bodyHtml?: string };
  const opening = bodyHtml.includes(`id="${screenEndId}"`) ? screenEndId : renderBlockEndId;
  page.setHtmlAttributes({ lang: language() });
  page.setHeadComponents([
    ...preloadPicture(page),
    // Blocks rendering until this element is parsed: by then the header has come, and all that would move while it comes.
    <link key="opening" rel="expect" href={`#${opening}`} blocking="render" />,
    // On screens wider than a phone's, blocks rendering until all above the footer is parsed: columns move each other while they come.
    <link key="whole" rel="expect" href={`#${mainEndId}`} blocking="render" media="(min-width: 40rem)" />,
    <link key="icon" rel="icon" href={withPrefix("/icon.svg")} type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,

    // Before the first paint. The cookie notice is last, because it throws in browsers that block cookies.
    ...[
      cascadeLayersFallback,
      arrivalScript,
      scrolledScript,
      String(openTargets),
      String(stickyHeader),
      String(readingSettings),
      String(cookieNotice),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, without user input
    ].map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
  ]);
};
