export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { reloadWhenMended as onClientEntry } from "./src/dev/reload-when-mended";
