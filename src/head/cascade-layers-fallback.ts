import { acceptedAttribute, noticeAttribute } from "../components/cookie-notice/accept-cookies";

/** Buttons that do nothing there: they need scripts that are not loaded, pop-ups, or slides, which without styles all show at once. */
const dead = "[data-needs-wake],[popovertarget],[data-play-button],[data-step],[data-go-to]";

/** The only rules of a page without styles: pictures fit the screen, and what cannot be used is hidden. */
const rules = `img,svg,iframe{max-width:100%;height:auto}${dead},[${acceptedAttribute}] [${noticeAttribute}]{display:none}`;

/** For browsers without cascade layers, which drop all styles; by insertRule, since the policy allows no <style>. */
export const cascadeLayersFallback = `self.CSSLayerBlockRule||document.styleSheets[0]?.insertRule("@media all{${rules}}")`;
