/**
 * While somebody edits with npm start: a page whose data was wrong may have failed under the message that covers it, and
 * Gatsby does not start it again. So once all is mended, the page is loaded anew. Production builds contain none of it.
 */
export function reloadWhenMended(): void {
  if (process.env.NODE_ENV !== "development") return;
  let broken = false;
  // The stream of events by which webpack tells every open page of the development server what it has built.
  new EventSource("/__webpack_hmr").addEventListener("message", ({ data }) => {
    if (!data.startsWith("{")) return;
    const { errors } = JSON.parse(data) as { errors?: unknown[] };
    if (errors === undefined) return;
    // The page's new data is on its way at this moment; a page loaded too early would fail again.
    if (broken && errors.length === 0) setTimeout(() => window.location.reload(), 1000);
    broken = errors.length > 0;
  });
}
