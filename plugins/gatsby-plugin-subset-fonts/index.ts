/** What a site may use of this plugin; the rest is its own. */
export { fontStyles } from "./font-styles";
export type { FontOptions } from "./options";
