/** Inline markup of short texts: *stars* or _underscores_ for emphasis, [words](/path) for links. Part of the browser bundle. */
import { type Run, stressesOf } from "./marked-text";

/** A part of a text: words, and where they lead, if anywhere. */
export interface Part {
  runs: Run[];
  to?: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The parts of a text, in order. */
export function partsOf(text: string): Part[] {
  // Splitting by a pattern with two groups gives words, label, address, words, label, address, words …
  const pieces = text.split(link);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 3 === 2) return [];
    const runs = stressesOf(piece);
    if (runs.length === 0) return [];
    return [index % 3 === 1 ? { runs, to: pieces[index + 1] } : { runs }];
  });
}

/** What stands between links, and the words of each link: a star has its second one in the same piece. */
export const piecesOf = (text: string): string[] => text.split(link).filter((_, index) => index % 3 !== 2);

/** What of a text looks like a link and is none: "[words] (/path)", "[words](/pa th)", "[words](/path", "[words][1]". */
export const unreadableLink = (text: string): string | undefined =>
  /\[[^\]]*\]\s*\([^)]*\)?|\[[^\][]*\([^)]*\)|\]\([^)]*\)?|\[[^\][]+\]\[[^\][]*\]/.exec(
    text
      .split(link)
      .filter((_, index) => index % 3 === 0)
      .join(" … "),
  )?.[0];

/** The words of a text alone. */
export const plainWords = (text: string): string =>
  partsOf(text)
    .flatMap(({ runs }) => runs.map(({ words }) => words))
    .join("");

/** The addresses that a text leads to. */
export const addressesIn = (text: string): string[] => partsOf(text).flatMap(({ to }) => to ?? []);
