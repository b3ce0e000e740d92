/** State in the URL's query: it can be shared, and Back returns to it. */

/** A parameter of the URL, "" without it. */
export const queryParameter = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? "";

/** Writes parameters into the URL with replaceState; empty ones are left out. */
export function setQueryParameters(parameters: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // WebKit's rate limit: 100 history calls in 30 seconds. The next change brings the URL up to date.
  }
}
