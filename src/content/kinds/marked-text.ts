/**
 * Markup of long texts: paragraphs with *stars* or _underscores_ for emphasis, and a line of stars alone for a scene break.
 * Pages, e-books and the content check parse it here, and nowhere else.
 */

/** A break between two scenes, as `paragraphsOf` gives it. */
const sceneBreak = "***";

/** Scene breaks as word processors and people write them: three stars or hyphens and more, with or without spaces; an asterism; a hash. */
const sceneBreakLine = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|⁂|#)[ \t]*$/gm;

/** Words to stress. An underscore inside a word or an address stresses nothing; no lookbehind, which older browsers do not know. */
const stressed = /\*([^*]+)\*|(^|[^\p{L}\p{N}_/])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu;

/** Some words of a paragraph that are written alike. */
export interface Run {
  words: string;
  stressed: boolean;
  /** Where the words lead, if anywhere. */
  href?: string;
}

/** A paragraph, or a break between two scenes, which has no words. */
export type Block = readonly Run[];

/** The paragraphs of a text: one per entry, or several with an empty line between them, as they come when pasted. */
export const paragraphsOf = (text: readonly string[]): string[] =>
  text.flatMap((entry) =>
    entry
      .replace(sceneBreakLine, `\n\n${sceneBreak}\n\n`)
      .split(/\r?\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
      .filter(Boolean),
  );

/** Words, those between marks stressed. */
export function stressesOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(stressed)) {
    const [whole, starred, before = "", underlined] = match;
    runs.push({ words: text.slice(end, match.index) + before, stressed: false });
    runs.push({ words: starred ?? underlined ?? "", stressed: true });
    end = match.index + whole.length;
  }
  runs.push({ words: text.slice(end), stressed: false });
  return runs.filter(({ words }) => words !== "");
}

/** A text in which no dash begins a line. */
export const bindDashes = (text: string): string => text.replace(/ (?=–|- )/g, "\u00a0");

/** A paragraph's words, those between marks stressed. */
export const runsOf = (paragraph: string): Run[] => stressesOf(bindDashes(paragraph));

/** The paragraphs of a text and the breaks between its scenes. */
export const blocksOf = (text: readonly string[]): Block[] =>
  paragraphsOf(text).map((paragraph) => (paragraph === sceneBreak ? [] : runsOf(paragraph)));

/** A text without its marks. */
export const plainText = (text: string): string =>
  stressesOf(text)
    .map(({ words }) => words)
    .join("");

/** The paragraph, counted from 1, in which a star has no second one, with words around it; undefined where every star has one. */
export function loneStar(paragraphs: readonly string[]): { paragraph: number; words: string } | undefined {
  for (const [index, paragraph] of paragraphs.entries()) {
    const rest = paragraph === sceneBreak ? "" : plainText(paragraph);
    const at = rest.indexOf("*");
    if (at >= 0) return { paragraph: index + 1, words: rest.slice(Math.max(0, at - 30), at + 40).trim() };
  }
  return undefined;
}

/** How many words a reader of this site's age reads in a minute. */
export const wordsPerMinute = 180;

/** How many minutes each paragraph is from the start, in reading, and how many all of them take. */
export function readingTimes(blocks: readonly Block[]): { starts: number[]; total: number } {
  let words = 0;
  const starts = blocks.map((block) => {
    const start = words / wordsPerMinute;
    words += block.reduce((sum, run) => sum + (run.words.match(/\S+/g)?.length ?? 0), 0);
    return start;
  });
  return { starts, total: Math.max(1, Math.round(words / wordsPerMinute)) };
}
