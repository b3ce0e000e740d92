export {
  announceHydration as onInitialClientRender,
  leaveScrollToBrowser as shouldUpdateScroll,
  noteShownPage as onRouteUpdate,
  replaceHydrateFunction,
} from "./hydrate";
