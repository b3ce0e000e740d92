import { plainLetters } from "./plain-letters";

/** An alphabetical list, as library catalogues order names. */
interface Named {
  readonly name: string;
}

interface Letter<Entry extends Named> {
  letter: string;
  /** The fragment id of its section. */
  id: string;
  entries: Entry[];
}

/** The sort key: without quotation marks and without a leading article. */
const sortName = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:the|an?)\s+(?=\S)/i, "");

/** Groups entries by initial: digits first, in one group, then Latin letters, then other scripts. */
export function aToZ<Entry extends Named>(entries: readonly Entry[]): Letter<Entry>[] {
  const letters = new Map<string, Entry[]>();
  const compare = new Intl.Collator("en").compare;
  const sorted = [...entries].sort((a, b) => compare(sortName(a.name), sortName(b.name)));
  for (const entry of sorted) {
    const first = plainLetters(sortName(entry.name)).charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : "0–9";
    const list = letters.get(letter);
    if (list) list.push(entry);
    else letters.set(letter, [entry]);
  }
  return [...letters]
    .map(([letter, list]) => ({ letter, id: `letter-${letter.charAt(0)}`, entries: list }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** An entry, and again under each further name: a book stands under its title as well as its label. */
export const underEachName = <Entry extends Named & { readonly otherNames: readonly string[] }>(entry: Entry) => [
  entry,
  ...entry.otherNames.slice(1).map((name) => ({ ...entry, name })),
];

/** The last part of the address of a letter's own page: letters that are not Latin by their number in Unicode. */
export const letterSlug = (letter: string): string =>
  /^[A-Z]$/.test(letter)
    ? letter.toLowerCase()
    : letter === "0–9"
      ? "0-9"
      : `u${(letter.codePointAt(0) ?? 0).toString(16)}`;
