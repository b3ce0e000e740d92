/**
 * Development only: with invalid content a page may have crashed beneath the error overlay, and Gatsby does not remount
 * it. So reload the page once the errors are gone. Tree-shaken out of production builds.
 */
export function reloadWhenMended(): void {
  if (process.env.NODE_ENV !== "development") return;
  let broken = false;
  // webpack-hot-middleware's stream of server-sent events.
  new EventSource("/__webpack_hmr").addEventListener("message", ({ data }) => {
    if (!data.startsWith("{")) return;
    const { errors } = JSON.parse(data) as { errors?: unknown[] };
    if (errors === undefined) return;
    // Wait for Gatsby to push the new page data; a page loaded before it would crash again.
    if (broken && errors.length === 0) setTimeout(() => window.location.reload(), 1000);
    broken = errors.length > 0;
  });
}
