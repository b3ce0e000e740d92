export { endArrival as onRouteUpdate } from "./src/components/hero/arrival-script";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { reloadWhenMended as onClientEntry } from "./src/dev/reload-when-mended";
