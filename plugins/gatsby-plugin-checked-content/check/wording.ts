/** How messages put things: counts, articles, places in a file, shell arguments. */

/** "an artwork", "a book". */
export const withIndefiniteArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** "1 error", "2 errors". */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString("en-GB")} ${noun}${number === 1 ? "" : "s"}`;

const ordinal = (number: number) => {
  const ending = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
};

/** A readable JSON path: "editions (2nd) › price › amount". */
export const pathInWords = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words} (${ordinal(step + 1)})`.trim();
    return words ? `${words} › ${String(step)}` : String(step);
  }, "");

/** "an artwork" as "An artwork". */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A sign's number in Unicode: "U+00A0". */
export const codeOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** Quotes a shell argument if necessary. */
export function quoted(word: string, system: NodeJS.Platform = process.platform): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!/["$`!]/.test(word) && (system === "win32" || !word.includes("\\"))) return `"${word}"`;
  return `'${word.replaceAll("'", system === "win32" ? "''" : "'\\''")}'`;
}
