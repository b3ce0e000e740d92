/**
 * Long text as the content writes it: paragraphs in which *stars* stress words, and a paragraph of three stars alone is a break between
 * scenes. Pages, e-books and the content check read it through this one file.
 */

/** What breaks between two scenes look like in the content. */
export const sceneBreak = "***";

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
      .split(/\r?\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
      .filter(Boolean),
  );

/** Words, those between stars stressed. */
export const stressesOf = (text: string): Run[] =>
  text.split("*").flatMap((words, index) => (words ? [{ words, stressed: index % 2 === 1 }] : []));

/** A text in which no dash begins a line. */
export const bindDashes = (text: string): string => text.replace(/ (?=–|- )/g, "\u00a0");

/** A paragraph's words, those between stars stressed. */
export const runsOf = (paragraph: string): Run[] => stressesOf(bindDashes(paragraph));

/** The paragraphs of a text and the breaks between its scenes. */
export const blocksOf = (text: readonly string[]): Block[] =>
  paragraphsOf(text).map((paragraph) => (paragraph === sceneBreak ? [] : runsOf(paragraph)));

/** A text without its marks. */
export const plainText = (text: string): string => text.replaceAll("*", "");

/** True where every star that begins to stress words has one that ends it. */
export const isWellMarked = (text: string): boolean =>
  paragraphsOf([text]).every((paragraph) => paragraph === sceneBreak || paragraph.split("*").length % 2 === 1);

/** How many words a reader of this site's age reads in a minute. */
const wordsPerMinute = 180;

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
