/** What a site may use of this plugin; the rest is its own. */
export {
  hydratedEvent,
  offlineAttribute,
  recoveredAttribute,
  scriptingAttribute,
  scriptsTemplateId,
} from "./attribute-names";
export { answerTimeout, askSite, linkTimeout, mayLeadNowhere, pressIfOnline, sayOffline } from "./offline";
export { isServersPage, leavePlain } from "./hydration-state";
export { scriptTimeout } from "./waker";
