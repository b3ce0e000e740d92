import type { GatsbyBrowser } from "gatsby";
import { openTarget } from "./src/components/disclosure/open-target";
import { endArrival } from "./src/components/hero/arrival-script";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

/** Reloads a page of `npm start` once errors are gone: beneath Gatsby's overlay it may have crashed, and stays so. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "development") return;
  let isBroken = false;
  // webpack-hot-middleware's stream of server-sent events.
  new EventSource("/__webpack_hmr").addEventListener("message", ({ data }) => {
    const { errors } = (data.startsWith("{") ? JSON.parse(data) : {}) as { errors?: unknown[] };
    if (!errors) return;
    // Later than Gatsby sends the new page data: with the old, the page would crash again.
    if (isBroken && errors.length === 0) setTimeout(() => window.location.reload(), 1000);
    isBroken = errors.length > 0;
  });
};

/** Called after a client-side navigation as well, which fires no hashchange. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  endArrival(update);
  openTarget();
};
