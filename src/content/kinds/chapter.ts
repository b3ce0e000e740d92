import { z } from "zod";
import {
  didYouMean,
  error,
  numberWords,
  type Rule,
  shown,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";
import { paragraphsOf, plainText } from "./marked-text";

const drawing = field.group("ChapterDrawing", "A drawing between two paragraphs.", {
  image: field.drawing("The drawing.", "chapter-one-wheel.svg"),
  alt: field.alt("A drawing of a bike wheel and its track in the dust."),
  after: field.text(
    "Some words of the paragraph that it comes after, as they are in the text.",
    "smile by smile, round behind the kiln",
    200,
  ),
});

const plate = field.group(
  "ChapterPlate",
  "A picture in full colour, between two paragraphs. Screens show it; paper and the e-book leave it out.",
  {
    image: field.image("The picture.", "the-last-word.jpg", 1200),
    alt: field.alt("In the quarry Toby holds crystals like a microphone, and Finn laughs."),
    caption: field.text("A line under the picture.", "Ladies and gentlemen! (And gull.)", 120).optional(),
    after: field.text(
      "Some words of the paragraph that it comes after, as they are in the text.",
      "Why should you never argue with an echo?",
      200,
    ),
  },
);

/** A sample chapter, to read on the site and as an e-book. */
export const chapter = z.strictObject({
  order: field.order("among the chapters of its book", "book"),
  aliases: field.aliases().optional(),
  book: field.reference("Book", "The book that the chapter is from: its page is below the book's.", "book-one"),
  number: field.text("Which chapter it is, in words.", "Chapter One", 40),
  title: field.text("The chapter's title.", "The Last Word", 80),
  address: field.kebab(
    "The last part of the page's address: the book's own address and a slash come before it.",
    "chapter-one",
  ),
  description: field.text(
    "One or two sentences for search engines and shared links.",
    "Read the first chapter of The Discovery: a light in the quarry wall, and an echo that comes back too early.",
    170,
  ),
  added: field.isoDate("The day the chapter came to the site, or last changed.", "2025-07-01"),
  text: field.list(
    "The chapter. It may be pasted all at once, with an empty line between paragraphs.",
    field.markedText(
      "One paragraph, or several with an empty line between them. *Stars* stress words; a line of *** or * * * alone is a break between scenes.",
      "“It is *useful*,” Asha had said.",
      200_000,
    ),
    1,
  ),
  opener: field
    .group("ChapterOpener", "A drawing over the beginning.", {
      image: field.drawing("The drawing, about twice as wide as it is high.", "chapter-one-opener.svg"),
      alt: field.alt("A field gate in front of a chalk quarry. The sign on it says KEEP OUT."),
    })
    .optional(),
  drawings: field.list("Small drawings between the paragraphs.", drawing).optional(),
  plate: plate.optional(),
  afterwards: field
    .paragraphs(
      "What the page says when the chapter ends: what happens next, without giving it away.",
      "Somebody is running, and it is Asha. What from?",
    )
    .optional(),
  keywords: field.keywords("sample", "read online"),
});

type Chapter = z.infer<typeof chapter>;

/** A text with typewriters' quotation marks and hyphens, as long as before. */
const typed = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, "-");

/** The `after` of each drawing and of the plate matches exactly one paragraph. */
const drawn: Rule<Chapter> = function* ({ value, at }) {
  const paragraphs = paragraphsOf(value.text).map(plainText);
  const pictures = [
    ...(value.drawings ?? []).map(({ after }, index) => ({ after, what: "drawing", path: ["drawings", index] })),
    ...(value.plate ? [{ after: value.plate.after, what: "picture", path: ["plate"] }] : []),
  ];
  for (const { after, what, path } of pictures) {
    const places = paragraphs.filter((paragraph) => paragraph.includes(after)).length;
    if (places === 1) continue;
    const [meant] = paragraphs.flatMap((paragraph) => {
      const start = typed(paragraph).indexOf(typed(after));
      return places === 0 && start >= 0 ? [paragraph.slice(start, start + after.length)] : [];
    });
    const having = places === 0 ? "No paragraph has" : `${places} paragraphs have`;
    yield error("drawing-place", at(...path, "after"), {
      found: `${having} the words ${shown(after, 60)}.`,
      expected: `Words of one paragraph alone, without stars: the ${what} comes after it.`,
      suggestion: didYouMean(meant) ?? "Copy a few of its words from the text.",
    });
  }
};

/** The numbers of pages, which come along when a text is pasted: they stand within a sentence. */
const pastedNumber: Rule<Chapter> = function* ({ value, at }) {
  for (const [index, entry] of value.text.entries()) {
    const paragraphs = paragraphsOf([entry]).map(plainText);
    const before = index > 0 ? paragraphsOf([value.text[index - 1] ?? ""]).map(plainText) : [];
    const number = paragraphs.find((paragraph, place) => {
      const last = paragraphs[place - 1] ?? before.at(-1) ?? "";
      return /^\d{1,3}$/.test(paragraph) && /\p{Ll},?$/u.test(last);
    });
    if (!number) continue;
    yield warning("pasted-number", at("text", index), {
      found: `The number ${number} stands alone within a sentence, as a page's number does that was copied with the text.`,
      expected: "The words of the story alone.",
    });
  }
};

/** What a chapter's heading and its first paragraph are compared by: "CHAPTER ONE." is "Chapter One". */
const inLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A paragraph so long is in a story twice by a second pasting, and no refrain: in letters. */
const longRefrain = 160;

/** The heading, which comes along when a chapter is pasted, and a paragraph that was pasted twice. */
const pastedTwice: Rule<Chapter> = function* ({ value, at }) {
  const { number, title, text } = value;
  const paragraphs = text.map((entry) => paragraphsOf([entry]).map(plainText).join(" "));
  const heading = [number, title, `${number} ${title}`].map(inLetters);
  for (const [index, paragraph] of paragraphs.entries()) {
    const isHeading = index < 2 && heading.includes(inLetters(paragraph));
    const first = paragraphs.indexOf(paragraph);
    if (!isHeading && (paragraph.length < longRefrain || first === index)) continue;
    yield warning(isHeading ? "pasted-heading" : "pasted-twice", at("text", index), {
      found: isHeading
        ? `${shown(paragraph)} is the chapter's heading, which the page has already.`
        : `${shown(paragraph)} stands in the text twice.`,
      expected: "The words of the story alone, each paragraph once.",
      suggestion: "Delete this paragraph.",
    });
  }
};

/** "Chapter One", "7", "XIV": an interlude, a prologue and a part may be called so twice. */
const hasNumber = new RegExp(`^(?!part|book|season).*(?:\\d|\\b(?:${numberWords.join("|")}|[ivx]+)\\b)`, "i");

/** The number in a chapter's name, where it has one alone, in digits or in a word: "Twenty-One" is left to its reader. */
function numberIn(name: string): number | undefined {
  if (!hasNumber.test(name)) return undefined;
  const words: readonly string[] = name.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const [number = "", ...more] = words.filter((word) => /^\d|ty$/.test(word) || numberWords.includes(word));
  const value = /^\d/.test(number) ? Number(number) : numberWords.indexOf(number);
  return more.length > 0 || value < 0 ? undefined : value;
}

/** Published chapters stand in the order of their numbers. */
const inOrder: Rule<Chapter, { Chapter: Chapter }> = function* ({ value, at }, content) {
  const own = numberIn(value.number);
  const [before] = content
    .publishedOf("Chapter")
    .filter((one) => one.value.book === value.book && one.value.order < value.order)
    .toSorted((one, other) => other.value.order - one.value.order);
  const last = before && numberIn(before.value.number);
  if (own === undefined || last === undefined || last <= own) return;
  yield warning("chapter-order", at("order"), {
    found: `${shown(value.number)} stands behind ${shown(before?.value.number)}, whose "order" is ${before?.value.order}.`,
    expected: "An order in which the numbers of the chapters rise.",
  });
};

/** Two published chapters of a book have not the same number. */
const ownNumber: Rule<Chapter, { Chapter: Chapter }> = function* ({ slug, value, at }, content) {
  const { book, number, order } = value;
  const alike = content
    .publishedOf("Chapter")
    .filter((one) => one.value.book === book && one.value.number.toLowerCase() === number.toLowerCase());
  const other = alike.find((one) => one.slug !== slug && one.value.order <= order);
  if (!other || !hasNumber.test(number) || !alike.some((one) => one.slug === slug)) return;
  yield warning("same-chapter", at("number"), {
    found: `${content.name(other.path)} is ${shown(number)} of this book already.`,
    expected: "A number of its own for each chapter.",
  });
};

export const chapterRules: readonly Rule<Chapter, { Chapter: Chapter }>[] = [
  drawn,
  pastedNumber,
  pastedTwice,
  ownNumber,
  inOrder,
];
