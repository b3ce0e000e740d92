/** Short text as the content writes it: *stars* stress words, and [words](/path) lead somewhere. Browsers load this too. */

/** Some words of a text that are written alike. */
interface Run {
  words: string;
  stressed: boolean;
}

/** A part of a text: words, and where they lead, if anywhere. */
export interface Part {
  runs: Run[];
  to?: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

const runsOf = (text: string): Run[] =>
  text.split("*").flatMap((words, index) => (words ? [{ words, stressed: index % 2 === 1 }] : []));

/** The parts of a text, in order. */
export function partsOf(text: string): Part[] {
  // Splitting by a pattern with two groups gives words, label, address, words, label, address, words …
  const pieces = text.split(link);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 3 === 2) return [];
    const runs = runsOf(piece);
    if (runs.length === 0) return [];
    return [index % 3 === 1 ? { runs, to: pieces[index + 1] } : { runs }];
  });
}

/** The words of a text alone. */
export const plainWords = (text: string): string =>
  partsOf(text)
    .flatMap(({ runs }) => runs.map(({ words }) => words))
    .join("");

/** The addresses that a text leads to. */
export const addressesIn = (text: string): string[] => partsOf(text).flatMap(({ to }) => to ?? []);
