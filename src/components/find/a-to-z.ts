/** The order of an A to Z, and what a reader's letters find in it. */

/** Something to find. */
export interface Entry {
  name: string;
  /** What it is, in a word or two: "Picture". */
  kind: string;
  path: string;
  /** A line about it. */
  words: string;
  /** What else is said of it on its page: found, though the list does not show it. */
  more?: string;
}

/** The entries under one letter. */
export interface Letter {
  letter: string;
  entries: Entry[];
}

/** A name as libraries order it: without quotation marks, and without "The" or "A" at its start. */
const sortName = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:the|an?)\s+(?=\S)/i, "");

/** Entries by their first letter, in the order of the alphabet, other alphabets last; digits come first, together. */
export function aToZ(entries: readonly Entry[]): Letter[] {
  const letters = new Map<string, Entry[]>();
  const sorted = [...entries].sort(
    (a, b) => sortName(a.name).localeCompare(sortName(b.name), "en") || a.path.localeCompare(b.path, "en"),
  );
  for (const entry of sorted) {
    const first = sortName(entry.name).normalize("NFD").charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "0–9";
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters]
    .map(([letter, list]) => ({ letter, entries: list }))
    .sort((a, b) => a.letter.localeCompare(b.letter, "en"));
}

/** Letters as they are compared: small, without accents, with plain apostrophes. */
const simple = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").toLowerCase();

/** Whether every word that a reader has typed is somewhere in an entry. */
export function isFound({ name, kind, words, more = "" }: Entry, typed: string): boolean {
  const text = simple(`${name} ${kind} ${words} ${more}`);
  return simple(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
