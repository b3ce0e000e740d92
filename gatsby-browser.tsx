export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { reloadWhenMended as onClientEntry } from "./src/dev/reload-when-mended";
export {
  announceHydration as onInitialClientRender,
  leaveScrollToBrowser as shouldUpdateScroll,
  noteShownPage as onRouteUpdate,
  replaceHydrateFunction,
} from "./src/wake/awake";
