/** What the site needs of webpack. */
import path from "node:path";
import type { CreateWebpackConfigArgs, Node } from "gatsby";
import { coloursOf } from "../content/kinds/palette";
import { EditorAddress } from "../dev/editor";
import { LiveContentCheck } from "../dev/live-check";
import { readPalette } from "../publish/palette-file";
import { findScript } from "./find-script";
import { inlineScript } from "./inline-script";
import { licences } from "./licences";
import { colourStyles } from "./palette-styles";

/** The notice's words are in the page's HTML: however long they are, no script grows. */
function cookieNoticeCall(notice: unknown): string {
  const { cookieName, days, acceptOnScroll } = notice as Queries.CookieNotice;
  return acceptOnScroll.enabled
    ? `cookieNoticeOrScroll(${JSON.stringify({ cookieName, days, acceptOnScroll })})`
    : `cookieNotice(${JSON.stringify({ cookieName, days })})`;
}

/** The scripts in pages, by the name of their constant: each a module of src/, and a call to its export. */
const inlineScripts = (settings?: Node): Record<string, [module: string, call: string]> => ({
  COOKIE_NOTICE: ["components/cookie-notice/cookie-notice-script", cookieNoticeCall(settings?.cookieNotice)],
  STICKY_HEADER: ["components/header/sticky-script", `stickyHeader(${JSON.stringify(settings?.stickyHeaderPx)})`],
  SLIDES_ASLEEP: ["components/hero/asleep-script", "slidesAsleep()"],
  CHOOSE_TODAY: ["components/true-or-story/choose-script", "chooseToday()"],
  KEPT_TICKET: ["components/ride/keep-ticket", "keptTicket()"],
  START_FIND: ["templates/find/start-find", "startFind()"],
  KEPT_PLACE: ["components/kept-place/kept-place", "keptPlace()"],
  OPEN_PICTURES: ["templates/book/lightbox/open-pictures", "openPictures()"],
  READING_SETTINGS: ["components/reading-settings/apply-settings", "readingSettings()"],
});

/** Gatsby's onCreateWebpackConfig, called once per stage. */
export function configureWebpack({
  actions,
  getConfig,
  getNodesByType,
  plugins,
  reporter,
  stage,
  store,
}: CreateWebpackConfigArgs): void {
  // By NODE_ENV as well: what only development uses is then no reason to compile all scripts of a build anew.
  if (process.env.NODE_ENV === "development" && stage === "develop") {
    const { port } = store.getState().program;
    actions.setWebpackConfig({
      // Live editing: the content check runs on every change.
      plugins: [new LiveContentCheck(path.resolve("data")), new EditorAddress(port, reporter.info)],
    });
  }
  if (stage === "build-html" || stage === "develop-html") {
    const [settings] = getNodesByType("SiteSettings");
    const scripts = Object.entries(inlineScripts(settings)).map(([name, [module, call]]) => [
      name,
      JSON.stringify(inlineScript(module, call)),
    ]);
    actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(scripts))] });
  }
  const colours = Object.entries(coloursOf(readPalette())).map(([name, colour]) => [name, JSON.stringify(colour)]);
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ BRAND: Object.fromEntries(colours), FIND_SCRIPT: JSON.stringify(findScript().address) }),
    ],
  });
  const config = getConfig();
  colourStyles(config.module.rules);
  for (const plugin of config.plugins) {
    // Cascade layers make the order of CSS Modules irrelevant.
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  if (stage === "build-javascript") config.plugins.push(licences());
  actions.replaceWebpackConfig(config);
}
