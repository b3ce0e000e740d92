/** Formats dates, prices, sizes and names for display. Pure functions, used by pages, downloads and feeds alike. */
import { bookFacts } from "./content/shared-labels";
import { dateLocale, language, spelt } from "./language";

/** An amount in major units (7.99) with its ISO 4217 currency code. */
export interface Money {
  amount: number;
  currency: string;
  from: boolean;
}

/** "£7.99", or "from £7.99" where the price is the lowest of several; "free". */
export function formatPrice({ amount, currency, from }: Money): string {
  if (amount === 0) return "free";
  const price = new Intl.NumberFormat(language(), { style: "currency", currency }).format(amount);
  return from ? `from ${price}` : price;
}

/** What a button says before a thing at this price. */
export const buyOrGet = ({ amount }: Pick<Money, "amount">) => (amount > 0 ? "Buy" : "Get");

/** A currency's number of decimals: two for pounds, none for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

const dateFormat = (month: "short" | "long") =>
  new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month, year: "numeric", timeZone: "UTC" });

/** "2023-11-14" as "Nov 14, 2023", or in the locale of the settings. */
export const formatDate = (isoDate: string) => dateFormat("short").format(new Date(isoDate));

/** "2023-11-14" as "November 14, 2023", or in the locale of the settings. */
export const formatLongDate = (isoDate: string) => dateFormat("long").format(new Date(isoDate));

/** 105 seconds as "01:45". */
export function formatDuration(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${pad(hours)}:` : ""}${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** 105 seconds as "1 minute 45 seconds", for screen readers. */
export function spokenDuration(seconds: number): string {
  const part = (value: number, unit: string) => (value ? [countOf(value, unit)] : []);
  const minutes = Math.floor(seconds / 60);
  return [
    ...part(Math.floor(minutes / 60), "hour"),
    ...part(minutes % 60, "minute"),
    ...part(seconds % 60, "second"),
  ].join(" ");
}

/** A number with its noun: "1 minute", "40 minutes". */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A range as "8 to 14", or as "8" where it begins and ends with the same. */
export const formatRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from}` : `${from} to ${to}`;

/** Words in quotation marks; a pair within them becomes a single one. */
export const quoted = (words: string) => `“${words.replace(/“([^“”]*)”/g, "‘$1’")}”`;

/** The full stop that a sentence wants behind these words: none, where they end in a mark of their own. */
export const fullStop = (words: string) => (/[.!?…]["'”’)]*$/.test(words) ? "" : ".");

/** Texts one after the other, each ended as a sentence. */
export const inSentences = (...texts: readonly string[]) => texts.map((text) => text + fullStop(text)).join(" ");

/** A heading's sentences, each with its marks: a full stop ends one where a space follows, so not in "2.0". */
export const sentencesOf = (heading: string): string[] =>
  heading.match(/\S[\s\S]*?(?:[.!?…]["'”’)]*(?=\s)|$)/g) ?? [heading];

/** Bytes as "776 KB" or "2.5 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** In pixels. */
const screen4K = { width: 3840, height: 2160 };

/** A picture file's facts: "JPG, 3840 × 2160 (4K), 776 KB". Width and height in pixels. */
export function formatFile(file: { format: string; width: number; height: number; bytes: number }): string {
  const { format, width, height, bytes } = file;
  const is4K = width >= screen4K.width && height >= screen4K.height;
  return `${format}, ${width} × ${height}${is4K ? " (4K)" : ""}, ${formatBytes(bytes)}`;
}

/** Truncates at a word boundary, with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,;:(–-]+$/, "")}…`;
}

/** Words before a full stop that ends no sentence: titles and initials. */
const abbreviated = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Mx|St|Prof|Capt|No|vs|etc|e\.g|i\.e|\p{Lu})$/u;

/** The first sentence of a text. */
function firstSentence(text: string): string {
  for (const { 0: end, index } of text.matchAll(/[.!?]["”’)]*(?=\s+["“‘(]?[\p{Lu}\d])/gu))
    if (end[0] !== "." || !abbreviated.test(text.slice(0, index))) return text.slice(0, index + end.length);
  return text;
}

/** Where a sentence can end before its end: a clause that hangs on what comes before it. */
const furtherClause =
  /\s*[;–—]\s|:\s|,\s+(?=(?:with|while|as|who|whose|whom|which|where|when|but|because|until|like|\p{Ll}+ing)\s)/gu;

/**
 * The first sentence of a text alternative, for grids whose pictures have the full one on their own pages. Of a long one
 * its first clauses: whole always, since half a phrase tells nothing.
 */
export function shortAlt(alt: string): string {
  const sentence = firstSentence(alt);
  if (sentence.length <= 120) return sentence;
  const ends = [...sentence.matchAll(furtherClause)].map(({ index }) => index).filter((end) => end >= 24 && end < 120);
  const end = ends.at(-1);
  return end ? `${sentence.slice(0, end)}.` : sentence;
}

/** In characters: about what search results show. */
const longestTitle = 70;

/** A page's title: its name, that of the page above it, and the site's where there is room. Never cut: it tells pages apart. */
export function pageTitle(name: string, above: string | undefined, site: string): string {
  const own = above ? `${name} | ${above}` : name;
  if (own === site) return own;
  const whole = `${own} | ${site}`;
  return whole.length <= longestTitle ? whole : own;
}

/** The title of a book while nobody knows it: "to be confirmed". */
export const noTitle = "TBC";

/** An item's names as they are shown, the first and what says more: no title that is not known yet, or is the label again. */
export const shownNames = ([label = "", ...titles]: readonly string[]): string[] => [
  label,
  ...titles.filter((title) => title !== noTitle && title.toLowerCase() !== label.toLowerCase()),
];

/** A book's one visible name: "Book One: The Discovery"; "Book Three" while it has no title. */
export const bookName = ({ label, title }: { label: string; title: string }) => shownNames([label, title]).join(": ");

/** A book's title alone; "Book Three" while it has none. */
export const shortBookName = ({ label, title }: { label: string; title: string }) =>
  shownNames([label, title]).at(-1) ?? label;

/** A chapter's one visible name: "Chapter One: The Last Word". */
export const chapterName = ({ number, title }: { number: string; title: string }) => `${number}: ${title}`;

/** A chapter's number in the middle of a sentence: "chapter one", but "chapter IV", "Toby’s prologue" and "interlude: Mars". */
export const chapterInSentence = (number: string) =>
  number.replace(/^[^:,]*/, (words) =>
    words.replace(/\p{Lu}\p{Ll}+(?!\p{L}|['’]s)/gu, (word) => word.toLocaleLowerCase(language())),
  );

const upToColons = (parts: readonly string[]): string[] =>
  parts.map((part, index, { length }) => (index < length - 1 ? `${part}:` : part));

/** The parts of a title, each up to its colon: "Book One:" and "The Discovery". */
export const titleParts = (title: string): string[] => upToColons(title.split(": "));

/** The parts of a book's name; a title that is a drawing is one part, whatever colons are in it. */
export const bookNameParts = (book: { label: string; title: string }, isTitleDrawn: boolean): string[] =>
  isTitleDrawn ? upToColons(shownNames([book.label, book.title])) : titleParts(bookName(book));

/** Whether a name, set in the letters of a heading, would fill a phone's first screen. */
export const isLong = (name: string) => name.length > 32 || /\S{15}/.test(name);

/** A book's release date, or the note in place of one. */
export const bookRelease = (book: { releaseDate?: string | null; releaseNote?: string | null }) =>
  book.releaseDate ? formatDate(book.releaseDate) : (book.releaseNote ?? "Not announced yet");

/** The label of the date of a book, or of an edition, which may come out later than its book. */
export const releaseLabel = ({ status, isOut = true }: { status: "PUBLISHED" | "COMING_SOON"; isOut?: boolean }) =>
  status !== "PUBLISHED" ? bookFacts.expected : isOut ? bookFacts.released : bookFacts.announced;

const formatNames = {
  PAPERBACK: "Paperback",
  EBOOK: "Ebook",
  HARDBACK: "Hardback",
  AUDIOBOOK: "Audiobook",
  BOX_SET: "Box set",
};

export const formatName = (format: keyof typeof formatNames) => spelt(formatNames[format]);

export const bookStatus = ({ status }: { status: "PUBLISHED" | "COMING_SOON" }) =>
  status === "PUBLISHED" ? "Out now" : "Coming soon";

/** A URL's host without "www.": "youtube.com". */
export const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** A year as a number: "66,000,000 BC" is -66000000, "today" this year. Undefined for other words, such as "?". */
export function yearNumber(words: string, thisYear: number): number | undefined {
  if (/^(?:today|now)$/i.test(words)) return thisYear;
  // Of a span its beginning.
  const [, before = "", digits, million, era = before] =
    /^(?:c(?:a|irca)?\.? )?(?:(AD|BCE?|CE) )?(\d[\d,. ]*?)( million)?(?: ?[-–] ?\d[\d,]*)?(?: (BCE?|AD|CE))?$/i.exec(
      words.replace(/\b([A-E])\./g, "$1"),
    ) ?? [];
  if (!digits) return undefined;
  const year = million ? Number.parseFloat(digits) * 1e6 : Number(digits.replace(/\D/g, ""));
  return /^B/i.test(era) ? -year : year;
}
