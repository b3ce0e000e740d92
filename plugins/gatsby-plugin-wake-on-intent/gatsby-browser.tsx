export {
  announceHydration as onInitialClientRender,
  leaveScrollToBrowser as shouldUpdateScroll,
  noteShownPage as onRouteUpdate,
  replaceHydrateFunction,
  startAtOriginalUrl as onClientEntry,
} from "./hydrate";
