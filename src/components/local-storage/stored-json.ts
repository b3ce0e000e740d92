/** The object that is stored as JSON under a key of localStorage; an empty one where there is none. */
export function readStored(key: string): object {
  try {
    // Object(): the stored JSON may be null or a primitive.
    return Object(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    // Storage is blocked, or holds something that is not JSON.
    return {};
  }
}

/** Stores an object, or removes what is stored. */
export function writeStored(key: string, value?: object): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the choice lasts for this page only.
  }
}
