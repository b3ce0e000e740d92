/** What the site needs of webpack. */
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { coloursOf } from "../content/kinds/palette";
import { readPalette } from "../publish/palette-file";
import { licences } from "./licences";
import { colourStyles } from "./postcss-brand-colours";
import { scriptFiles } from "./script-files";

/** Gatsby's onCreateWebpackConfig, called once per stage. */
export function configureWebpack({
  actions,
  getConfig,
  getNodesByType,
  plugins,
  stage,
}: CreateWebpackConfigArgs): void {
  if (stage === "build-html" || stage === "develop-html") {
    const [settings] = getNodesByType("SiteSettings");
    const { cookieName, days, acceptOnScroll } = (settings?.cookieNotice ?? {}) as Partial<Queries.CookieNotice>;
    const known = { cookieNotice: { cookieName, days, acceptOnScroll }, stickyHeaderPx: settings?.stickyHeaderPx };
    // In the loader's query, which is part of the key of webpack's cache.
    const loader = `${path.resolve("src/gatsby/inline-script-loader.cjs")}?${JSON.stringify(known)}`;
    actions.setWebpackConfig({ module: { rules: [{ test: /\.inline\.ts$/, enforce: "pre", use: loader }] } });
  }
  const colours = Object.entries(coloursOf(readPalette())).map(([name, colour]) => [name, JSON.stringify(colour)]);
  const scripts = scriptFiles().map(({ constant, address }) => [constant, JSON.stringify(address)]);
  actions.setWebpackConfig({
    plugins: [plugins.define({ BRAND: Object.fromEntries(colours), ...Object.fromEntries(scripts) })],
  });
  const config = getConfig();
  // By default webpack names its global variable after package.json, whose name is this series'.
  config.output = { ...config.output, uniqueName: "site" };
  colourStyles(config.module.rules);
  for (const plugin of config.plugins) {
    // Cascade layers make the order of CSS Modules irrelevant.
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  if (stage === "build-javascript") config.plugins.push(licences());
  actions.replaceWebpackConfig(config);
}
