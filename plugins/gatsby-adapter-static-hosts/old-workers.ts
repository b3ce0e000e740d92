/** Ends service workers of a former site at the address: they would answer from their cache for ever. */

/** The usual names of a worker's script, at the root of the site. */
export const workerNames = ["sw.js", "service-worker.js", "serviceworker.js", "service_worker.js", "ngsw-worker.js"];

/** The script of a worker that ends itself. All sites of an origin share its caches: below a path, only caches named after it go. */
export const unregisteringWorker = `// Ends the service worker of a former site at this address.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const { scope } = self.registration;
  const isAlone = new URL(scope).pathname === "/";
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isAlone || name.includes(scope)).map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
}
`;
