export {
  announceHydration as onInitialClientRender,
  replaceHydrateFunction,
  startAtOriginalUrl as onClientEntry,
} from "./hydrate";
export { leaveScrollToBrowser as shouldUpdateScroll, noteShownPage as onRouteUpdate } from "./route-updates";
