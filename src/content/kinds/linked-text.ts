/** Inline markup of short texts: *emphasis*, _emphasis_, [words](/path). Part of the browser bundle. */
import { type Run, stressesOf } from "./marked-text";

/** A run of text, with its link target, if any. */
export interface Part {
  runs: Run[];
  to?: string;
}

/** Brackets in an address belong to it where they come in pairs: …/Mars_(planet). */
const link = /\[([^\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/;

/** Parses a text into parts. */
export function partsOf(text: string): Part[] {
  // String.split with two capture groups: text, link text, target, text, link text, target, …
  const pieces = text.split(link);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 3 === 2) return [];
    const runs = stressesOf(piece);
    if (runs.length === 0) return [];
    return [index % 3 === 1 ? { runs, to: pieces[index + 1] } : { runs }];
  });
}

/** A text's pieces without link targets; emphasis must be closed within one piece. */
export const piecesOf = (text: string): string[] => text.split(link).filter((_, index) => index % 3 !== 2);

/** The first malformed link: "[words] (/path)", "[words](/pa th)", "[words](/path", "[words][1]", "(words)[/path]". */
export const unreadableLink = (text: string): string | undefined =>
  /\[[^\]]*\]\s*(?:\((?:[^()]|\([^()]*\))*\)|\([^)]*\)?)|\[[^\][]*\([^)]*\)|\]\([^)]*\)?|\[[^\][]+\]\[[^\][]*\]|\([^()]+\)\[(?:\/|#|\w+:)[^\][]*\]/.exec(
    text
      .split(link)
      .filter((_, index) => index % 3 === 0)
      .join(" … "),
  )?.[0];

/** A text without markup. */
export const plainLinkedText = (text: string): string =>
  partsOf(text)
    .flatMap(({ runs }) => runs.map((run) => run.text))
    .join("");
