/** The order of an A to Z. */

/** What has a name to be ordered by. */
interface Named {
  readonly name: string;
}

/** The entries under one letter. */
export interface Letter<Entry extends Named> {
  letter: string;
  /** The id of its part of the page. */
  id: string;
  entries: Entry[];
}

/** A name as libraries order it: without quotation marks, and without "The" or "A" at its start. */
const sortName = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:the|an?)\s+(?=\S)/i, "");

/** Entries by their first letter, in the order of the alphabet, other alphabets last; digits come first, together. */
export function aToZ<Entry extends Named>(entries: readonly Entry[]): Letter<Entry>[] {
  const letters = new Map<string, Entry[]>();
  const sorted = [...entries].sort((a, b) => sortName(a.name).localeCompare(sortName(b.name), "en"));
  for (const entry of sorted) {
    const first = sortName(entry.name).normalize("NFD").charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "0–9";
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters]
    .map(([letter, list]) => ({ letter, id: `letter-${letter.charAt(0)}`, entries: list }))
    .sort((a, b) => a.letter.localeCompare(b.letter, "en"));
}
