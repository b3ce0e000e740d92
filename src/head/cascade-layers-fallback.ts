import { acceptedAttribute, noticeAttribute } from "../components/cookie-notice/accept-cookies";

/** Buttons of scripts that are not loaded there, of popovers, and of slides, which have no turns without styles. */
const dead = "[data-needs-wake],[popovertarget],[data-play-button],[data-step],[data-go-to]";

/** What a page still needs where it has no styles: pictures within the screen, and to hide what is not for use. */
const rules = `img,svg,iframe{max-width:100%;height:auto}${dead},[${acceptedAttribute}] [${noticeAttribute}]{display:none}`;

/** For browsers without cascade layers, which drop all styles; by insertRule, since the policy allows no <style>. */
export const cascadeLayersFallback = `self.CSSLayerBlockRule||document.styleSheets[0]?.insertRule("@media all{${rules}}")`;
