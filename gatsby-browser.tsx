import type { GatsbyBrowser } from "gatsby";
import { openTarget } from "./src/components/disclosure/open-target";
import { endArrival } from "./src/components/hero/arrival-script";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { reloadWhenMended as onClientEntry } from "./src/dev/reload-when-mended";

/** After a client-side navigation as well, which is no hashchange. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  endArrival(update);
  openTarget();
};
