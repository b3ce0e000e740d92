export {
  announceHydration as onInitialClientRender,
  leaveScrollToBrowser as shouldUpdateScroll,
  noteShownPage as onRouteUpdate,
  replaceHydrateFunction,
  startAtOwnAddress as onClientEntry,
} from "./hydrate";
