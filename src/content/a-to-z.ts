interface Named {
  readonly name: string;
}

interface Letter<Entry extends Named> {
  letter: string;
  /** The fragment id of its section. */
  id: string;
  entries: Entry[];
}

/** The sort key, as library catalogues order names: without quotation marks and without a leading article. */
const sortName = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:the|an?)\s+(?=\S)/i, "");

/** Groups entries by initial: digits first, in one group, then Latin letters, then other scripts. */
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
