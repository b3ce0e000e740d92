export { reloadWhenMended as onClientEntry } from "./src/build/reload-when-mended";
export { endPageTransition as onRouteUpdate } from "./src/components/layout/page-transitions";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export {
  announceHydration as onInitialClientRender,
  leaveScrollToBrowser as shouldUpdateScroll,
  replaceHydrateFunction,
} from "./src/wake/awake";
