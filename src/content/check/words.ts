/** Small helpers with words. */

/** How many letters must be added, removed, changed or swapped to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The candidate most like a word, if any is like it enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 200) return undefined;
  const wanted = word.toLowerCase();
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const score = distance(wanted, candidate.toLowerCase());
    if (
      score <= Math.max(1, Math.floor(Math.min(wanted.length, candidate.length) / 3)) &&
      score < (best?.score ?? 99)
    ) {
      best = { candidate, score };
    }
  }
  return best?.candidate;
}

/** "an artwork", "a book". */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** "1 error", "2 errors". */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString("en-GB")} ${noun}${number === 1 ? "" : "s"}`;

const ordinal = (number: number) => {
  const ending = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
};

/** A path into a JSON file, in words: "editions (2nd) › price › pence". */
export const pathInWords = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words} (${ordinal(step + 1)})`.trim();
    return words ? `${words} › ${String(step)}` : String(step);
  }, "");

/** A title as a file name: "Raptor moon!" becomes "raptor-moon". */
export const slugify = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
