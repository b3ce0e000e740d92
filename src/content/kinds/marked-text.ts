/** Markup of long texts: paragraphs, *emphasis*, a line of stars for a scene break. Parsed here alone. */

/** A scene break in the result of `paragraphsOf`. */
const sceneBreak = "***";

/** Notations of a scene break: three or more of a sign, spaced or not, or longer dashes that programs make of them; an asterism; hashes. */
const sceneBreakLine = /^[ \t]*(?:(?:([*\-~=+•_])[ \t]*)(?:\1[ \t]*){2,}|(?:[–—][ \t]*)+|⁂|(?:#[ \t]*)+)[ \t]*$/gm;

/** Emphasis. Not for the stars of 2 * 3 * 4, nor underscores inside words and paths. Without lookbehind, for older browsers. */
const stressed = /\*([^*\s][^*]*)\*|(^|[^\p{L}\p{N}_/])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu;

/** A run of text with the same formatting. */
export interface Run {
  text: string;
  stressed: boolean;
  /** The link target, if any. */
  href?: string;
}

/** A paragraph; an empty list is a scene break. */
export type Block = readonly Run[];

/** Splits a text into paragraphs; an entry may hold several, with empty lines between them, as pasted. */
export const paragraphsOf = (text: readonly string[]): string[] =>
  text.flatMap((entry) =>
    entry
      .replace(sceneBreakLine, `\n\n${sceneBreak}\n\n`)
      .split(/\r?\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
      .filter(Boolean),
  );

/** Parses emphasis. */
export function stressesOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(stressed)) {
    const [whole, starred, before = "", underlined] = match;
    runs.push({ text: text.slice(end, match.index) + before, stressed: false });
    runs.push({ text: starred ?? underlined ?? "", stressed: true });
    end = match.index + whole.length;
  }
  runs.push({ text: text.slice(end), stressed: false });
  return runs.filter(({ text }) => text !== "");
}

/** Binds dashes to the preceding word with no-break spaces, so that no line begins with one. */
export const bindDashes = (text: string): string => text.replace(/ (?=–|- )/g, "\u00a0");

/** Parses a paragraph into runs. */
export const runsOf = (paragraph: string): Run[] => stressesOf(bindDashes(paragraph));

/** Parses a text into paragraphs and scene breaks. */
export const blocksOf = (text: readonly string[]): Block[] =>
  paragraphsOf(text).map((paragraph) => (paragraph === sceneBreak ? [] : runsOf(paragraph)));

/** Paragraph ids by content (FNV-1a of letters and digits), so that edits elsewhere keep bookmarks. */
export function paragraphIds(blocks: readonly Block[]): string[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    const letters = block
      .map(({ text }) => text)
      .join("")
      .normalize()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
    let hash = 0x811c9dc5;
    for (let at = 0; at < letters.length; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193) >>> 0;
    const id = `p-${hash.toString(36)}`;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return time > 1 ? `${id}-${time}` : id;
  });
}

/** A text without markup. */
export const plainText = (text: string): string =>
  stressesOf(text)
    .map((run) => run.text)
    .join("");

/** The first unpaired emphasis marker, with its paragraph (counted from 1) and context. */
export function unpairedAsterisk(paragraphs: readonly string[]): { paragraph: number; context: string } | undefined {
  for (const [index, paragraph] of paragraphs.entries()) {
    const rest = paragraph === sceneBreak ? "" : plainText(paragraph);
    const at = rest.indexOf("*");
    if (at >= 0) return { paragraph: index + 1, context: rest.slice(Math.max(0, at - 30), at + 40).trim() };
  }
  return undefined;
}

/** Reading speed of the audience (8 to 14 years). */
export const wordsPerMinute = 180;

/** Reading time in minutes: at the start of each paragraph, and in total. */
export function readingTimes(blocks: readonly Block[]): { starts: number[]; total: number } {
  let words = 0;
  const starts = blocks.map((block) => {
    const start = words / wordsPerMinute;
    words += block.reduce((sum, run) => sum + (run.text.match(/\S+/g)?.length ?? 0), 0);
    return start;
  });
  return { starts, total: Math.max(1, Math.round(words / wordsPerMinute)) };
}
