/** Pushes a history entry for an overlay, with `value` under `name` in history.state. */
export function pushEntry(name: string, value: string | null, address?: string): void {
  try {
    // Keep the router's own state, or it takes Back for a navigation.
    window.history.pushState({ ...window.history.state, [name]: value }, "", address);
  } catch {
    // WebKit's rate limit: 100 history calls in 30 seconds. The overlay opens without an entry of its own.
  }
}
