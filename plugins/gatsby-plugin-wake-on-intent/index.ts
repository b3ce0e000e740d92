/** What a site may use of this plugin; the rest is its own. */
export {
  arrivalAttribute,
  hydratedEvent,
  offlineAttribute,
  questionParameter,
  scriptingAttribute,
  scriptsTemplateId,
} from "./names";
export { mayLeadNowhere, pressIfOnline } from "./offline";
export { linkTimeout, scriptTimeout } from "./waker";
