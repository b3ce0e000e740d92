/** What a site may use of this plugin; the rest is its own. */
export { prepareEncoder } from "./avif-encoder";
