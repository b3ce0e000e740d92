/** What a site may use of this plugin; the rest is its own. */
export {
  hydratedEvent,
  offlineAttribute,
  recoveredAttribute,
  scriptingAttribute,
  scriptsTemplateId,
} from "./names";
export { answerTimeout, askSite, linkTimeout, mayLeadNowhere, pressIfOnline, sayOffline } from "./offline";
export { isServersPage, leavePlain } from "./state";
export { scriptTimeout } from "./waker";
