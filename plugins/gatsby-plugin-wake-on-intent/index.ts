/** What a site may use of this plugin; the rest is its own. */
export {
  hydratedEvent,
  offlineAttribute,
  scriptingAttribute,
  scriptsTemplateId,
} from "./names";
export { mayLeadNowhere, pressIfOnline } from "./offline";
export type { WakeOnIntentOptions } from "./options";
export { linkTimeout, scriptTimeout } from "./waker";
