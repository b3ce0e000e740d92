/**
 * What a page still needs where it has no styles: pictures within the screen, and no button for what is not there. The
 * third are the slides' own.
 */
const rules =
  "img,svg,iframe{max-width:100%;height:auto}[data-needs-wake],[popovertarget],[data-play-button],[data-step],[data-go-to]{display:none}";

/**
 * Inline head script: browsers that do not know cascade layers (before Chrome 99, Firefox 97 and Safari 15.4) drop all
 * of the site's styles. By a rule put into a sheet, since the policy allows no other style elements than the page's own.
 */
export const plainScript = `self.CSSLayerBlockRule||document.styleSheets[0]?.insertRule("@media all{${rules}}")`;
